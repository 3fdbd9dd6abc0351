import type { MailState } from '#contract/officers/forwarding.ts';

/**
 * What `failure` of a mail says instead of a mail server. HANDING_OVER is written before the first byte of a message
 * leaves and taken back after a clear answer: whoever finds it knows that the process ended in between, and that the
 * mail may have been delivered. It is then UNCONFIRMED, which nobody but a person sends again.
 */
export const HANDING_OVER = 'handing over';
export const UNCONFIRMED = 'unconfirmed';
/** Written with `sent_at` where no mail server is set: the message lies in the outbox. */
export const KEPT = 'kept in the outbox';

export function mailState({ sent_at, failure }: { sent_at: Date | null; failure: string | null }): MailState {
  if (sent_at) return failure === KEPT ? 'kept' : 'sent';
  if (failure === null || failure === HANDING_OVER) return 'queued';
  return failure === UNCONFIRMED ? 'unconfirmed' : 'failed';
}
