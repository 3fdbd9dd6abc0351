import type { Language } from '#contract/kernel/languages.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import { isUnseen } from '#contract/kernel/text.ts';
import type { Audience, MessageChannel, MessageEvent } from './messageKinds.ts';

/* Who gets which message at all. Free of zod. */

/** A mobile number of India: whoever has no other gets no message (MSG-11 and its bad inputs). */
export const isMobile = (phone: string): boolean => /^[6-9]\d{9}$/.test(phone) && !isPlaceholderPhone(phone);

const wordSet = (words: string) => new Set(words.normalize('NFC').split(' '));
/** What stops all messages, and what ends that (MSG-08). */
const STOP = wordSet('stop stopall unsubscribe ఆపు ఆపండి ఆపేయండి रोको रोकें रोकिए रोकिये रुको रुकिए रुकिये');
const START = wordSet('start');
/** Polite words and what is to be stopped: they may stand beside those, and change nothing. */
const BESIDE = wordSet(
  [
    'please pls plz plse kindly sir madam mam ji garu thanks thank you sms smss message messages msg msgs sending',
    'దయచేసి ప్లీజ్ గారు అండి సార్ మేడం ధన్యవాదాలు ఎస్ఎంఎస్ మెసేజ్ మెసేజ్లు మెసేజీలు సందేశం సందేశాలు',
    'कृपया कृपा प्लीज प्लीज़ जी सर मैडम धन्यवाद एसएमएस मैसेज मेसेज संदेश',
  ].join(' '),
);

/**
 * Whether a message says that no more are wanted, or that they are again, and nothing else; whatever its case, signs and repetitions. 'The
 * bus stop is broken' is a grievance.
 */
export function preferenceOf(text: string): 'stop' | 'start' | null {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => !isUnseen(word));
  const spoken = words.filter((word) => !BESIDE.has(word));
  const isAll = (words: ReadonlySet<string>) => spoken.length > 0 && spoken.every((word) => words.has(word));
  return isAll(STOP) ? 'stop' : isAll(START) ? 'start' : null;
}

/** In which order languages are tried: whoever has none is written to in Telugu (MSG-05). */
export const languagesFor = (language: Language | null): Language[] => [
  ...new Set<Language>([language ?? 'te', 'te', 'en']),
];

/** What a rule is about, as settings name it. */
export const ruleKey = (
  event: MessageEvent,
  audience: Audience,
  channel: MessageChannel,
  language: Language,
) => `${event}.${audience}.${channel}.${language}`;

/** What an office has said for a rule: a template, by its first version, or that nothing is sent. */
export type RuleValue = number | 'off';
/** What an office has set itself; what is not there is inherited. */
export interface OwnMessages {
  /** By `ruleKey`. */
  rules?: Record<string, RuleValue>;
  /** What the links of its templates are registered to begin with (MSG-03). */
  address?: string;
  /** Where citizens ask, as slips, notices and messages tell it (MSG-17). */
  phone?: string;
}

/**
 * The rule that holds for somebody: in the own language, else in Telugu, else in English, as the first that has an approved template;
 * 'off' where the office sends nothing for it in the first that has a rule. Null for none (MSG-05).
 */
export function chooseRule<T>(
  language: Language | null,
  templateIn: (language: Language) => T | 'off' | null,
): { language: Language; template: T } | 'off' | null {
  for (const one of languagesFor(language)) {
    const template = templateIn(one);
    if (template === 'off') return 'off';
    if (template !== null) return { language: one, template };
  }
  return null;
}

/** What is sent once: (case, event, clock, channel, person); whatever runs twice makes the same key (MSG-10). */
export const onceKey = (message: {
  complaint_id: number;
  event: MessageEvent;
  /** Which of several of that event: the id of a closing, of a referral; the day that something was moved to, and when it was. */
  clock: string | number;
  channel: MessageChannel;
  audience: Audience;
  /** The id of the person, account or contact; the phone of a citizen who is no person yet. */
  recipient: string | number;
}) =>
  [
    message.complaint_id,
    message.event,
    message.clock,
    message.channel,
    message.audience,
    message.recipient,
  ].join(':');
