import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { reopenComplaint } from '#contract/complaints/complaintCalls.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import type { DialogFrame } from '#src/components/feedback/ConfirmDialog.tsx';
import { call } from '#src/dataProvider/call.ts';
import { useComplaintAction } from '../../useComplaintAction.ts';
import { ComplaintQuestion } from '../ComplaintQuestion.tsx';
import { useDialogParts } from './useDialogParts.ts';

/** Confirms, then reopens a closed complaint (DET-06). A cancelled dialog keeps the typed values. */
export function ReopenDialog({ complaint, ...frame }: DialogFrame & { complaint: ComplaintRecord }) {
  const { id, version, complaint_number } = complaint;
  const parts = useDialogParts('reopening');
  const sending = { complaint, file: null };
  const draft = useDraft(`reopen/${id}`, { values: parts.values, restore: parts.restore });
  const close = () => {
    reopen.reset();
    frame.onClose();
  };
  const reopen = useComplaintAction({
    run: () => call(reopenComplaint, { body: { id, version, ...parts.bodyOf(sending) } }),
    successText: 'complaint.reopen.done',
    onDone: () => {
      draft.sent();
      parts.clear();
      close();
    },
  });
  return (
    <ComplaintQuestion
      {...frame}
      onClose={close}
      words="complaint.reopen"
      number={complaint_number}
      failure={reopen.error}
      isPending={reopen.isPending}
      onConfirm={() => reopen.mutate(undefined)}
      details={
        parts.parts.length > 0 && (
          <>
            <DraftNotice draft={draft} />
            {parts.parts.map(({ id: name, code: { Fields }, value, onChange }) => (
              <Fields
                key={name}
                {...sending}
                value={value}
                onChange={onChange}
                isSubmitted={false}
                isOpen={frame.open}
              />
            ))}
          </>
        )
      }
    />
  );
}
