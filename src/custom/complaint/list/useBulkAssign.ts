import { useState } from 'react';
import { useNotify } from 'react-admin';
import { assignStaff } from '../../../../contract/complaintCalls.ts';
import { ApiFailure, call, messageOf } from '../../../dataProvider/http.ts';
import { useRenewComplaints } from '../../../kit/data/useRenewComplaints.ts';

interface Outcome {
  assigned: number[];
  /** `reason` is a key of the catalogue, or a text as it was sent. */
  failed: { id: number; reason: string }[];
}

interface BulkAssign {
  /** How many are done of those under way; null before and after. */
  progress: { done: number; total: number } | null;
  outcome: Outcome | null;
  /** Resolves to what became of each. */
  assign: (ids: readonly number[], staffId: number) => Promise<Outcome>;
}

/**
 * Gives complaints to a staff member one after the other (LIST-11), so that one that is refused holds up no other,
 * and a server of another make need know of nothing but its own call.
 */
export function useBulkAssign(): BulkAssign {
  const notify = useNotify();
  const renew = useRenewComplaints();
  const [progress, setProgress] = useState<BulkAssign['progress']>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const assign = async (ids: readonly number[], staff_id: number) => {
    const result: Outcome = { assigned: [], failed: [] };
    for (const [done, id] of ids.entries()) {
      setProgress({ done, total: ids.length });
      try {
        await call(assignStaff, { body: { complaint_id: id, staff_id } });
        result.assigned.push(id);
      } catch (failure) {
        result.failed.push({ id, reason: reasonOf(failure) });
      }
    }
    await renew();
    setProgress(null);
    setOutcome(result);
    if (result.failed.length === 0) notify('complaint.assign.done', { type: 'success' });
    return result;
  };
  return { progress, outcome, assign };
}

function reasonOf(failure: unknown): string {
  const isOfOtherPlace = failure instanceof ApiFailure && failure.body.errors?.staff_id;
  return isOfOtherPlace ? 'complaintList.otherPlace' : messageOf(failure);
}
