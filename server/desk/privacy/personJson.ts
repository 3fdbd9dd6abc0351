import { type AnyColumn, asc, eq, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { closingProposals, complaintClosings } from '#server/closing/schema/closings.ts';
import { historyText } from '#server/complaints/historyTexts.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import {
  complaintHistory,
  complaintMedia,
  complaintResponses,
} from '#server/complaints/schema/complaints.ts';
import { complaintPauses } from '#server/deadlines/schema/clocks.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { fileType } from '#server/kernel/files/types.ts';
import { leaderMessages } from '#server/leaders/schema/leaders.ts';
import { referralReplies, referrals } from '#server/letters/schema/referrals.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { householdMembers } from '#server/persons/schema/households.ts';
import { personMerges } from '#server/persons/schema/personMerges.ts';
import { personVisits } from '#server/persons/schema/persons.ts';
import { complaintFollowups } from '../schema/followups.ts';
import { causeAnswersOf, causesOf } from './causesOf.ts';
import { callsAbout } from './closingTexts.ts';
import { complaintIdsOf, complaintsOf } from './complaintsOf.ts';
import { type DataAbout, idsOf, proofsOf } from './dataAbout.ts';
import { each } from './each.ts';
import { isOneOf } from './isOneOf.ts';
import { lettersOf } from './letterTexts.ts';
import { inboxFilesOf, subjectMessages } from './subjectMessages.ts';
import { viewsNaming } from './viewsNaming.ts';
import { namesOf, phonesOf, type Whom } from './whom.ts';

/** Records that belong to complaints, under their names in the file. */
const ON_COMPLAINTS = {
  responses: complaintResponses,
  timeline: complaintChanges,
  attachments: complaintMedia,
  mails: officerMails,
  followups: complaintFollowups,
  pauses: complaintPauses,
  closings: complaintClosings,
  proposedClosings: closingProposals,
  referrals,
} as const;
type OnComplaints = PgTable & { complaint_id: AnyColumn };

type StoredFile = typeof files.$inferSelect;

/** Named by its id: `data.json` has the client's name of it. */
export const entryName = ({ id, type }: Pick<StoredFile, 'id' | 'type'>) =>
  `files/${id}.${fileType(type).extension}`;

/** All data about a subject as JSON, one record per line, written while it is read. */
export async function* personJson(db: Db, whom: Whom, held: DataAbout): AsyncGenerator<Uint8Array> {
  const { leader, person } = held;
  yield bytes(`{"phone":${JSON.stringify(whom.phone)},\n"records":{\n`);
  yield* list('complaint', each(complaintsOf(db, whom)));
  for (const [kind, records] of Object.entries(held)) {
    yield bytes(',\n');
    yield* list(kind, records);
  }
  yield bytes('}');
  for (const [name, table] of Object.entries(ON_COMPLAINTS)) {
    yield bytes(',\n');
    yield* list(name, onComplaints(db, whom, table as unknown as OnComplaints));
  }
  yield bytes(',\n');
  yield* list('history', historyOf(db, whom));
  yield bytes(',\n');
  yield* list('closingCalls', calls(db, whom));
  yield bytes(',\n');
  yield* list('referralReplies', repliesOf(db, whom));
  yield bytes(',\n');
  const toLeaders = isOneOf(leaderMessages.leader_id, idsOf(leader));
  yield* list('messages', await db.select().from(leaderMessages).where(toLeaders));
  yield bytes(',\n');
  const byPersons = isOneOf(personVisits.person_id, idsOf(person));
  yield* list('visits', await db.select().from(personVisits).where(byPersons));
  yield bytes(',\n');
  const isMember = isOneOf(householdMembers.person_id, idsOf(person));
  yield* list('households', await db.select().from(householdMembers).where(isMember));
  yield bytes(',\n');
  const { survivor_id, merged_id } = personMerges;
  const isOne = or(isOneOf(survivor_id, idsOf(person)), isOneOf(merged_id, idsOf(person)));
  yield* list('merges', await db.select().from(personMerges).where(isOne));
  yield bytes(',\n');
  yield* list('causes', causesOf(db, whom));
  yield bytes(',\n');
  yield* list('causeAnswers', causeAnswersOf(db, whom));
  yield bytes(',\n');
  yield* list('letters', lettersAbout(db, whom, held));
  yield bytes(',\n');
  for (const [name, records] of Object.entries(subjectMessages(db, whom))) {
    yield* list(name, records);
    yield bytes(',\n');
  }
  yield* list('views', await viewsNaming(db, { names: namesOf(whom), phones: phonesOf(whom) }));
  yield bytes(',\n');
  yield* list('files', withEntryNames(filesOf(db, whom, held)));
  yield bytes('}\n');
}

/** As the wire has it. */
async function* historyOf(db: Db, whom: Whom) {
  for await (const row of onComplaints(db, whom, complaintHistory)) {
    const { said, ...entry } = row as typeof complaintHistory.$inferSelect;
    yield { ...entry, message: historyText(said) };
  }
}

async function* calls(db: Db, whom: Whom) {
  for await (const ids of complaintIdsOf(db, whom)) yield* await callsAbout(db, ids);
}

/** The letters about a subject's complaints, and those without a complaint (REF-23). */
async function* lettersAbout(db: Db, whom: Whom, held: DataAbout) {
  for await (const ids of complaintIdsOf(db, whom)) yield* await lettersOf(db, 'complaint_id', ids);
  yield* await lettersOf(db, 'person_id', idsOf(held.person));
}

/**
 * The files of complaints, of their answers and of closings that wait for approval, those of applications and received
 * messages, and letters as they were sent.
 */
export async function* filesOf(db: Db, whom: Whom, held: DataAbout): AsyncGenerator<StoredFile> {
  for (const table of [complaintMedia, closingProposals]) {
    for await (const { file_id } of onComplaints(db, whom, table as unknown as OnComplaints)) {
      if (file_id !== null) yield* await byIds(db, [Number(file_id)]);
    }
  }
  for await (const { file_id } of repliesOf(db, whom))
    if (file_id !== null) yield* await byIds(db, [file_id]);
  yield* await byIds(db, proofsOf(held));
  for await (const sent of inboxFilesOf(db, whom)) {
    const ids = sent.map(({ file_id }) => file_id);
    yield* await byIds(db, ids);
  }
  for await (const { file_id } of lettersAbout(db, whom, held))
    if (file_id) yield* await byIds(db, [file_id]);
}

/** The answers of departments about a subject's complaints. */
async function* repliesOf(db: Db, whom: Whom) {
  for await (const { id } of onComplaints(db, whom, referrals as unknown as OnComplaints)) {
    yield* await db
      .select()
      .from(referralReplies)
      .where(eq(referralReplies.referral_id, Number(id)));
  }
}

const byIds = (db: Db, ids: number[]) =>
  db.select().from(files).where(isOneOf(files.id, ids)).orderBy(asc(files.id));

async function* onComplaints(db: Db, whom: Whom, table: OnComplaints) {
  for await (const ids of complaintIdsOf(db, whom)) {
    const rows: Record<string, unknown>[] = await db
      .select()
      .from(table)
      .where(isOneOf(table.complaint_id, ids));
    yield* rows;
  }
}

async function* withEntryNames(stored: AsyncIterable<StoredFile>) {
  for await (const { key: _, ...file } of stored) yield { ...file, entry: entryName(file) };
}

async function* list(name: string, records: AsyncIterable<object> | Iterable<object>) {
  yield bytes(`${JSON.stringify(name)}:[`);
  let between = '\n';
  for await (const record of records) {
    yield bytes(between + JSON.stringify(record));
    between = ',\n';
  }
  yield bytes(']');
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
