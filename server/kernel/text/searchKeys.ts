import { type Run, readName } from './nameWords.ts';
import { latinOf, scriptOf } from './phonetic.ts';
import { soundCode } from './soundCode.ts';

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 1);
const once = (keys: string[]) => [...new Set(keys)].filter(Boolean).join(' ');

/**
 * The search keys of names, stored with them, so that they are found in other spellings and scripts (data.md 14): each
 * word in Latin letters if it is in another script, its sound, and the runs that others write together or apart.
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
 * The search keys of a text, so that its Telugu and Hindi words are found when typed in Latin letters. A mark before
 * each separates them from the keys of a name.
 */
export const textKeys = (text: string): string =>
  once(wordsOf(text).map((word) => (scriptOf(word) ? `^${soundKey(soundCode(latinOf(word)))}` : '')));

const LETTERS = 'abcdefghijklmnopqrstuvwxyzCNOY';
const CYRILLIC_A = 0x430;

/**
 * The stored form of a sound. It uses Cyrillic letters, which nobody searches for here, so that a typed word never
 * matches a part of a sound.
 */
const stored = (code: string) =>
  [...code].map((letter) => String.fromCharCode(CYRILLIC_A + LETTERS.indexOf(letter))).join('');

/** The prefix of all stored sounds that begin like this one. */
export const soundStart = (code: string) => `~${stored(code)}`;

/** The stored sound of a word, delimited so that it matches no part of another; '' for none. */
export const soundKey = (code: string) => code && `~${stored(code)};`;

/** The stored sound of a run. */
export const runKey = ({ sound, isJoined }: Pick<Run, 'sound' | 'isJoined'>) =>
  `${isJoined ? '&' : '='}${soundKey(sound)}`;
