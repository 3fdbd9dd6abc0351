import { and, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { isHeldBack } from '#server/kernel/errors/outage.ts';
import { actorColumns, type SignedIn } from './actorColumns.ts';
import { sessions, users } from './schema/accounts.ts';

/** A session, valid as long as its account matches `still`. */
interface Opened {
  row: Required<Pick<typeof sessions.$inferInsert, 'seen_at'>> & typeof sessions.$inferInsert;
  still: SQL | undefined;
}

/**
 * Sessions that a full disk or a wrong clock refuses, by token hash: users can still sign in. They are written as soon
 * as possible, and end with this process.
 */
const spares = new Map<string, Opened>();

/**
 * Writes a session, after waiting for changes of its account; if nothing can be written, it stays in memory. Returns
 * its account, or null when the account has changed.
 */
export async function keepSession(db: Db | Tx, opened: Opened): Promise<SignedIn | null> {
  const { row, still } = opened;
  const account = (tx: Db | Tx) =>
    tx
      .select(actorColumns(row.seen_at))
      .from(users)
      .where(and(eq(users.id, row.user_id), still));
  try {
    const [actor] = await db.transaction(async (tx) => {
      const alive = await account(tx).for('share');
      if (alive.length > 0) await tx.insert(sessions).values(row).onConflictDoNothing();
      return alive;
    });
    spares.delete(row.token_hash);
    return actor ?? null;
  } catch (error) {
    if (!isHeldBack(error)) throw error;
    const [actor] = await account(db);
    if (actor) spares.set(row.token_hash, opened);
    else spares.delete(row.token_hash);
    return actor ?? null;
  }
}

/** The account of a session in memory. */
export async function actorOfSpare(db: Db, hash: string, now: Date): Promise<SignedIn | null> {
  const { row, still } = spares.get(hash) ?? {};
  if (!row) return null;
  const idleUntil = row.seen_at.getTime() + row.idle_seconds * 1000;
  if (Math.min(row.expires_at.getTime(), idleUntil) > now.getTime())
    return keepSession(db, { row: { ...row, seen_at: now }, still });
  spares.delete(hash);
  return null;
}

/** Ends a session in memory. */
export const dropSpare = (hash: string): boolean => spares.delete(hash);

/** Ends the sessions of an account in memory, except one. */
export function dropOtherSpares(userId: number, sessionHash: string): void {
  for (const [hash, { row }] of spares)
    if (row.user_id === userId && hash !== sessionHash) spares.delete(hash);
}
