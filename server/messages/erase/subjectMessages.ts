import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { codedText } from '#contract/kernel/coded.ts';
import type { Whom } from '#server/app/featureParts.ts';
import { complaintIdsOf } from '#server/desk/privacy/complaintsOf.ts';
import { isOneOf } from '#server/desk/privacy/isOneOf.ts';
import { each } from '#server/desk/privacy/rowsAbout.ts';
import { phonesOf, theirsOf } from '#server/desk/privacy/whom.ts';
import { inSlices } from '#server/kernel/db/batches.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import {
  callRequests,
  citizenCalls,
  inboxFiles,
  inboxRows,
  personWishes,
} from '#server/messages/schema/citizens.ts';
import { messages, phoneMarks } from '#server/messages/schema/messages.ts';
import { ofPeople } from './messageTexts.ts';

/** Rows that are read at once. */
const SLICE = 1_000;

type Table = typeof messages | typeof citizenCalls | typeof callRequests | typeof inboxRows;

/** Messages to and from a subject, about complaints or anything else, under their names in the file (MSG-24). */
export function subjectMessages(db: Db, whom: Whom) {
  const { person_ids } = theirsOf(whom);
  const own = ofPeople(theirsOf(whom), { shared: false });
  const preferences = db.select().from(personWishes).where(isOneOf(personWishes.person_id, person_ids));
  const marks = db
    .select()
    .from(phoneMarks)
    .where(inArray(phoneMarks.phone, phonesOf(whom)));
  return {
    messagesToCitizens: inWords(each(held(db, whom, messages, own.messages))),
    wishes: rowsOf(preferences),
    phoneMarks: rowsOf(marks),
    citizenCalls: each(held(db, whom, citizenCalls, own.calls)),
    callRequests: each(held(db, whom, callRequests, own.requests)),
    inbox: each(held(db, whom, inboxRows, own.inbox)),
    inboxFiles: each(inboxFilesOf(db, whom)),
  };
}

/** Messages with their reasons as texts. */
async function* inWords(sent: AsyncIterable<typeof messages.$inferSelect>) {
  for await (const { reason, ...message } of sent) yield { ...message, reason: reason && codedText(reason) };
}

/** The files that the subject has sent. */
export async function* inboxFilesOf(db: Db, whom: Whom) {
  const { inbox } = ofPeople(theirsOf(whom), { shared: false });
  for await (const slice of held(db, whom, inboxRows, inbox)) {
    yield await db
      .select()
      .from(inboxFiles)
      .where(isOneOf(inboxFiles.inbox_id, idsOf(slice)));
  }
}

/** First the rows of the people and phones, then the remaining ones of their complaints: none comes twice. */
async function* held<T extends Table>(db: Db, whom: Whom, table: T, own: SQL | undefined) {
  yield* rowsIn(db, table, own);
  const isOther = sql`(${own}) is not true`;
  for await (const ids of complaintIdsOf(db, whom)) {
    yield* rowsIn(db, table, and(isOneOf(table.complaint_id, ids), isOther));
  }
}

const rowsIn = <T extends Table>(db: Db, table: T, where: SQL | undefined) =>
  inSlices(
    SLICE,
    (after) =>
      db
        .select()
        .from(table as typeof messages)
        .where(and(where, after))
        .orderBy(asc(table.id))
        .limit(SLICE) as unknown as Promise<T['$inferSelect'][]>,
    (last) => gt(table.id, last.id),
  );

async function* rowsOf<T>(query: PromiseLike<T[]>) {
  yield* await query;
}
