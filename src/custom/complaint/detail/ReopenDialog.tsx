import type { ComplaintRecord } from '../../../../contract/complaint.ts';
import { reopenComplaint } from '../../../../contract/complaintCalls.ts';
import { call } from '../../../dataProvider/http.ts';
import type { DialogFrame } from '../../../kit/feedback/ConfirmDialog.tsx';
import { useComplaintAction } from '../useComplaintAction.ts';
import { ComplaintQuestion } from './ComplaintQuestion.tsx';

/** Asks, then makes a closed complaint open again (DET-06). */
export function ReopenDialog({ complaint, ...frame }: DialogFrame & { complaint: ComplaintRecord }) {
  const { id, version, complaint_number } = complaint;
  const reopen = useComplaintAction({
    run: () => call(reopenComplaint, { body: { id, version } }),
    done: 'complaint.reopen.done',
    onDone: frame.onClose,
  });
  const close = () => {
    reopen.reset();
    frame.onClose();
  };
  return (
    <ComplaintQuestion
      {...frame}
      onClose={close}
      words="complaint.reopen"
      number={complaint_number}
      failure={reopen.error}
      isPending={reopen.isPending}
      onConfirm={() => reopen.mutate(undefined)}
    />
  );
}
