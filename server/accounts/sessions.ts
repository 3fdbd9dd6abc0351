import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { SessionRow } from '#contract/accounts/sessions.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { sessions } from './schema/accounts.ts';
import { isAlive, LIFE, tokenHash } from './session.ts';
import { dropOtherSpares } from './spareSessions.ts';

type SessionContext = Pick<Context, 'actor' | 'db' | 'now' | 'token'>;

/** The caller's active sessions: the current one first, then by last use. */
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

/**
 * Ends one of the caller's sessions.
 * @throws 404 for another account's
 */
export async function endSession({ actor, db }: SessionContext, id: number): Promise<void> {
  const own = and(eq(sessions.id, id), eq(sessions.user_id, actor.id));
  const ended = await db.delete(sessions).where(own).returning({ id: sessions.id });
  if (ended.length === 0) throw notFound();
}

/** A stolen token must not extend its own life: a session is remembered right after the sign-in, or never. */
const REMEMBERED_WITHIN_MS = 60_000;

/**
 * Extends the caller's session for 'Remember me' (AUTH-11).
 * @throws 404 when it is older than a minute
 */
export async function rememberSession({ db, now, token }: SessionContext): Promise<void> {
  const { idle, absolute } = LIFE.remembered;
  const justOpened = gt(sessions.created_at, new Date(now.getTime() - REMEMBERED_WITHIN_MS));
  const changed = await db
    .update(sessions)
    .set({ idle_seconds: idle, expires_at: new Date(now.getTime() + absolute * 1000) })
    .where(and(eq(sessions.token_hash, tokenHash(token)), justOpened))
    .returning({ id: sessions.id });
  if (changed.length === 0) throw notFound();
}

/** Ends all of the caller's sessions except the current one. */
export async function endOtherSessions({ actor, db, token }: SessionContext): Promise<void> {
  const own = tokenHash(token);
  await db.delete(sessions).where(and(eq(sessions.user_id, actor.id), ne(sessions.token_hash, own)));
  dropOtherSpares(actor.id, own);
}
