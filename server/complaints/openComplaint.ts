import { inParallel } from '#server/kernel/db/inParallel.ts';
import { announce, type Work } from './events.ts';
import { findComplaint } from './record.ts';
import type { Complaint } from './row.ts';

/** Returns a complaint in the actor's scope and records the access. @throws 404 for any other (SCOPE-08) */
export async function openComplaint(
  reader: Work,
  id: number,
  kind: 'detail' | 'pdf' = 'detail',
): Promise<Complaint> {
  const complaint = await findComplaint(reader, id);
  await announce(reader, 'opened', { complaint, kind });
  return complaint;
}

/** Runs a query for an opened complaint in parallel with recording the access. Fails when the recording fails. */
export async function openFor<Found>(
  reader: Work,
  id: number,
  look: (complaint: Complaint) => Promise<Found>,
): Promise<Found> {
  const complaint = await findComplaint(reader, id);
  const [record] = await inParallel(reader.db, [
    () => look(complaint),
    () => announce(reader, 'opened', { complaint, kind: 'detail' }),
  ]);
  return record;
}
