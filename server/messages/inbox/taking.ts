import type { takeInbox as call } from '#contract/messages/inbox.ts';
import type { Context } from '#server/kernel/http/serve.ts';

/** The call of a user who handles a received message. */
export type Taking = Context<typeof call>;
