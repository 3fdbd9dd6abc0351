import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { MIN_KEYWORD_LENGTH, MIN_PHONE_PART, PHONE_DIGITS } from '../../contract/limits.ts';
import { isPlaceholderPhone } from '../../contract/placeholderPhone.ts';
import { persons } from '../db/schema/persons.ts';
import { latinOf, soundStart } from '../text/phonetic.ts';
import { containing, searchable } from '../text/searchable.ts';
import { soundCode } from '../text/soundCode.ts';

/** No one types more words to find somebody. */
const MOST_WORDS = 8;
const DIGITS_ALONE = /^\+?[\d\s()-]+$/;
/** One sound alone begins a large part of all names. */
const LEAST_SOUNDS = 2;

/** Latin words so long are looked for as one expression; of longer ones the index leaves out what tells most. */
const MOST_LETTERS = 8;

/** What people are looked for by: which fit, and which of them come first because a name or a phone begins so. */
interface Wanted {
  fits: SQL | undefined;
  begins: SQL | undefined;
}

/** What a text asks for: all of its words, as parts of a phone or of a name in any script; null when that is too little. */
export function wantedBy(text: string): Wanted | null {
  const typed = searchable(text).trim();
  const written = DIGITS_ALONE.test(typed)
    ? [typed.replace(/[^\d+]/g, '')]
    : (typed.match(/\d+|[\p{L}\p{M}]+/gu) ?? []).slice(0, MOST_WORDS);
  const words = written.filter((word) => !isNobodys(word));
  const parts = words.map((word) => (/\d/.test(word) ? phonePart(word) : namePart(word)));
  const letters = words.join('').match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const isEnough = letters >= MIN_KEYWORD_LENGTH || parts.some(({ isPhone }) => isPhone);
  if (!isEnough) return null;
  const isOneScan = parts.length > 1 && parts.every(({ isPlain }) => isPlain);
  return {
    fits: and(...parts.map(({ forms }) => (isOneScan ? matching(forms) : anyOf(forms)))),
    begins: and(...parts.map(({ beginnings }) => anyOf(beginnings))),
  };
}

const anyOf = (texts: string[]): SQL | undefined =>
  texts.length > 0 ? or(...texts.map((text) => like(persons.search_text, containing(text)))) : sql`false`;
/** The same of letters alone: the index finds all words by such expressions at once, and else each form of each word by itself. */
const matching = (texts: string[]): SQL => sql`${persons.search_text} ~ ${texts.join('|')}`;
const beginning = (word: string) => ` ${word}`;

/** Whether it is a whole phone that stands for none (PER-02): nobody is looked for by it. */
function isNobodys(word: string): boolean {
  const phone = word.replace(/^(?:\+?91|0)(?=\d{10}$)/, '');
  return phone.length === PHONE_DIGITS && isPlaceholderPhone(phone);
}

/** Digits of a phone, without what may stand in front of the ten: +91, 91, 0. */
function phonePart(typed: string) {
  const digits = typed.replace('+', '');
  const asTyped = typed.startsWith('+91') ? [] : [digits];
  const numbers = [...asTyped, digits.replace(/^(91|0)/, '')].filter(
    (number) => number.length >= MIN_PHONE_PART && number.length <= PHONE_DIGITS,
  );
  const unique = [...new Set(numbers)];
  return {
    ...{ isPhone: unique.length > 0, isPlain: false },
    ...{ forms: unique, beginnings: unique.map(beginning) },
  };
}

/** A part of a name, in Latin letters as well, or a word that begins with its sounds; of one or two letters how a word begins. */
function namePart(word: string) {
  const latin = latinOf(word);
  const forms = [...new Set([word, latin])].filter(Boolean);
  const sound = soundCode(latin);
  const isShort = [...word].length < MIN_KEYWORD_LENGTH;
  const sounds = !isShort && sound.length >= LEAST_SOUNDS ? [` ${soundStart(sound)}`] : [];
  return {
    ...{ isPhone: false, isPlain: word === latin && !isShort && word.length <= MOST_LETTERS },
    forms: [...(isShort ? forms.map(beginning) : forms), ...sounds],
    beginnings: forms.map(beginning),
  };
}
