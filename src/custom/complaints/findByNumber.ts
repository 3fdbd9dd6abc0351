import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { listComplaints } from '#contract/complaints/complaintCalls.ts';
import { readComplaintNumber, statusTokenIn } from '#contract/complaints/complaintNumber.ts';
import { call } from '#src/dataProvider/call.ts';

/**
 * Finds a grievance by its typed or pasted number or status link. Null if the user may not see it, or if several have
 * the number without its year.
 */
export async function findByNumber(typed: string): Promise<ComplaintRow | null> {
  if (!readComplaintNumber(typed) && !statusTokenIn(typed)) return null;
  const query = { complaint_number: typed, page: 1, per_page: 1 };
  const { data, total } = await call(listComplaints, { query });
  return total === 1 ? (data[0] ?? null) : null;
}
