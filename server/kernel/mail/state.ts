import type { MailState } from '#contract/officers/forwarding.ts';

/**
 * Values of a mail's `failure` that do not come from a mail server. HANDING_OVER is written before the first byte of a
 * message is sent, and removed after a clear answer. If it is still there, the process ended in between and the mail
 * may have been delivered. It then becomes UNCONFIRMED, and only a user sends it again.
 */
export const HANDING_OVER = 'handing over';
export const UNCONFIRMED = 'unconfirmed';
/** Written with `sent_at` when no mail server is set: the message is in the outbox. */
export const KEPT = 'kept in the outbox';

export function mailState({ sent_at, failure }: { sent_at: Date | null; failure: string | null }): MailState {
  if (sent_at) return failure === KEPT ? 'kept' : 'sent';
  if (failure === null || failure === HANDING_OVER) return 'queued';
  return failure === UNCONFIRMED ? 'unconfirmed' : 'failed';
}
