import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../contract/access.ts';
import type { Db, Tx } from '../../db/open.ts';
import { complaintClocks } from '../../db/schema/clocks.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { ownComplaints } from '../../db/scope.ts';
import { filtered, filteredParts } from './filters.ts';
import { orderOf } from './order.ts';
import type { ComplaintQuery } from './query.ts';
import { inSlice, type Slice } from './slice.ts';

const { complaint_id, due_on, stopped_on } = complaintClocks;

/**
 * A slice of a list in the order of the due days (SLA-15): first what is not resolved, by an index of the clocks, then everything
 * else, newest first.
 */
export async function idsByDueDay(
  db: Db | Tx,
  actor: Actor,
  query: ComplaintQuery,
  { limit, offset }: Slice,
): Promise<number[]> {
  const running = and(filtered(actor, query), ownComplaints(actor, complaintClocks), isNull(stopped_on));
  const towards = query.order?.toLowerCase() === 'desc' ? desc : asc;
  const due = await db
    .select({ id: complaint_id })
    .from(complaintClocks)
    .innerJoin(complaints, eq(complaints.id, complaint_id))
    .where(and(eq(complaintClocks.hidden, false), running))
    .orderBy(towards(due_on), towards(complaint_id))
    .limit(limit)
    .offset(offset);
  if (due.length === limit) return due.map(({ id }) => id);
  const before = due.length > 0 || offset === 0 ? offset + due.length : await runningAmong(db, running);
  const rest = await others(db, actor, query, {
    limit: limit - due.length,
    offset: offset + due.length - before,
  });
  return [...due, ...rest].map(({ id }) => id);
}

const runningAmong = (db: Db | Tx, running: SQL | undefined) =>
  db.$count(
    db
      .select({ id: complaint_id })
      .from(complaintClocks)
      .innerJoin(complaints, eq(complaints.id, complaint_id))
      .where(running)
      .as('running'),
  );

function others(db: Db | Tx, actor: Actor, query: ComplaintQuery, slice: Slice) {
  const order = orderOf({ sort: null, order: null });
  const isRunning = db
    .select({ id: complaint_id })
    .from(complaintClocks)
    .where(and(eq(complaint_id, complaints.id), isNull(stopped_on)));
  const parts = filteredParts(actor, query).map((part) => and(part, sql`not exists (${isRunning.getSQL()})`));
  return db
    .select({ id: complaints.id })
    .from(complaints)
    .where(inSlice(db, parts, order, slice))
    .orderBy(...order(complaints))
    .limit(slice.limit);
}
