import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { sensitiveCases } from '../db/schema/citizens.ts';

/** Messages tell nothing of a sensitive grievance (MSG-20). */
export const isSensitive = async (db: Db | Tx, complaintId: number): Promise<boolean> =>
  (await db.$count(sensitiveCases, eq(sensitiveCases.complaint_id, complaintId))) > 0;

/** Of a sensitive grievance there is a page only where its person has asked for one (MSG-20). */
export async function mayHaveStatusPage(db: Db | Tx, complaintId: number): Promise<boolean> {
  const { complaint_id, status_page } = sensitiveCases;
  const [found] = await db.select({ status_page }).from(sensitiveCases).where(eq(complaint_id, complaintId));
  return found?.status_page ?? true;
}
