import { eq } from 'drizzle-orm';
import type { Complaint } from '#server/complaints/row.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '../db/open.ts';
import { notFound } from '../errors/apiError.ts';
import type { FileStore } from '../files/store.ts';
import { complaintSheet } from './complaintSheet.ts';
import { typeset } from './typesetter.ts';

/**
 * Makes the PDF of a complaint with its images (DET-04). The caller checks the permission, because jobs have no
 * session. `by` is the name of the user who asked for it.
 * @throws 404 when there is no such complaint, 503 when it could not be made and can be tried again
 */
export async function complaintPdf(
  db: Db | Tx,
  files: FileStore,
  complaint: Complaint | number,
  now: Date,
  by?: string,
): Promise<Buffer> {
  const { pdf } = await typeset(async () => {
    const whole = typeof complaint === 'number' ? await findById(db, complaint) : complaint;
    return complaintSheet(db, files, whole, { now, by });
  });
  return Buffer.from(pdf);
}

async function findById(db: Db | Tx, id: number): Promise<Complaint> {
  const [complaint] = await db.select().from(complaints).where(eq(complaints.id, id));
  if (!complaint) throw notFound();
  return complaint;
}
