import type { Language } from '#contract/kernel/languages.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import type { MessageChannel, MessageEvent } from '#contract/messages/messageKinds.ts';
import { chooseRule, languagesFor } from '#contract/messages/messageRules.ts';
import { MAX_PARTS, partsOf } from '#contract/messages/smsParts.ts';
import { wrongWord } from '#contract/messages/templateText.ts';
import { fillTemplate, type MessageValues } from '#contract/messages/templateValues.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { defaultTemplateText, discreetText, type TiedText } from './defaultTemplates.ts';
import type { Recipient } from './recipients.ts';
import type { MessageRules, Template } from './rules.ts';

/** A complaint with the data for messages. */
export interface MessageContext {
  complaint: Complaint;
  rules: MessageRules;
  values: MessageValues;
  isSensitive: boolean;
}

/** The text of a message, or its error: an error text under the field of the call. */
export interface Composed {
  language: Language;
  instead_of: Language | null;
  template: Template | null;
  text: string;
  parts: number;
  refused: { field: 'template_id' | 'text'; reason: CodedRefusal } | null;
}

/** The cost of a text: the number of parts of an SMS, one for any other channel (MSG-04). */
export const costOf = (channel: MessageChannel, text: string): number =>
  channel === 'sms' ? partsOf(text).parts : 1;

interface Style {
  channel: MessageChannel;
  language: Language;
  instead_of: Language | null;
}

/**
 * Fills in a template or a default text as operators require it (MSG-03). The caller provides the values, also a link.
 */
export function composed(
  { text, values }: TiedText,
  { channel, language, instead_of }: Style,
  content: { values: MessageValues; address: string | null; template: Template | null },
): Composed {
  const filled = fillTemplate(
    { text, values },
    { values: content.values, language, address: content.address },
  );
  const same = { language, instead_of, template: content.template };
  if ('refused' in filled) return { ...same, ...NOTHING, refused: { field: 'text', reason: filled.refused } };
  const parts = costOf(channel, filled.text);
  const isTooLong = channel === 'sms' && parts > MAX_PARTS;
  const reason = { code: 'tooManyParts', values: { parts } } as const;
  const refused = isTooLong ? { field: 'text' as const, reason } : null;
  return { ...same, text: filled.text, parts, refused };
}
const NOTHING = { text: '', parts: 0 };

/** A typed text; Telugu if the language is unknown. */
export const ownWords = (channel: MessageChannel, text: string, language: Language | null): Composed => ({
  language: language ?? 'te',
  instead_of: null,
  template: null,
  text,
  parts: costOf(channel, text),
  refused: null,
});

/** The languages in order of preference; returns the first for which `says` has a template, or null. */
export function byRule(
  { event, channel }: { event: MessageEvent; channel: MessageChannel },
  { rules }: Pick<MessageContext, 'rules'>,
  { audience, language }: Pick<Recipient, 'audience' | 'language'>,
) {
  const chosen = chooseRule<Template | 'shipped'>(language, (each) =>
    rules.says(event, audience, channel, each),
  );
  if (chosen === null || chosen === 'off') return null;
  return { ...styleFor(channel, chosen.language, language), says: chosen.template };
}

/** A message in another language than the person's is marked as such (MSG-05). */
export const styleFor = (channel: MessageChannel, language: Language, preferred: Language | null): Style => ({
  channel,
  language,
  instead_of: preferred !== null && preferred !== language ? preferred : null,
});

/** The default text, with the address of the status page if there is one. */
export const shippedFor = (
  event: MessageEvent,
  language: Language,
  { values }: Pick<MessageContext, 'values'>,
) => defaultTemplateText(event, language, Boolean(values.link));

/**
 * The discreet text for a sensitive complaint (MSG-20): an approved template of the office with exactly this text,
 * otherwise the default. Rules are ignored.
 */
export function discreet(
  channel: MessageChannel,
  context: Pick<MessageContext, 'rules'> & { values: Pick<MessageValues, 'number'> },
  preferred: Language | null,
): Composed {
  const values = { number: context.values.number };
  for (const language of languagesFor(preferred)) {
    const text = composed(discreetText(language), styleFor(channel, language, preferred), {
      values,
      address: null,
      template: null,
    });
    const template = context.rules.templates.find(
      (each) =>
        each.channel === channel && each.language === language && !wrongWord(each.text, text.text, null),
    );
    if (template) return { ...text, template };
  }
  const [language = 'te'] = languagesFor(preferred);
  return composed(discreetText(language), styleFor(channel, language, preferred), {
    values,
    address: null,
    template: null,
  });
}
