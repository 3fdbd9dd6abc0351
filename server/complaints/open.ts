import { noteOpened } from '#server/desk/accessLog/note.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { findComplaint } from './record.ts';
import type { Complaint } from './row.ts';

/** A complaint that the actor may see and now does, which the access log tells; 404 for any other (SCOPE-08). */
export async function openComplaint(
  reader: Pick<Context, 'actor' | 'db' | 'links' | 'now'>,
  id: number,
  kind: 'detail' | 'pdf' = 'detail',
): Promise<Complaint> {
  const complaint = await findComplaint(reader, id);
  await noteOpened(reader, complaint, kind);
  return complaint;
}

/** What is looked up of a complaint that is opened, while the log is written; it is not shown where that fails. */
export async function openFor<Found>(
  reader: Pick<Context, 'actor' | 'db' | 'links' | 'now'>,
  id: number,
  look: (complaint: Complaint) => Promise<Found>,
): Promise<Found> {
  const complaint = await findComplaint(reader, id);
  const [record] = await inParallel(reader.db, [() => look(complaint), () => noteOpened(reader, complaint)]);
  return record;
}
