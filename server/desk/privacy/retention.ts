import { and, asc, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { deadSessions, oldKeys } from '#server/accounts/expireSessions.ts';
import { idempotencyKeys, sessions } from '#server/accounts/schema/accounts.ts';
import type { Features } from '#server/complaints/events.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { expiredExports, removeExports } from '#server/transfer/export/expireExports.ts';
import { exports } from '#server/transfer/schema/exports.ts';
import { accessLog } from '../schema/accessLog.ts';
import { allowErasing, eraseComplaints } from './eraseComplaints.ts';
import { isOneOf } from './isOneOf.ts';
import { addTo, type Leftovers, NOTHING_LEFT, removeLeftovers } from './leftovers.ts';

/** The number of expired records by kind. */
export interface Due {
  complaints: number;
  persons: number;
  accessLog: number;
  exports: number;
  sessions: number;
  answers: number;
}

export interface Limits {
  now: Date;
  /** Months since a complaint was closed. */
  closedFor: number;
  /** Months since an access log entry was written. */
  loggedFor: number;
}

type House = Pick<Services, 'database' | 'features' | 'files' | 'mail' | 'carriers'>;

/** Complaints, or people, that one transaction erases: other requests wait for a moment only. */
const SLICE = 200;

/** Counts what is due; changes nothing. */
export async function dueForErasure(
  { database: { db }, features }: Pick<House, 'database' | 'features'>,
  limits: Limits,
): Promise<Due> {
  const due = await db.$count(complaints, closedLongAgo(limits));
  return {
    complaints: due,
    persons: await db.$count(persons, endedBefore(features, limits)),
    accessLog: await db.$count(accessLog, loggedLongAgo(limits)),
    exports: await db.$count(exports, outdated(due, limits)),
    sessions: await db.$count(sessions, deadSessions(limits.now)),
    answers: await db.$count(idempotencyKeys, oldKeys(limits.now)),
  };
}

/** Erases what is due, in slices: the next run completes an interrupted one. */
export async function eraseDue(house: House, limits: Limits): Promise<Due> {
  const { db } = house.database;
  const ended = await db.delete(sessions).where(deadSessions(limits.now)).returning({ id: sessions.id });
  const forgotten = await db
    .delete(idempotencyKeys)
    .where(oldKeys(limits.now))
    .returning({ key: idempotencyKeys.key });
  const erased = await eraseClosed(house, limits);
  const gone = await eraseGone(house, limits);
  const logged = await db.transaction(async (tx) => {
    await allowErasing(tx);
    return tx.delete(accessLog).where(loggedLongAgo(limits)).returning({ id: accessLog.id });
  });
  const made = await db.$count(exports, outdated(erased, limits));
  const files = await db.transaction((tx) => removeExports(tx, outdated(erased, limits)));
  await removeLeftovers(house, { ...NOTHING_LEFT, files });
  return {
    complaints: erased,
    persons: gone,
    accessLog: logged.length,
    exports: made,
    sessions: ended.length,
    answers: forgotten.length,
  };
}

async function eraseClosed(house: House, limits: Limits): Promise<number> {
  const { db } = house.database;
  let erased = 0;
  for (;;) {
    const due = await db
      .select({ id: complaints.id })
      .from(complaints)
      .where(closedLongAgo(limits))
      .orderBy(asc(complaints.id))
      .limit(SLICE);
    if (due.length === 0) return erased;
    const count = await db.transaction((tx) =>
      eraseComplaints(tx, house.features.personal, idsOf(due), { actor: null, now: limits.now }),
    );
    erased += count.complaints;
    await removeLeftovers(house, count.left);
  }
}

/** Erases people without any other record; letters about them stay in the register without their text. */
async function eraseGone(house: House, limits: Limits): Promise<number> {
  const { db } = house.database;
  let [gone, behind] = [0, 0];
  for (;;) {
    const count = await db.transaction((tx) => eraseSomeGone(tx, house.features, behind, limits));
    if (count.last === undefined) return gone;
    gone += count.gone;
    behind = count.last;
    await removeLeftovers(house, count.left);
  }
}

/** Erases the next of them after an id. */
async function eraseSomeGone(tx: Tx, features: Features, behind: number, limits: Limits) {
  const people = await tx
    .select({ id: persons.id, phones: persons.phones })
    .from(persons)
    .where(and(gt(persons.id, behind), endedBefore(features, limits)))
    .orderBy(asc(persons.id))
    .limit(SLICE);
  const due = idsOf(people);
  const theirs = { person_ids: due, phones: people.flatMap(({ phones }) => phones), alone: true };
  const left: Leftovers = { files: [], mails: [], messages: [] };
  for (const data of features.personal) addTo(left, (await data.people?.(tx, theirs, limits.now)) ?? {});
  const gone = await tx
    .delete(persons)
    .where(and(isOneOf(persons.id, due), endedBefore(features, limits)))
    .returning({ id: persons.id });
  return { gone: gone.length, last: due.at(-1), left };
}

const monthsAgo = ({ now }: Limits, months: number): SQL =>
  sql`${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`;

const closedLongAgo = (limits: Limits) =>
  and(
    isNotNull(complaints.closed_at),
    lt(complaints.closed_at, monthsAgo(limits, limits.closedFor)),
    isNull(complaints.erased_at),
  );

/** People whom no user has edited or met since, and who have no complaints that are not due. */
const endedBefore = ({ personal }: Pick<Features, 'personal'>, limits: Limits) => {
  const since = monthsAgo(limits, limits.closedFor);
  // A merged person is erased with the surviving one.
  return sql`${persons.state} <> 'merged' and ${persons.updated_at} < ${since}
    and not coalesce(${or(...personal.map(({ isNewer }) => isNewer?.(persons.id, since)))}, false)
    and not exists (
      select from ${complaintPersons} join ${complaints} on ${complaints.id} = complaint_id
      where person_id = ${persons.id} and (closed_at is null or closed_at >= ${since}))`;
};

const loggedLongAgo = (limits: Limits) => lt(accessLog.created_at, monthsAgo(limits, limits.loggedFor));

/** All exports when complaints were erased, since they may contain these; otherwise those with an expired link. */
const outdated = (erased: number, { now }: Limits) => (erased > 0 ? undefined : expiredExports(now));
