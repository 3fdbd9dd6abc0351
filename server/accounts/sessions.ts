import { and, desc, eq, ne } from 'drizzle-orm';
import type { SessionRow } from '#contract/accounts/sessions.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { sessions } from './schema/accounts.ts';
import { isAlive, tokenHash } from './session.ts';
import { dropOtherSpares } from './spareSessions.ts';

type SessionContext = Pick<Context, 'actor' | 'db' | 'now' | 'token'>;

/** The caller's sessions that can still be used: this one first, then the last used ones. */
export async function listSessions({ actor, db, now, token }: SessionContext): Promise<SessionRow[]> {
  const hash = tokenHash(token);
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, actor.id), isAlive(now)))
    .orderBy(desc(eq(sessions.token_hash, hash)), desc(sessions.seen_at), desc(sessions.id));
  return rows.map(({ id, browser, system, created_at, seen_at, token_hash }) => ({
    id,
    browser,
    system,
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
    current: token_hash === hash,
  }));
}

/** Ends one session of the caller's. @throws 404 for anybody else's */
export async function endSession({ actor, db }: SessionContext, id: number): Promise<void> {
  const own = and(eq(sessions.id, id), eq(sessions.user_id, actor.id));
  const ended = await db.delete(sessions).where(own).returning({ id: sessions.id });
  if (ended.length === 0) throw notFound();
}

/** Ends every session of the caller's but the one that asks. */
export async function endOtherSessions({ actor, db, token }: SessionContext): Promise<void> {
  const own = tokenHash(token);
  await db.delete(sessions).where(and(eq(sessions.user_id, actor.id), ne(sessions.token_hash, own)));
  dropOtherSpares(actor.id, own);
}
