const LENGTH = 6;

/** Spellings of one sound in names of the state, brought to one: aspirates, glides and what is doubled for looks. */
const READINGS: readonly [RegExp, string][] = [
  [/[^a-z]/g, ''],
  [/ch+/g, 'j'],
  [/(?<=[b-df-gj-np-tvz])h/g, ''],
  [/^jn/, 'gn'],
  [/ravu?$/, 'rao'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/^y(?=[ei])/, ''],
  [/(?<=[aeo])w(?![aeiouy])/g, ''],
];

/** Codes of letter groups, longest first: at the start of a word, elsewhere. */
const CODES: readonly [letters: string, start: string, elsewhere: string][] = [
  ['ks', '5', '54'],
  ['mn', '66', '66'],
  ['nm', '66', '66'],
  ['st', '2', '43'],
  ['x', '5', '54'],
  ['y', '1', ''],
  ['h', '5', ''],
  ...[...'aeiou'].map((vowel) => [vowel, '0', ''] as [string, string, string]),
  ...Object.entries({ bfpvw: '7', cgkq: '5', dt: '3', jsz: '4', l: '8', mn: '6', r: '9' }).flatMap(
    ([letters, code]) => [...letters].map((letter) => [letter, code, code] as [string, string, string]),
  ),
];

/**
 * Six digits for how a word in Latin letters sounds, after Daitch and Mokotoff, with the readings of Indian
 * instead of Slavic spelling, so that each word has one code: 'Lakshmi' and 'Laxmi' are 854600.
 * Empty for a word without letters.
 */
export function soundCode(word: string): string {
  const spelt = READINGS.reduce((text, [from, to]) => text.replace(from, to), word.toLowerCase());
  let code = '';
  let last = '';
  for (let at = 0; at < spelt.length; ) {
    const group = CODES.find(([letters]) => spelt.startsWith(letters, at));
    if (!group) break;
    const [letters, start, elsewhere] = group;
    const sound = at === 0 ? start : elsewhere;
    if (sound !== last) code += sound;
    last = sound;
    at += letters.length;
  }
  return code ? code.slice(0, LENGTH).padEnd(LENGTH, '0') : '';
}
