import type { takeInbox as call } from '#contract/messages/inbox.ts';
import type { Context } from '#server/kernel/http/serve.ts';

/** Somebody of the office who says what becomes of something, and what that is. */
export type Taking = Context<typeof call>;
