import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { deleteComplaint } from '#contract/complaints/complaintCalls.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import type { DialogFrame } from '#src/components/dialog/GuardedDialog.tsx';
import { useFocusPageOnceGone } from '#src/components/page/focusPage.ts';
import { call } from '#src/dataProvider/call.ts';
import { wayBack } from '../../wayBack.ts';

/** Confirms, deletes, and returns to the list. After a failure the user can try again (DET-14). */
export function DeleteDialog({ complaint, ...frame }: DialogFrame & { complaint: ComplaintRecord }) {
  const { id, complaint_number: number } = complaint;
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { to, state } = wayBack(useLocation());
  const onDelete = useFocusPageOnceGone();
  const remove = useMutation({
    mutationFn: () => call(deleteComplaint, { params: { id } }),
    onSuccess: async () => {
      notify('complaint.delete.done', { type: 'success' });
      onDelete();
      await navigate(to, { state });
      queryClient.removeQueries({ queryKey: [COMPLAINTS], type: 'inactive' });
    },
    onError: () => notify('complaint.delete.failed', { type: 'error' }),
  });
  return (
    <ConfirmDialog
      {...frame}
      title="complaint.delete.title"
      question="complaint.delete.question"
      action="complaint.delete.action"
      named={{ number }}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
