import { and, asc, eq, gt, isNull, not, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Seat } from '#contract/places/place.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintFollowups } from '#server/desk/schema/followups.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { complaintClocks } from './schema/clocks.ts';

/** The running deadlines of an office and the offices below it. */
export const isRunningIn = (office: Seat) =>
  and(isNull(complaintClocks.stopped_on), isIn(complaintClocks, office));

const isIn = (
  table: typeof complaintClocks | typeof complaints,
  { parliament_id, assembly_id }: Seat,
): SQL | undefined =>
  and(
    parliament_id === null ? undefined : eq(table.parliament_id, parliament_id),
    assembly_id === null ? undefined : eq(table.assembly_id, assembly_id),
  );

const ofClocks = (db: Db | Tx, office: Seat, last: number) =>
  db
    .select({ id: complaintClocks.complaint_id })
    .from(complaintClocks)
    .where(and(isRunningIn(office), gt(complaintClocks.complaint_id, last)));

/** Includes suggestions, which have no deadline. */
function ofFollowups(db: Db | Tx, office: Seat, last: number) {
  const { complaint_id, state, told: notified_on } = complaintFollowups;
  return db
    .select({ id: complaint_id })
    .from(complaintFollowups)
    .innerJoin(complaints, eq(complaints.id, complaint_id))
    .where(and(eq(state, 'open'), not(notified_on), isIn(complaints, office), gt(complaint_id, last)));
}

/** The next complaints of an office and the offices below it with a running deadline or a future follow-up. */
export async function nextWaiting(db: Db | Tx, office: Seat, last: number, most: number): Promise<number[]> {
  const byClock = ofClocks(db, office, last).orderBy(asc(complaintClocks.complaint_id)).limit(most);
  const byFollowup = ofFollowups(db, office, last).orderBy(asc(complaintFollowups.complaint_id)).limit(most);
  const next = await union(byClock, byFollowup).orderBy(asc(complaintClocks.complaint_id)).limit(most);
  return idsOf(next);
}

export const countWaiting = (db: Db | Tx, office: Seat): Promise<number> =>
  db.$count(union(ofClocks(db, office, 0), ofFollowups(db, office, 0)).as('waiting'));
