import { and, eq, sql } from 'drizzle-orm';
import { changes } from '../../contract/access.ts';
import type { Db, Tx } from '../db/open.ts';
import { leaders } from '../db/schema/leaders.ts';
import { visible } from '../db/scope.ts';
import { forbidden, notFound } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import type { Leader } from './record.ts';

type Work = Pick<Context, 'actor' | 'db' | 'now'>;

/** The leader to be changed, locked. 404 when the actor does not see it, 403 when it stands above his place (SCOPE-08). */
export async function lockLeader({ actor, db }: Work, id: number): Promise<Leader> {
  const [leader] = await db
    .select()
    .from(leaders)
    .where(and(eq(leaders.id, id), visible(actor, leaders)))
    .for('update');
  if (!leader) throw notFound();
  if (!changes(actor, leader)) throw forbidden();
  return leader;
}

/** Writes what was decided on a locked leader; its version rises. */
export async function changeLeader(
  { db, now }: Work,
  { id, version }: Leader,
  decision: Partial<Pick<Leader, 'status' | 'designation'>>,
): Promise<void> {
  await db
    .update(leaders)
    .set({ ...decision, version: version + 1, updated_at: now })
    .where(eq(leaders.id, id));
}

/** Any number: it tells these locks from others. */
const PHONES = 4_711;

/** Until the transaction ends nobody else registers the phone or puts it in charge: so neither happens twice. */
export const lockPhone = (db: Db | Tx, phone: string) =>
  db.execute(sql`select pg_advisory_xact_lock(${PHONES}, hashtext(${phone}))`);
