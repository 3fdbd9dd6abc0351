import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type LeaveList, listLeaves } from '#contract/teamwork/leave.ts';
import { call } from '#src/dataProvider/call.ts';

/** Whose leaves are shown: one's own, or those of everybody in place, for admin at the seat of an office. */
export interface LeaveScope {
  everybody: boolean;
  officeId?: number | null;
}

const LEAVES = 'leave';

/** Who is away, asked anew whenever somebody comes back to it: days pass. */
export const useLeaves = ({ everybody, officeId = null }: LeaveScope) =>
  useQuery<LeaveList>({
    queryKey: [LEAVES, everybody, officeId],
    queryFn: ({ signal }) => call(listLeaves, { query: { everybody, office_id: officeId }, signal }),
    refetchOnWindowFocus: 'always',
  });

/** After a change of a leave: names elsewhere tell of it, too. */
export function useRenewLeaves() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: [LEAVES] });
    await queryClient.invalidateQueries({ queryKey: ['options'] });
  };
}
