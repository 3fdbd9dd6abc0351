import * as z from 'zod/mini';
import { defineCall, messageAnswer } from '#contract/kernel/define.ts';
import { listOf } from '#contract/kernel/list.ts';

/** A browser in which the account is signed in. `browser` and `system` are names, null if unknown. */
export const sessionRow = z.object({
  id: z.int(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  created_at: z.string(),
  /** The last use, accurate to a few minutes. */
  seen_at: z.string(),
  /** The caller's own session. */
  current: z.boolean(),
});
export type SessionRow = z.output<typeof sessionRow>;

/** The caller's active sessions: the current one first, then by last use. */
export const listSessions = defineCall({
  method: 'GET',
  path: 'sessions',
  may: 'signed-in',
  answer: listOf(sessionRow),
});

/** Ends one of the caller's sessions; 404 for another user's. */
export const endSession = defineCall({
  method: 'DELETE',
  path: 'sessions/:id',
  may: 'signed-in',
  answer: messageAnswer,
});

/**
 * Keeps the caller's session after the browser is closed (AUTH-11). 404 when the caller signed in more than a minute
 * ago. Not called on a plain host.
 */
export const rememberSession = defineCall({
  method: 'POST',
  path: 'sessions/remember',
  may: 'signed-in',
  answer: messageAnswer,
});

/** Ends all of the caller's sessions except the current one. */
export const endOtherSessions = defineCall({
  method: 'POST',
  path: 'sessions/end-others',
  may: 'signed-in',
  answer: messageAnswer,
});
