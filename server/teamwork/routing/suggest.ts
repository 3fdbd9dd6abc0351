import { sql } from 'drizzle-orm';
import type { PlaceIds } from '#contract/places/place.ts';
import { chooseFrom, type Routed, type RoutingRule, ruleFor } from '#contract/teamwork/routing.ts';
import type { Suggestion } from '#contract/teamwork/routingCalls.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { routingTurns } from '../schema/turns.ts';
import { poolOf } from './pool.ts';

const LOCKS = { choose: 4717, turn: 4718 };

interface RoutingInput {
  place: PlaceIds;
  routed: Routed;
  now: Date;
}

/** The user whom the first matching rule chooses, with the reason (SLA-17, SLA-19). */
export async function suggest(
  db: Db | Tx,
  rules: readonly RoutingRule[],
  { place, routed, now }: RoutingInput,
): Promise<Suggestion> {
  const rule = ruleFor(rules, routed);
  if (!rule) return { rule: null, person: null, left_out: [] };
  const { name, mode, people } = rule;
  return { rule: { name, mode }, ...chooseFrom(await poolOf(db, people, { place, now })) };
}

/**
 * Two transactions that choose for one constituency run one after the other, so that the second counts the first's
 * assignment. Take this lock after locking people and before taking a number, so that no two transactions wait for
 * each other.
 */
export const lockChoice = (db: Db | Tx, { assembly_id }: PlaceIds) =>
  db.execute(sql`select pg_advisory_xact_lock(${LOCKS.choose}, ${assembly_id}::int)`);

/**
 * Stores when a user was assigned last. Skipped while another transaction writes the same row: the time hardly
 * differs, and nobody waits.
 */
export const noteTurn = (db: Db | Tx, userId: number, now: Date) =>
  db.execute(sql`
    insert into ${routingTurns} (user_id, given_at)
    select ${userId}::int, ${now.toISOString()}::timestamptz where pg_try_advisory_xact_lock(${LOCKS.turn}, ${userId}::int)
    on conflict (user_id) do update set given_at = excluded.given_at`);
