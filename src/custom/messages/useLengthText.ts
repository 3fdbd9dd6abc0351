import { useTranslate } from 'react-admin';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import { partsOf } from '#contract/messages/smsParts.ts';
import { isVariable, MAX_VALUE, readTemplate } from '#contract/messages/templateText.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

/** The text of a template with so many letters for each of its variables. */
export const withValues = (text: string, letters: number) =>
  readTemplate(text)
    .map((part) => (isVariable(part) ? 'x'.repeat(letters) : part.words))
    .join('');

/** The length of a text in words: '142 letters, one part, 18 left'; only an SMS has parts (MSG-04). */
export function useLengthText() {
  const translate = useTranslate();
  const { number } = useFormats();
  const parts = (count: number) => translate('messages.parts', { smart_count: count });
  /** For a text that is sent unchanged. */
  const ofText = (text: string, channel: MessageChannel) => {
    if (channel !== 'sms') {
      const { length } = [...text];
      return translate('messages.length.letters', { smart_count: length, letters: number(length) });
    }
    const { letters, remaining, unicode, ...cut } = partsOf(text);
    const counts = { letters: number(letters), parts: parts(cut.parts), left: number(remaining) };
    return translate(`messages.length.${unicode ? 'unicode' : 'basic'}`, {
      smart_count: letters,
      ...counts,
    });
  };
  /** For a template: without its variables, and with all of them at their longest. */
  const ofTemplate = (text: string, channel: MessageChannel) => {
    const [least, most] = [withValues(text, 0), withValues(text, MAX_VALUE)];
    const words = ofText(least, channel);
    if (channel !== 'sms' || least === most) return words;
    return `${words} ${translate('messages.length.most', { parts: parts(partsOf(most).parts) })}`;
  };
  return { ofText, ofTemplate };
}
