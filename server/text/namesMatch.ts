import { foldName } from '../../contract/text.ts';
import { latinOf } from './phonetic.ts';
import { soundCode } from './soundCode.ts';

interface Word {
  latin: string;
  sound: string;
  /** The letter that the word stands for, in Latin, when it is a single one. */
  letter: string;
}

const ONE_LETTER = /^\p{L}\p{M}*$/u;
/** Latin letters by their English names, as Telugu and Hindi write them: ఎస్ is S, आर is R. */
const LETTER_NAME = /^e([flmns])$|^a(r)$/;
const LATIN = /\p{Script=Latin}/u;

/**
 * Whether two names may be one person's (PER-02): every word of the shorter has the sound of a different word of the
 * longer, in any script; a single letter matches a word that begins with its sound.
 */
export function namesMatch(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (shorter.length === 0) return foldName(one) === foldName(other);
  /** Which word of the shorter name each of the longer stands for. */
  const taken = new Map<Word, Word>();
  const find = (word: Word, tried = new Set<Word>()): boolean =>
    longer.some((candidate) => {
      if (tried.has(candidate) || !alike(word, candidate)) return false;
      tried.add(candidate);
      const before = taken.get(candidate);
      if (before && !find(before, tried)) return false;
      taken.set(candidate, word);
      return true;
    });
  return shorter.every((word) => find(word));
}

/** The sounds of the words of a name, in their order. */
export const soundsOf = (name: string): string[] => wordsOf(name).map(({ sound }) => sound);

const wordsOf = (name: string): Word[] =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => {
      // A script of which no sounds are known is compared as it is written.
      const latin = latinOf(word) || foldName(word);
      return { latin, sound: soundCode(latin) || latin, letter: letterOf(word, latin) };
    });

function letterOf(word: string, latin: string): string {
  const named = LATIN.test(word) ? null : LETTER_NAME.exec(latin);
  if (named) return named[1] ?? named[2] ?? '';
  return ONE_LETTER.test(word) ? latin.charAt(0) : '';
}

const alike = (one: Word, other: Word): boolean =>
  one.letter || other.letter ? begins(one, other) || begins(other, one) : one.sound === other.sound;

const begins = ({ letter }: Word, word: Word): boolean =>
  letter !== '' && ((word.letter || word.latin).startsWith(letter) || word.sound.startsWith(soundOf(letter)));

/** With a vowel behind it, as letters are spoken. */
const soundOf = (letter: string) => soundCode(`${letter}a`).charAt(0) || letter;
