import { createHash, randomBytes } from 'node:crypto';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { isNamedRole } from '#contract/access/policies.ts';
import { withCapabilities } from '#server/desk/offices/uses.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { preparedFor } from '#server/kernel/db/preparedFor.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import { isHeldBack } from '#server/kernel/errors/outage.ts';
import { actorColumns, type SignedIn } from './actorColumns.ts';
import type { Device } from './device.ts';
import { sessions, users } from './schema/accounts.ts';
import { actorOfSpare, keepSession } from './spareSessions.ts';

const DAY = 86_400;
/** Idle and absolute lifetime of a token in seconds, with 'Remember me' or for one browser session (AUTH-11). */
export const LIFE = {
  remembered: { idle: 30 * DAY, absolute: 90 * DAY },
  session: { idle: DAY / 2, absolute: 7 * DAY },
};

/** How often the last use of a session is stored: reading should not cause a write each time. */
const SEEN_EVERY_MS = 5 * 60_000;

/** Sessions that have not ended. */
export const isAlive = (now: Date | Placeholder): SQL => {
  const idleUntil = sql`${sessions.seen_at} + make_interval(secs => ${sessions.idle_seconds})`;
  const instant = now instanceof Date ? now.toISOString() : now;
  return sql`least(${sessions.expires_at}, ${idleUntil}) > ${instant}::timestamptz`;
};

/** Only this hash is stored: a reader of the database cannot sign in with it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

export const wrongCredentials = () => new ApiError(401, 'wrongCredentials');

/**
 * Opens a session and returns its token, 256 random bits.
 * @throws 401 when the account no longer matches `still`
 */
export async function openSession(
  db: Db | Tx,
  user: { id: number },
  options: { model: string | null; remember: boolean; now: Date; device?: Device },
  still?: SQL,
) {
  const token = randomBytes(32).toString('base64url');
  const life = options.remember ? LIFE.remembered : LIFE.session;
  const row = {
    token_hash: tokenHash(token),
    user_id: user.id,
    model: options.model,
    ...options.device,
    created_at: options.now,
    seen_at: options.now,
    expires_at: new Date(options.now.getTime() + life.absolute * 1000),
    idle_seconds: life.idle,
  };
  if (!(await keepSession(db, { row, still }))) throw wrongCredentials();
  return token;
}

/** The lookup of every request. */
const lookup = preparedFor((db: Db) =>
  db
    .select({
      ...actorColumns(sql.placeholder('now')),
      seen_at: sessions.seen_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, sql.placeholder('hash')),
        eq(users.disabled, false),
        isAlive(sql.placeholder('now')),
      ),
    )
    .prepare('actor_of'),
);

/**
 * The account of the bearer token; null when the token is missing, unknown, expired or idle too long, or when its
 * account is disabled. Background calls of a page are no use of the session (`inUse`), so an absent user becomes idle.
 */
export async function actorOf(
  db: Db,
  token: string | null,
  now: Date,
  inUse = true,
): Promise<SignedIn | null> {
  if (!token) return null;
  const hash = tokenHash(token);
  const [row] = await lookup(db).execute({ hash, now: now.toISOString() });
  if (!row) {
    const spare = await actorOfSpare(db, hash, now);
    return spare && withCapabilities(db, spare);
  }
  const { seen_at, ...actor } = row;
  // No rule names this role, so nothing would be hidden from it: it is only for sessions of other hosts.
  if (!isNamedRole(actor.role)) return null;
  if (inUse && now.getTime() - seen_at.getTime() > SEEN_EVERY_MS) await noteSeen(db, hash, now);
  return withCapabilities(db, actor);
}

/** A full disk or a wrong clock ends no session: its use is stored later. */
async function noteSeen(db: Db, hash: string, now: Date): Promise<void> {
  try {
    await db.transaction((tx) =>
      tx.update(sessions).set({ seen_at: now }).where(eq(sessions.token_hash, hash)),
    );
  } catch (error) {
    if (!isHeldBack(error)) throw error;
  }
}

/** The token of `Authorization: Bearer …`. */
export const bearerToken = (request: Request) =>
  request.headers.get('authorization')?.match(/^Bearer (\S+)$/i)?.[1] ?? null;
