import { asc } from 'drizzle-orm';
import { codedText } from '#contract/kernel/coded.ts';
import type { Exported, PersonalData, Whom } from '#server/app/featureParts.ts';
import { historyText } from '#server/complaints/historyTexts.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import {
  complaintHistory,
  complaintMedia,
  complaintResponses,
} from '#server/complaints/schema/complaints.ts';
import { changeText } from '#server/complaints/timeline.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { fileType } from '#server/kernel/files/types.ts';
import { leaderMessages } from '#server/leaders/schema/leaders.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { complaintIdsOf, complaintsOf } from './complaintsOf.ts';
import { type DataAbout, proofsOf } from './dataAbout.ts';
import { isOneOf } from './isOneOf.ts';
import { each, rowsAbout } from './rowsAbout.ts';

/** Records that belong to complaints, under their names in the file. */
const ON_COMPLAINTS = { responses: complaintResponses, attachments: complaintMedia } as const;

type StoredFile = typeof files.$inferSelect;

/** Named by its id: `data.json` has the client's name of it. */
export const entryName = ({ id, type }: Pick<StoredFile, 'id' | 'type'>) =>
  `files/${id}.${fileType(type).extension}`;

/** A subject, what is known besides complaints, and the features that store more. */
export interface Held {
  db: Db;
  whom: Whom;
  held: DataAbout;
  personal: readonly PersonalData[];
}

const exportedOf = ({ db, whom }: Held): Exported => ({ whom, complaintIds: () => complaintIdsOf(db, whom) });

/** All data about a subject as JSON, one record per line, written while it is read. */
export async function* personJson(of: Held): AsyncGenerator<Uint8Array> {
  const { db, whom, held, personal } = of;
  const exported = exportedOf(of);
  const toLeaders = isOneOf(leaderMessages.leader_id, idsOf(held.leader));
  const own = {
    ...Object.fromEntries(
      Object.entries(ON_COMPLAINTS).map(([name, table]) => [
        name,
        rowsAbout(db, exported.complaintIds(), table as never),
      ]),
    ),
    timeline: timelineOf(db, exported),
    mails: mailsOf(db, exported),
    history: historyOf(db, exported),
    messages: await db.select().from(leaderMessages).where(toLeaders),
  };
  yield bytes(`{"phone":${JSON.stringify(whom.phone)},\n"records":{\n`);
  yield* list('complaint', each(complaintsOf(db, whom)));
  yield* furtherLists(held);
  yield bytes('}');
  for (const lists of [own, ...personal.map((data) => data.records?.(db, exported) ?? {})])
    yield* furtherLists(lists);
  yield bytes(',\n');
  yield* list('files', withEntryNames(filesOf(of)));
  yield bytes('}\n');
}

/** The timeline with codes as texts. */
async function* timelineOf(db: Db, { complaintIds }: Exported) {
  for await (const { changes, ...entry } of rowsAbout(db, complaintIds(), complaintChanges)) {
    const texts = Object.entries(changes).map(([field, values]) => [field, values.map(changeText)]);
    yield { ...entry, changes: Object.fromEntries(texts) };
  }
}

async function* mailsOf(db: Db, { complaintIds }: Exported) {
  for await (const { failure, ...mail } of rowsAbout(db, complaintIds(), officerMails))
    yield { ...mail, failure: failure && codedText(failure) };
}

/** As the wire has it. */
async function* historyOf(db: Db, { complaintIds }: Exported) {
  for await (const { said, ...entry } of rowsAbout(db, complaintIds(), complaintHistory))
    yield { ...entry, message: historyText(said) };
}

type Records = AsyncIterable<object> | Iterable<object>;

async function* furtherLists(lists: Record<string, Records>) {
  for (const [name, records] of Object.entries(lists)) {
    yield bytes(',\n');
    yield* list(name, records);
  }
}

/** The files of complaints and applications, and those that features store. */
export async function* filesOf(of: Held): AsyncGenerator<StoredFile> {
  const { db, held, personal } = of;
  const exported = exportedOf(of);
  for await (const { file_id } of rowsAbout(db, exported.complaintIds(), complaintMedia))
    yield* await byIds(db, [file_id]);
  yield* await byIds(db, proofsOf(held));
  for (const data of personal)
    for await (const ids of data.files?.(db, exported) ?? []) yield* await byIds(db, ids);
}

const byIds = (db: Db, ids: number[]) =>
  db.select().from(files).where(isOneOf(files.id, ids)).orderBy(asc(files.id));

async function* withEntryNames(stored: AsyncIterable<StoredFile>) {
  for await (const { key: _, ...file } of stored) yield { ...file, entry: entryName(file) };
}

async function* list(name: string, records: Records) {
  yield bytes(`${JSON.stringify(name)}:[`);
  let between = '\n';
  for await (const record of records) {
    yield bytes(between + JSON.stringify(record));
    between = ',\n';
  }
  yield bytes(']');
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
