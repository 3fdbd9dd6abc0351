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
  [/M(?=[^pbm])/g, 'n'],
];

/** A word in small Latin letters as one would spell it in English; '' when the script is not known. */
export function latinOf(word: string): string {
  const script = SCRIPTS.find(({ letters }) => letters.test(word));
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

/**
 * What is stored beside a name so that it is found in other spellings and scripts (data.md 14): each word in
 * Latin letters where it is not, and its sound. 'లక్ష్మి' gives 'lakshmi ~854600'.
 */
export function nameKeys(name: string): string {
  return wordsOf(name)
    .flatMap((word) => {
      const latin = latinOf(word);
      return [latin === word.toLowerCase() ? '' : latin, soundKey(latin)];
    })
    .filter(Boolean)
    .join(' ');
}

/** The stored form of a sound; '' when the word has none. */
export function soundKey(latin: string): string {
  const code = soundCode(latin);
  return code && `~${code}`;
}

/** Whether a sound says enough to be looked for in all words, not in names only: two consonants fit too many. */
export const isTelling = (key: string) => key.replace(/0+$/, '').length > 3;
