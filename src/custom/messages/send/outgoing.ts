import type { BodyOf } from '#contract/kernel/define.ts';
import type { sendMessage } from '#contract/messages/message.ts';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import type { Refusals } from '#src/components/form/formRules.ts';

/** The message in progress: it keeps text and template, so that switching between them loses nothing. */
export interface Outgoing {
  channel: MessageChannel;
  way: 'template' | 'text';
  template_id: number | null;
  text: string;
}

export const NOTHING_WRITTEN: Outgoing = { channel: 'sms', way: 'template', template_id: null, text: '' };

/** Free text is possible on WhatsApp only, within the 24 hours (MSG-13). */
export const isOwnWords = ({ channel, way }: Outgoing, isFree: boolean) =>
  channel === 'whatsapp' && way === 'text' && isFree;

/** The error of an empty message. */
export function outgoingFaults(outgoing: Outgoing, isFree: boolean): Refusals {
  if (bodyOf(outgoing, isFree)) return {};
  return isOwnWords(outgoing, isFree) ? { text: 'sending.write' } : { template_id: 'sending.choose' };
}

/** The body of the call; null while it is empty. */
export function bodyOf(outgoing: Outgoing, isFree: boolean): Partial<BodyOf<typeof sendMessage>> | null {
  const { channel, template_id } = outgoing;
  if (!isOwnWords(outgoing, isFree)) return template_id === null ? null : { channel, template_id };
  const text = outgoing.text.trim();
  return text ? { channel, text } : null;
}
