import { and, like, not, or, type SQL, sql } from 'drizzle-orm';
import { MIN_KEYWORD_LENGTH, MIN_PHONE_PART } from '#contract/kernel/limits.ts';
import { phoneOf, plainNumber } from '#contract/kernel/phone.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import { asciiDigits, searchable } from '#contract/kernel/text.ts';
import { containing, KEYS_FOLLOW } from '#server/kernel/text/likePattern.ts';
import { isPhoneAlone, phoneParts, withStoredPhones } from '#server/kernel/text/phoneParts.ts';
import { soundKey, soundStart } from '#server/kernel/text/searchKeys.ts';
import { asTyped, type TypedWord, typedWords } from '#server/kernel/text/typedWords.ts';
import { persons } from './schema/persons.ts';

/** Nobody types more words to find a person. */
const MOST_WORDS = 8;
/** A single sound begins a large part of all names. */
const LEAST_SOUNDS = 2;

/**
 * Latin words up to this length are searched as one expression; for longer ones the index would ignore their most
 * selective part.
 */
const MOST_LETTERS = 8;

/**
 * The search of persons: the matching condition, and the condition for those who come first because a name or a phone
 * begins so.
 */
interface NameFilter {
  fits: SQL | undefined;
  begins: SQL | undefined;
}

/**
 * The search for a text: all of its words must match a part of a phone or of a name in any script; null when the text
 * is too short.
 */
export function nameFilterOf(text: string): NameFilter | null {
  const words = wordsIn(text);
  const parts = words.map((word) => (/\d/.test(word.text) ? phonePart(word) : namePart(word)));
  const letters = words.flatMap((word) => word.text.match(/[\p{L}\p{M}]/gu) ?? []).length;
  const isEnough = letters >= MIN_KEYWORD_LENGTH || parts.some(({ isPhone }) => isPhone);
  if (!isEnough) return null;
  const [needed, others] = [parts.filter(({ mayLack }) => !mayLack), parts.filter(({ mayLack }) => mayLack)];
  const fitting = (some: typeof parts) => {
    const isOneScan = some.length > 1 && some.every(({ isPlain }) => isPlain);
    return and(...some.map(({ forms }) => (isOneScan ? matching(forms) : anyOf(forms))));
  };
  return {
    fits: and(fitting(needed), others.length > 0 ? or(fitting(others), isNamed(needed)) : undefined),
    begins: and(...parts.map(({ beginnings }) => anyOf(beginnings))),
  };
}

function wordsIn(text: string): TypedWord[] {
  const typed = searchable(withStoredPhones(asciiDigits(text)));
  const written = isPhoneAlone(text)
    ? [plainNumber(text)]
    : (typed.match(/\d[\d-]*|[\p{L}\p{M}]+/gu) ?? []).slice(0, MOST_WORDS);
  const meaningful = written.filter((word) => !isNobodys(word));
  if (isPhoneAlone(text)) return meaningful.map(asTyped);
  return meaningful.length > 0 ? typedWords(meaningful.join(' ')) : [];
}

const anyOf = (texts: string[]): SQL | undefined =>
  texts.length > 0 ? or(...texts.map((text) => like(persons.search_text, containing(text)))) : sql`false`;
/**
 * The same for letters only: the index finds all words of such an expression at once, instead of each form of each
 * word.
 */
const matching = (texts: string[]): SQL => sql`${persons.search_text} ~ ${texts.join('|')}`;
const beginning = (word: string) => ` ${word}`;

/** Whether a word is a placeholder phone (PER-02), which finds nobody. */
function isNobodys(word: string): boolean {
  return isPlaceholderPhone(phoneOf(word) ?? '');
}

/** Whether a name consists of words with these sounds: a search for 'Lakshmi Devi' may mean Lakshmi. */
function isNamed(words: readonly { key: string }[]): SQL | undefined {
  if (!words.every(({ key }) => key)) return undefined;
  const more = like(persons.search_text, `%${KEYS_FOLLOW}%${' ~%'.repeat(words.length + 1)}`);
  return and(...words.map(({ key }) => anyOf([` ${key}`])), not(more));
}

/** A phone or a part of one, without a country code or a 0 before its ten digits. */
function phonePart({ text }: TypedWord) {
  const forms = phoneParts(text).filter((part) => part.length >= MIN_PHONE_PART);
  return {
    isPhone: forms.length > 0,
    isPlain: false,
    mayLack: false,
    key: '',
    forms,
    beginnings: forms.map(beginning),
  };
}

/**
 * A part of a name, also in Latin letters, or a word that begins with its sounds; one or two letters match the
 * beginning of a word.
 */
function namePart({ text, latin, sound, letter, runs, mayLack }: TypedWord) {
  const isShort = [...text].length < MIN_KEYWORD_LENGTH;
  const spelt = [text, latin, isShort ? letter : ''].filter(Boolean);
  const sounds = sound.length >= LEAST_SOUNDS ? [soundStart(sound), ...runs].map(beginning) : [];
  return {
    isPhone: false,
    isPlain: /^[a-z]{3,}$/.test(text) && text.length <= MOST_LETTERS,
    mayLack,
    key: soundKey(sound),
    forms: [...(isShort ? spelt.map(beginning) : spelt), ...sounds],
    beginnings: spelt.map(beginning),
  };
}
