import { sql } from 'drizzle-orm';
import { LEVELS, type Level } from '#contract/deadlines/escalationLevels.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { NoticeComplaint } from '#server/teamwork/leaves/noticeCover.ts';
import { type Reach, reachAt } from '#server/teamwork/leaves/reach.ts';

const { id, parliament_id, assembly_id, staff_id, creator_id } = complaints;

/** The fields of a complaint that decide who may read it. */
export type Readable = Pick<
  typeof complaints.$inferSelect,
  'id' | 'parliament_id' | 'assembly_id' | 'staff_id' | 'creator_id'
>;

/** These fields of some complaints, by id. */
export async function readableOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Readable>> {
  const rows = await db
    .select({ id, parliament_id, assembly_id, staff_id, creator_id })
    .from(complaints)
    .where(sql`${id} = any(${sql.param([...new Set(ids)])}::int[])`);
  return new Map(rows.map((complaint) => [complaint.id, complaint]));
}

/** The recipients of a complaint's notice for an escalation level. */
export type Recipients = (
  complaint: NoticeComplaint,
  from: Level,
  isOther?: (id: number) => boolean,
) => number[];

/**
 * The users of the first level, from one on, that has a present user who may read the complaint (SLA-12, SLA-16).
 * Absent users of this and lower levels also get the notice, and find it when they return. `isOther` excludes users who
 * cannot help.
 */
export async function recipientsAt(db: Db | Tx, now: Date, about: readonly Readable[]): Promise<Recipients> {
  const [first, ...rest] = about;
  const isOneSeat = rest.every((complaint) => complaint.parliament_id === first?.parliament_id);
  const reach = await reachAt(db, now, isOneSeat ? first : undefined);
  return (complaint, from, isOther = () => true) => recipientsOf(reach, { complaint, from, isOther });
}

interface RecipientQuery {
  complaint: NoticeComplaint;
  from: Level;
  isOther: (id: number) => boolean;
}

function recipientsOf(reach: Reach, { complaint, from, isOther }: RecipientQuery): number[] {
  const ids = new Set<number>();
  for (const level of LEVELS.filter((each) => each >= from)) {
    const { people, away } = reach(complaint, level);
    const there = people.filter((person) => isOther(person.id));
    for (const person of [...away, ...there]) ids.add(person.id);
    if (there.length > 0) break;
  }
  return [...ids];
}
