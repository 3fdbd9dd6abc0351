import Sanscript from '@indic-transliteration/sanscript';
import { oneSpelling } from '#contract/kernel/text.ts';

const SCRIPTS = [
  { name: 'telugu', letters: /\p{Script=Telugu}/u },
  { name: 'devanagari', letters: /\p{Script=Devanagari}/u },
] as const;

/** Corrections where ITRANS spells differently from people. */
const AS_PEOPLE_SPELL: readonly [RegExp, string][] = [
  [/RRi/g, 'ri'],
  [/j~n/g, 'gn'],
  [/M(?=[kgcjtdTD])/g, 'n'],
  [/rAvu$/g, 'rao'],
];

export const scriptOf = (word: string) => SCRIPTS.find(({ letters }) => letters.test(word));

/** A word in small Latin letters, spelled as in English; '' for an unknown script. */
export function latinOf(written: string): string {
  const word = oneSpelling(written);
  const script = scriptOf(word);
  const itrans = script ? Sanscript.t(word, script.name, 'itrans') : word;
  const spelt = script
    ? AS_PEOPLE_SPELL.reduce((text, [from, to]) => text.replaceAll(from, to), itrans)
    : itrans;
  const latin = spelt
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  // Hindi does not speak the implied last vowel: रमेश is Ramesh.
  return script?.name === 'devanagari' && !/[\u093E-\u094C]$/.test(word) ? latin.replace(/a$/, '') : latin;
}
