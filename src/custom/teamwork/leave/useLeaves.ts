import { useQuery } from '@tanstack/react-query';
import { type LeaveList, listLeaves } from '#contract/teamwork/leave.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { useRenew } from '#src/components/data/useRenew.ts';

/** Which leaves are shown: the own ones, or those of everybody in the place, for admin of one office. */
export interface LeaveScope {
  everybody: boolean;
  officeId?: number | null;
}

const LEAVES = 'leave';

/** Loads leaves again on each focus, because days pass. */
export const useLeaves = ({ everybody, officeId = null }: LeaveScope) =>
  useQuery<LeaveList>({
    ...queryOf([LEAVES, everybody, officeId], listLeaves, { query: { everybody, office_id: officeId } }),
    refetchOnWindowFocus: 'always',
  });

/** Call it after a change: names on other screens show leaves, too. */
export const useRenewLeaves = () => useRenew([LEAVES], ['options']);
