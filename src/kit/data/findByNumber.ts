import type { ComplaintRow } from '../../../contract/complaint.ts';
import { listComplaints } from '../../../contract/complaintCalls.ts';
import { call } from '../../dataProvider/http.ts';

/** The grievance that has a number; null where the account sees none. */
export async function findByNumber(typed: string): Promise<ComplaintRow | null> {
  const query = { complaint_number: typed, page: 1, per_page: 1 };
  const [found] = (await call(listComplaints, { query })).data;
  return found?.complaint_number === typed ? found : null;
}
