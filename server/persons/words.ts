import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { MIN_KEYWORD_LENGTH, MIN_PHONE_PART } from '../../contract/limits.ts';
import { phoneOf, plainPhone } from '../../contract/phone.ts';
import { isPlaceholderPhone } from '../../contract/placeholderPhone.ts';
import { asciiDigits } from '../../contract/text.ts';
import { persons } from '../db/schema/persons.ts';
import { isPhoneAlone, phoneParts, withStoredPhones } from '../text/phoneParts.ts';
import { latinOf, soundStart } from '../text/phonetic.ts';
import { containing, searchable } from '../text/searchable.ts';
import { soundCode } from '../text/soundCode.ts';

/** No one types more words to find somebody. */
const MOST_WORDS = 8;
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
  const typed = searchable(withStoredPhones(asciiDigits(text))).trim();
  const written = isPhoneAlone(text)
    ? [plainPhone(text)]
    : (typed.match(/\d[\d-]*|[\p{L}\p{M}]+/gu) ?? []).slice(0, MOST_WORDS);
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
  return isPlaceholderPhone(phoneOf(word) ?? '');
}

/** A phone or a part of one, without what may stand in front of its ten digits. */
function phonePart(typed: string) {
  const forms = phoneParts(typed).filter((part) => part.length >= MIN_PHONE_PART);
  return {
    ...{ isPhone: forms.length > 0, isPlain: false },
    ...{ forms, beginnings: forms.map(beginning) },
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
