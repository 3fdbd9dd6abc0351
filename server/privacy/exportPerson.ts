import { asc, inArray } from 'drizzle-orm';
import type { exportPerson as call } from '../../contract/privacy.ts';
import { noteSeen } from '../accessLog/note.ts';
import type { Db } from '../db/open.ts';
import {
  complaintChanges,
  complaintHistory,
  complaintMedia,
  complaintResponses,
} from '../db/schema/complaints.ts';
import { files } from '../db/schema/files.ts';
import { officerMails } from '../db/schema/forwarding.ts';
import { leaderMessages } from '../db/schema/leaders.ts';
import type { FileStore } from '../files/store.ts';
import { fileType } from '../files/types.ts';
import { keepExport } from '../http/keepExport.ts';
import type { Context, Services } from '../http/serve.ts';
import { type ZipEntry, zipOf } from '../sheets/zip.ts';
import { fileIdsOf, heldAbout, idsOf } from './heldAbout.ts';

/**
 * A zip with all that is held about the person of a phone number: `data.json`, and every file under its id. It is an
 * export like others: its link is signed and expires, and so does the file.
 */
export async function exportPerson({ database }: Services, context: Context<typeof call>) {
  const { actor, body, files: store, now } = context;
  const { data, attached } = await collect(database.db, body.phone);
  const rows = Object.values(data.records).reduce((sum, found) => sum + found.length, 0);
  const link = await keepExport(
    { ...context, db: database.db },
    {
      name: 'personal-data',
      format: 'zip',
      rows,
      content: zipOf(await entriesOf(store, data, attached)),
      note: (tx) => noteSeen({ actor, db: tx, now }, 'personExport', { rows }),
    },
  );
  return { link };
}

async function collect(db: Db, phone: string) {
  const records = await heldAbout(db, phone);
  const ids = idsOf(records.complaint);
  const attached = await db
    .select()
    .from(files)
    .where(inArray(files.id, await fileIdsOf(db, records)))
    .orderBy(asc(files.id));
  const parts = {
    responses: await db
      .select()
      .from(complaintResponses)
      .where(inArray(complaintResponses.complaint_id, ids)),
    history: await db.select().from(complaintHistory).where(inArray(complaintHistory.complaint_id, ids)),
    timeline: await db.select().from(complaintChanges).where(inArray(complaintChanges.complaint_id, ids)),
    attachments: await db.select().from(complaintMedia).where(inArray(complaintMedia.complaint_id, ids)),
    mails: await db.select().from(officerMails).where(inArray(officerMails.complaint_id, ids)),
    messages: await db
      .select()
      .from(leaderMessages)
      .where(inArray(leaderMessages.leader_id, idsOf(records.leader))),
    files: attached.map(({ key: _, ...file }) => ({ ...file, entry: entryName(file) })),
  };
  return { data: { phone, records, ...parts }, attached };
}

type StoredFile = typeof files.$inferSelect;

/** Named by its id: what the client called it stands in `data.json`. */
const entryName = ({ id, type }: Pick<StoredFile, 'id' | 'type'>) =>
  `files/${id}.${fileType(type).extension}`;

async function entriesOf(store: FileStore, data: object, attached: StoredFile[]): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [
    { name: 'data.json', content: [new TextEncoder().encode(JSON.stringify(data, null, 2))] },
  ];
  for (const file of attached) {
    const stored = await store.open(file.key);
    if (stored) entries.push({ name: entryName(file), content: contentOf(stored) });
  }
  return entries;
}

/** Opened when its turn comes: many files are not held open at once. */
async function* contentOf(stored: { stream(): ReadableStream<Uint8Array> }): AsyncGenerator<Uint8Array> {
  yield* stored.stream() as unknown as AsyncIterable<Uint8Array>;
}
