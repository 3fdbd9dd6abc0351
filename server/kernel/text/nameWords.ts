import { foldName, oneSpelling } from '#contract/kernel/text.ts';
import { latinOf } from './phonetic.ts';
import { joinedSound, soundCode } from './soundCode.ts';
import { isTitle, mayBeginName } from './titles.ts';

export interface NameWord {
  /** In small letters and one spelling. */
  written: string;
  latin: string;
  sound: string;
  /** The Latin letter, if the word is an initial. */
  letter: string;
}

/** Neighbouring words that others write as one, or a word that others write as several: 'Rama Rao' and 'Ramarao'. */
export interface Run {
  /** The index of its first word, and the index after its last word. */
  from: number;
  to: number;
  sound: string;
  isJoined: boolean;
}

/** A husband, a father or a place follows it. */
const RELATION = /(?<=\S)[\s,.(]+[swdhcmfr]\s?[/\\]\s?o\b.*/su;
const RESPECT = /(?<=\p{L}\p{M}*\p{L}\p{M}*)(?:garu|గారు|గారి)$/u;

const ONE_LETTER = /^\p{L}\p{M}*$/u;
/** Latin letters by their English names, as written in Telugu and Hindi: ఎస్ is S, आर is R. */
const LETTER_NAME = /^e([flmns])$|^a(r)$/;
const LATIN = /\p{Script=Latin}/u;
/** Ch. is one initial, KV are two; Sk and Md are short for names. */
const TWO_LETTERS = /^[bcdgjkpst]h$/;
const INITIALS = /^(?!sh?k$|sy?d$|m[hm]?d$)[b-df-hj-np-tv-xz]{2,4}$/;

/** In a longer name, words that others join are not searched. */
const MOST_WORDS = 8;
const MOST_JOINED = 3;
const LEAST_LETTERS = 6;

/** The words of a name without titles, in their order; all words if there are only titles. */
export const nameWords = (name: string): NameWord[] => readName(name).words;

/** The same, with the runs that others may write together or apart. */
export function readName(name: string): { words: NameWord[]; runs: Run[] } {
  const all = wordsOf(name);
  const hasName = all.some(({ written }) => !isTitle(written));
  const isPart = (word: NameWord) => !hasName || !isTitle(word.written);
  const words = all.filter(isPart);
  return { words, runs: words.length > MOST_WORDS ? [] : runsOf(all, isPart) };
}

function runsOf(all: readonly NameWord[], isPart: (word: NameWord) => boolean): Run[] {
  const entries = all.filter((word) => isPart(word) || mayBeginName(word.written));
  const placeOf = (nth: number) => entries.slice(0, nth).filter(isPart).length;
  return entries.flatMap((_, first) =>
    Array.from({ length: MOST_JOINED }, (_, more) => entries.slice(first, first + more + 1)).flatMap(
      (run, more): Run[] => {
        const latin = run.map((word) => word.latin).join('');
        const isName = run.length === more + 1 && run.some(isPart) && run.every(({ letter }) => !letter);
        if (!isName || latin.length < LEAST_LETTERS) return [];
        const [from, to] = [placeOf(first), placeOf(first + run.length)];
        return [{ from, to, sound: joinedSound(latin), isJoined: run.length > 1 }];
      },
    ),
  );
}

const wordsOf = (name: string): NameWord[] =>
  oneSpelling(foldName(name))
    .replace(RELATION, '')
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => word.replace(RESPECT, ''))
    .flatMap((word) => (INITIALS.test(word) && !isTitle(word) && !TWO_LETTERS.test(word) ? [...word] : word))
    .filter(Boolean)
    .map(readWord);

function readWord(written: string): NameWord {
  // Words of a script without known sounds are compared as written.
  const latin = latinOf(written) || written;
  return { written, latin, sound: soundCode(latin) || latin, letter: letterOf(written, latin) };
}

function letterOf(word: string, latin: string): string {
  const named = LATIN.test(word) ? null : LETTER_NAME.exec(latin);
  if (named) return named[1] ?? named[2] ?? '';
  if (TWO_LETTERS.test(word)) return word;
  return ONE_LETTER.test(word) ? latin.charAt(0) : '';
}
