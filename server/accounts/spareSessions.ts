import { and, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { isHeldBack } from '#server/kernel/errors/outage.ts';
import { actorColumns, type SignedIn } from './actorColumns.ts';
import { sessions, users } from './schema/accounts.ts';

/** A session, to be kept as long as its account is as `still` says. */
interface Opened {
  row: Required<Pick<typeof sessions.$inferInsert, 'seen_at'>> & typeof sessions.$inferInsert;
  still: SQL | undefined;
}

/**
 * Sessions that a full disk or a wrong clock does not take, by the hash of their token: people sign in all the same. They are written as
 * soon as that can be done, and end with this process.
 */
const spares = new Map<string, Opened>();

/**
 * Writes a session, waiting for whoever changes its account meanwhile; where nothing can be written it is kept here. Answers whom it
 * stands for, null when the account no longer is as it was.
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

/** Whom a session stands for that is kept here. */
export async function actorOfSpare(db: Db, hash: string, now: Date): Promise<SignedIn | null> {
  const { row, still } = spares.get(hash) ?? {};
  if (!row) return null;
  const idleUntil = row.seen_at.getTime() + row.idle_seconds * 1000;
  if (Math.min(row.expires_at.getTime(), idleUntil) > now.getTime())
    return keepSession(db, { row: { ...row, seen_at: now }, still });
  spares.delete(hash);
  return null;
}

/** Ends one of them. */
export const dropSpare = (hash: string): boolean => spares.delete(hash);

/** Ends those of an account but one. */
export function dropOtherSpares(userId: number, sessionHash: string): void {
  for (const [hash, { row }] of spares)
    if (row.user_id === userId && hash !== sessionHash) spares.delete(hash);
}
