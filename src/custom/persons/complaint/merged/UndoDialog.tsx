import { useTranslate } from 'react-admin';
import { undoComplaintMerge } from '#contract/persons/merging.ts';
import { ConfirmDialog, type DialogFrame } from '#src/components/feedback/ConfirmDialog.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { useComplaintAction } from '#src/custom/complaints/useComplaintAction.ts';
import { call } from '#src/dataProvider/call.ts';
import type { MergedSource } from './UndoButton.tsx';

/** Confirms, then undoes the merge of a grievance (PER-17). */
export function UndoDialog({ source: { id, number }, ...frame }: DialogFrame & { source: MergedSource }) {
  const translate = useTranslate();
  const undo = useComplaintAction({
    run: () => call(undoComplaintMerge, { body: { source_id: id } }),
    successText: 'complaint.merge.undone',
    onDone: frame.onClose,
  });
  const close = () => {
    undo.reset();
    frame.onClose();
  };
  return (
    <ConfirmDialog
      {...frame}
      onClose={close}
      title={translate('complaint.merge.undoTitle', { number })}
      words={{
        question: 'complaint.merge.undoQuestion',
        cancel: 'common.cancel',
        action: 'complaint.merge.undo',
      }}
      failure={<FailureAlert failure={undo.error} />}
      isPending={undo.isPending}
      onConfirm={() => undo.mutate(undefined)}
    />
  );
}
