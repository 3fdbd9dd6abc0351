import { sql } from 'drizzle-orm';
import type { Tx } from '#server/kernel/db/open.ts';

/* Of several processes one is at it at a time, until its transaction ends. */

const LOCK = 4721;
const OF = { claiming: 0, making: 1 };

/** Waits until nobody else claims: what a phone gets on a day is counted before it is claimed (MSG-11). */
export const lockClaiming = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${OF.claiming})`);

/** Whether nobody else makes messages: of neighbouring events of a case each has to see what the other was made into (MSG-11). */
export async function mayMake(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}, ${OF.making}) as mine`,
  );
  return rows[0]?.mine === true;
}
