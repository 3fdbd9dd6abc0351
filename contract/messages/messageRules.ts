import type { Language } from '#contract/kernel/languages.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import { isUnseen } from '#contract/kernel/text.ts';
import type { Audience, MessageChannel, MessageEvent } from './messageKinds.ts';

/* Decides who gets which message. This file does not use zod. */

/** Whether a phone is an Indian mobile number: others get no messages (MSG-11 and its bad inputs). */
export const isMobile = (phone: string): boolean => /^[6-9]\d{9}$/.test(phone) && !isPlaceholderPhone(phone);

const wordSet = (words: string) => new Set(words.normalize('NFC').split(' '));
/** Words that stop all messages, and words that end the stop (MSG-08). */
const STOP = wordSet('stop stopall unsubscribe ఆపు ఆపండి ఆపేయండి रोको रोकें रोकिए रोकिये रुको रुकिए रुकिये');
const START = wordSet('start');
/** Polite words and objects that may accompany these and change nothing. */
const BESIDE = wordSet(
  [
    'please pls plz plse kindly sir madam mam ji garu thanks thank you sms smss message messages msg msgs sending',
    'దయచేసి ప్లీజ్ గారు అండి సార్ మేడం ధన్యవాదాలు ఎస్ఎంఎస్ మెసేజ్ మెసేజ్లు మెసేజీలు సందేశం సందేశాలు',
    'कृपया कृपा प्लीज प्लीज़ जी सर मैडम धन्यवाद एसएमएस मैसेज मेसेज संदेश',
  ].join(' '),
);

/**
 * Whether a message asks to stop messages, or to send them again, and nothing else; ignores letter case, punctuation
 * and repetitions. 'The bus stop is broken' is a complaint.
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

/** The order of languages for a person; Telugu first for one without a language (MSG-05). */
export const languagesFor = (language: Language | null): Language[] => [
  ...new Set<Language>([language ?? 'te', 'te', 'en']),
];

/** The key of a rule in settings. */
export const ruleKey = (
  event: MessageEvent,
  audience: Audience,
  channel: MessageChannel,
  language: Language,
) => `${event}.${audience}.${channel}.${language}`;

/**
 * The rule for a person: in the own language, then in Telugu, then in English, the first with an approved template;
 * 'off' if the first language with a rule sends nothing. Null for none (MSG-05).
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

/**
 * The key of an event's message: (complaint, event, clock, channel, recipient). It is the same whenever the event is
 * processed again (MSG-10).
 */
export const onceKey = (message: {
  complaint_id: number;
  event: MessageEvent;
  /**
   * Distinguishes several events of the same kind: the id of a closing or a referral, or the day and time of a move.
   */
  clock: string | number;
  channel: MessageChannel;
  audience: Audience;
  /** The id of the person, account or contact; the phone of a citizen without a person record. */
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
