import type { BodyOf } from '#contract/kernel/define.ts';
import type { sendMessage } from '#contract/messages/message.ts';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';

/** What is being written to a citizen: both ways are kept, so that going from one to the other loses nothing. */
export interface Outgoing {
  channel: MessageChannel;
  way: 'template' | 'text';
  template_id: number | null;
  text: string;
}

export const NOTHING_WRITTEN: Outgoing = { channel: 'sms', way: 'template', template_id: null, text: '' };

/** Own words go out on WhatsApp alone, as long as the 24 hours last (MSG-13). */
export const isOwnWords = ({ channel, way }: Outgoing, isFree: boolean) =>
  channel === 'whatsapp' && way === 'text' && isFree;

/** What is sent of it; null while nothing is chosen or written. */
export function bodyOf(outgoing: Outgoing, isFree: boolean): Partial<BodyOf<typeof sendMessage>> | null {
  const { channel, template_id } = outgoing;
  if (!isOwnWords(outgoing, isFree)) return template_id === null ? null : { channel, template_id };
  const text = outgoing.text.trim();
  return text ? { channel, text } : null;
}
