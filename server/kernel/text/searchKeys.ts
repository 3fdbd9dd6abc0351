import { type Run, readName } from './nameWords.ts';
import { latinOf, scriptOf } from './phonetic.ts';
import { soundCode } from './soundCode.ts';

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 1);
const once = (keys: string[]) => [...new Set(keys)].filter(Boolean).join(' ');

/**
 * What is stored beside names so that they are found in other spellings and scripts (data.md 14): each word in
 * Latin letters where it is not, and its sound; then what others write together or apart.
 */
export function nameKeys(...names: string[]): string {
  const read = names.map(readName);
  return once([
    ...read.flatMap(({ words }) =>
      words.flatMap(({ written, latin, sound, letter }) =>
        letter || !soundCode(latin) ? [] : [latin === written ? '' : latin, soundKey(sound)],
      ),
    ),
    ...read.flatMap(({ runs }) => runs.map(runKey)),
  ]);
}

/**
 * What is stored beside a text so that its Telugu and Hindi words are found when they are typed in Latin letters. The mark
 * before each tells them from those of a name.
 */
export const textKeys = (text: string): string =>
  once(wordsOf(text).map((word) => (scriptOf(word) ? `^${soundKey(soundCode(latinOf(word)))}` : '')));

const LETTERS = 'abcdefghijklmnopqrstuvwxyzCNOY';
const CYRILLIC_A = 0x430;

/**
 * The stored form of a sound. Its letters are Cyrillic, which nobody searches for here: what is typed is looked for in
 * words, never in a piece of a sound.
 */
const stored = (code: string) =>
  [...code].map((letter) => String.fromCharCode(CYRILLIC_A + LETTERS.indexOf(letter))).join('');

/** How the stored sounds begin that begin like this one. */
export const soundStart = (code: string) => `~${stored(code)}`;

/** The stored sound of a word, begun and ended so that no part of another is taken for it; '' for none. */
export const soundKey = (code: string) => code && `~${stored(code)};`;

/** The stored sound of neighbours as one word, or of a word that others write as several. */
export const runKey = ({ sound, isJoined }: Pick<Run, 'sound' | 'isJoined'>) =>
  `${isJoined ? '&' : '='}${soundKey(sound)}`;
