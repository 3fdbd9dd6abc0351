import { undoComplaintMerge } from '#contract/persons/merging.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import type { DialogFrame } from '#src/components/dialog/GuardedDialog.tsx';
import { useComplaintAction } from '#src/custom/complaints/useComplaintAction.ts';
import { call } from '#src/dataProvider/call.ts';
import type { MergedSource } from './UndoButton.tsx';

/** Confirms, then undoes the merge of a grievance (PER-17). */
export function UndoDialog({ source: { id, number }, ...frame }: DialogFrame & { source: MergedSource }) {
  const undo = useComplaintAction({
    run: () => call(undoComplaintMerge, { body: { source_id: id } }),
    successText: 'complaint.merge.undone',
    onDone: frame.onClose,
  });
  return (
    <ConfirmDialog
      {...frame}
      named={{ number }}
      title="complaint.merge.undoTitle"
      question="complaint.merge.undoQuestion"
      action="complaint.merge.undo"
      run={undo}
    />
  );
}
