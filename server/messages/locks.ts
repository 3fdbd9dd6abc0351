import { sql } from 'drizzle-orm';
import type { Tx } from '#server/kernel/db/open.ts';

/* Locks that one process holds at a time, until its transaction ends. */

const LOCK = 4721;
const OF = { claiming: 0, making: 1 };

/** Waits until no other process claims: the messages of a phone per day are counted before a claim (MSG-11). */
export const lockClaiming = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${OF.claiming})`);

/**
 * Whether no other process makes messages: neighbouring events of a complaint must see each other's messages (MSG-11).
 */
export async function mayMake(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}, ${OF.making}) as mine`,
  );
  return rows[0]?.mine === true;
}
