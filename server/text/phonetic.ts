import Sanscript from '@indic-transliteration/sanscript';
import { soundCode } from './soundCode.ts';

const SCRIPTS = [
  { name: 'telugu', letters: /\p{Script=Telugu}/u },
  { name: 'devanagari', letters: /\p{Script=Devanagari}/u },
] as const;

/** Where ITRANS spells otherwise than people do. */
const AS_PEOPLE_SPELL: readonly [RegExp, string][] = [
  [/RRi/g, 'ri'],
  [/j~n/g, 'gn'],
  [/M(?=[kgcjtdTD])/g, 'n'],
  [/rAvu$/g, 'rao'],
];

const scriptOf = (word: string) => SCRIPTS.find(({ letters }) => letters.test(word));

/** A word in small Latin letters as one would spell it in English; '' when the script is not known. */
export function latinOf(word: string): string {
  const script = scriptOf(word);
  const itrans = script ? Sanscript.t(word, script.name, 'itrans') : word;
  const spelt = script
    ? AS_PEOPLE_SPELL.reduce((text, [from, to]) => text.replaceAll(from, to), itrans)
    : itrans;
  const latin = spelt
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  // Hindi does not speak the last vowel that its script implies: रमेश is Ramesh.
  return script?.name === 'devanagari' && !/[\u093E-\u094C]$/.test(word) ? latin.replace(/a$/, '') : latin;
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 1);
const once = (keys: string[]) => [...new Set(keys)].filter(Boolean).join(' ');

/**
 * What is stored beside a name so that it is found in other spellings and scripts (data.md 14): each word in
 * Latin letters where it is not, and its sound.
 */
export const nameKeys = (name: string): string =>
  once(
    wordsOf(name).flatMap((word) => {
      const latin = latinOf(word);
      return [latin === word.toLowerCase() ? '' : latin, soundKey(soundCode(latin))];
    }),
  );

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
