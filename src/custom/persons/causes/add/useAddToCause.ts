import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { addCauseMembers, type CauseName } from '#contract/persons/cause.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/http.ts';

/** Puts grievances into a cause, all or none. */
export function useAddToCause(complaints: readonly { id: number }[], onAdded: () => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const renewComplaints = useRenewComplaints();
  return useMutation({
    mutationFn: ({ id }: CauseName) =>
      call(addCauseMembers, { params: { id }, body: { complaint_ids: complaints.map((one) => one.id) } }),
    onSuccess: async (_added, { number }) => {
      notify('causes.add.done', { type: 'success', messageArgs: { number } });
      onAdded();
      await queryClient.invalidateQueries({ queryKey: [CAUSES] });
      await renewComplaints();
    },
  });
}
