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

/** No one types more words to find somebody. */
const MOST_WORDS = 8;
/** One sound alone begins a large part of all names. */
const LEAST_SOUNDS = 2;

/** Latin words so long are looked for as one expression; of longer ones the index leaves out what tells most. */
const MOST_LETTERS = 8;

/** What people are looked for by: which fit, and which of them come first because a name or a phone begins so. */
interface NameFilter {
  fits: SQL | undefined;
  begins: SQL | undefined;
}

/** What a text asks for: all of its words, as parts of a phone or of a name in any script; null when that is too little. */
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
/** The same of letters alone: the index finds all words by such expressions at once, and else each form of each word by itself. */
const matching = (texts: string[]): SQL => sql`${persons.search_text} ~ ${texts.join('|')}`;
const beginning = (word: string) => ` ${word}`;

/** Whether it is a whole phone that stands for none (PER-02): nobody is looked for by it. */
function isNobodys(word: string): boolean {
  return isPlaceholderPhone(phoneOf(word) ?? '');
}

/** Whether their names consist of words with these sounds: a search for 'Lakshmi Devi' may mean Lakshmi. */
function isNamed(words: readonly { key: string }[]): SQL | undefined {
  if (!words.every(({ key }) => key)) return undefined;
  const more = like(persons.search_text, `%${KEYS_FOLLOW}%${' ~%'.repeat(words.length + 1)}`);
  return and(...words.map(({ key }) => anyOf([` ${key}`])), not(more));
}

/** A phone or a part of one, without what may stand in front of its ten digits. */
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

/** A part of a name, in Latin letters as well, or a word that begins with its sounds; of one or two letters how a word begins. */
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
