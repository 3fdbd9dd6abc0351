import type { Coded } from '#contract/kernel/coded.ts';
import type { MailState } from '#contract/officers/forwarding.ts';

/**
 * Values of a mail's `failure` that do not come from a mail server. HANDING_OVER is written before the first byte of a
 * message is sent, and removed after a clear answer. If it is still there, the process ended in between and the mail
 * may have been delivered. It then becomes UNCONFIRMED, and only a user sends it again.
 */
export const HANDING_OVER: Coded = { code: 'handingOver' };
export const UNCONFIRMED: Coded = { code: 'unconfirmed' };
/** Written with `sent_at` when no mail server is set: the message is in the outbox. */
export const IN_OUTBOX: Coded = { code: 'kept' };

export function mailState({ sent_at, failure }: { sent_at: Date | null; failure: Coded | null }): MailState {
  if (sent_at) return failure?.code === IN_OUTBOX.code ? 'kept' : 'sent';
  if (failure === null || failure.code === HANDING_OVER.code) return 'queued';
  return failure.code === UNCONFIRMED.code ? 'unconfirmed' : 'failed';
}
