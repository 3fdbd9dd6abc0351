import * as z from 'zod/mini';
import { defineCall, messageAnswer } from '#contract/kernel/define.ts';
import { listOf } from '#contract/kernel/list.ts';

/** A browser in which the account is signed in. `browser` and `system` are their names, null where not known. */
export const sessionRow = z.object({
  id: z.int(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  created_at: z.string(),
  /** When it was last used, to a few minutes. */
  seen_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type SessionRow = z.output<typeof sessionRow>;

/** The caller's own sessions that can still be used: the one that asks first, then the last used ones. */
export const listSessions = defineCall({
  method: 'GET',
  path: 'sessions',
  may: 'signed-in',
  answer: listOf(sessionRow),
});

/** Signs one of the caller's sessions out; anybody else's does not exist. */
export const endSession = defineCall({
  method: 'DELETE',
  path: 'sessions/:id',
  may: 'signed-in',
  answer: messageAnswer,
});

/**
 * Keeps the caller's session after the browser is closed (AUTH-11). 404 when the caller signed in more than a minute ago.
 * Not called on a plain host.
 */
export const rememberSession = defineCall({
  method: 'POST',
  path: 'sessions/remember',
  may: 'signed-in',
  answer: messageAnswer,
});

/** Signs the caller out everywhere but here. */
export const endOtherSessions = defineCall({
  method: 'POST',
  path: 'sessions/end-others',
  may: 'signed-in',
  answer: messageAnswer,
});
