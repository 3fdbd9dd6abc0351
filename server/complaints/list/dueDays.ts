import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { complaintsWithoutDeadline } from '#server/deadlines/schema/withoutDeadline.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { complaints } from '../schema/complaints.ts';
import { byDueParts, deadlineParts } from './deadlineFilters.ts';
import { asksEscalationLevel, kindOf } from './deadlineQuery.ts';
import { filtered, filteredParts } from './filters.ts';
import { isDescending, orderOf } from './order.ts';
import { clocksKnow, type Projection, projectionParts } from './projection.ts';
import type { ComplaintQuery } from './query.ts';
import { idsInSlice, type Slice } from './slice.ts';

const { complaint_id, due_on, received_at, stopped_on } = complaintClocks;

/**
 * The ids of a slice of what is not resolved, of what is, or of what has no clock, as a select, where nothing but their tables filters it
 * (SLA-15); null for any other list. Only what is not resolved is ordered by its due day.
 */
export function idsByClocks(db: Db | Tx, actor: Actor, query: ComplaintQuery, slice: Slice) {
  if (!isOfOneKind(actor, query) || query.sort === 'name') return null;
  const isByDue = query.sort === 'due_on';
  if (kindOf(query) === 'running') {
    const parts = isByDue ? byDueParts(actor, query) : deadlineParts(actor, query);
    return running(db, parts, { first: isByDue ? due_on : received_at, query, slice });
  }
  const asListed = { query: isByDue ? { ...query, sort: null, order: null } : query, slice };
  if (kindOf(query) === 'stopped')
    return inOrder(db, deadlineParts(actor, query), {
      ...asListed,
      first: received_at,
      which: isNotNull(stopped_on),
    });
  const { received_at: first } = complaintsWithoutDeadline;
  return inOrder(db, projectionParts(actor, query, complaintsWithoutDeadline), {
    ...asListed,
    first,
    from: complaintsWithoutDeadline,
  });
}

/** Whether clocks know everything, and all of it is resolved, none of it, or none has any. */
export const isOfOneKind = (actor: Actor, query: ComplaintQuery) =>
  clocksKnow(actor, query) && kindOf(query) !== undefined;

/** Whether a list is in the order of the due days and may have what is resolved and what is not. */
export const isByDueDay = (actor: Actor, query: ComplaintQuery): boolean =>
  query.sort === 'due_on' && !isOfOneKind(actor, query);

/** The ids of a slice of such a list: first what is not resolved, by an index of the clocks, then everything else, newest first. */
export async function idsByDueDay(
  db: Db | Tx,
  actor: Actor,
  query: ComplaintQuery,
  slice: Slice,
): Promise<number[]> {
  const { limit, offset } = slice;
  const due = clocksKnow(actor, query)
    ? await running(db, deadlineParts(actor, query), { first: due_on, query, slice })
    : await joined(db, isFound(actor, query), query, slice);
  if (due.length === limit || kindOf(query) === 'running') return due.map(({ id }) => id);
  const before =
    due.length > 0 || offset === 0 ? offset + due.length : await countJoined(db, isFound(actor, query));
  const rest = await others(db, actor, query, {
    limit: limit - due.length,
    offset: offset + due.length - before,
  });
  return [...due, ...rest].map(({ id }) => id);
}

interface Ordered {
  first: AnyPgColumn;
  query: ComplaintQuery;
  slice: Slice;
}

const running = (db: Db | Tx, parts: (SQL | undefined)[], ordered: Ordered) =>
  inOrder(db, parts, { ...ordered, which: isNull(stopped_on) });

/** Of each part its first ones by an index, and the slice among those. */
function inOrder(
  db: Db | Tx,
  parts: (SQL | undefined)[],
  { first, query, slice, from = complaintClocks, which }: Ordered & { from?: Projection; which?: SQL },
) {
  const towards = isDescending(query) ? desc : asc;
  const { limit, offset } = slice;
  // What is up the ladder is old: among all in the order of the list it would be looked for past everything newer.
  const order = asksEscalationLevel(query) ? sql`(${first} + interval '0')` : first;
  const [one, other, ...others] = parts.map((part) =>
    db
      .select({ id: from.complaint_id, first: sql`${first}`.as('first') })
      .from(from as PgTable)
      .where(and(part, which))
      .orderBy(towards(order), towards(from.complaint_id))
      .limit(offset + limit),
  );
  if (!one) throw new Error('a list has a part');
  const all = other ? unionAll(one, other, ...others).as('every') : one.as('every');
  return db
    .select({ id: all.id })
    .from(all)
    .orderBy(towards(all.first), towards(all.id))
    .limit(limit)
    .offset(offset);
}

const isFound = (actor: Actor, query: ComplaintQuery) =>
  and(
    filtered(actor, query),
    eq(complaintClocks.hidden, false),
    ownComplaints(actor, complaintClocks),
    isNull(stopped_on),
  );

function joined(db: Db | Tx, where: SQL | undefined, query: ComplaintQuery, { limit, offset }: Slice) {
  const towards = isDescending(query) ? desc : asc;
  return found(db, where).orderBy(towards(due_on), towards(complaint_id)).limit(limit).offset(offset);
}

const countJoined = (db: Db | Tx, where: SQL | undefined) => db.$count(found(db, where).as('running'));

const found = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({ id: complaint_id })
    .from(complaintClocks)
    .innerJoin(complaints, eq(complaints.id, complaint_id))
    .where(where)
    .$dynamic();

function others(db: Db | Tx, actor: Actor, query: ComplaintQuery, slice: Slice) {
  const order = orderOf({ sort: null, order: null });
  const isDue = db
    .select({ id: complaint_id })
    .from(complaintClocks)
    .where(and(eq(complaint_id, complaints.id), isNull(stopped_on)));
  const parts = filteredParts(actor, query).map((part) => and(part, sql`not exists (${isDue.getSQL()})`));
  return idsInSlice(db, parts, order, slice);
}
