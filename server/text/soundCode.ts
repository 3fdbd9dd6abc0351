type Reading = readonly [spelt: RegExp, read: string];

/** How names of the state begin, go on and end, whichever letters their sounds are written with. */
const NAMES: readonly Reading[] = [
  [/[^a-z]/g, ''],
  [/^mr?[aou]ham+[ae]d$/, 'muhamad'],
  [/^s(?:ai?|e)?y+[ae]d$/, 'syad'],
  [/^pr[iu](?:th|dh)/, 'prit'],
  [/^hanm/, 'hanum'],
  [/^be+gum$/, 'begam'],
  [/^y(?=[ei])/, ''],
  [/^e(?=sh?[vw])/, 'i'],
  [/^o(?=[^o])/, 'u'],
  [/^(?:jn|gy|dny)|(?<=^ya|^pra)jn/, 'gn'],
  [/jyo/g, 'jo'],
  [/you/g, 'yu'],
  [/(?<=[kgmvdpt])ru(?=sh?n|p|t)/g, 'ri'],
  [/(?<=^[b-df-hj-np-tv-z]{1,2})y(?=[b-df-hj-np-tv-z])/, 'ai'],
  [/(?:a?i|ayy|ay)ah$|a(?:ia|iya|yya)$/, 'Y'],
  [/(?<=a)nna$/, 'Na'],
  [/ay(?:i|u(?=d))/g, 'ai'],
  [/rulu$/, 'rlu'],
  [/r(?:ow|aw|avu?)$/, 'rao'],
  [/er$/, 'ar'],
  [/(?<!e)ed$/, 'ad'],
  [/(?<=o)re$/, 'r'],
];

/** One letter for each sound, whichever of its spellings is used. */
const LETTERS: readonly Reading[] = [
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/[ao]u|ow(?![aeiou])/g, 'O'],
  [/w/g, 'v'],
  [/x|ksh/g, 'ks'],
  [/qu(?=[aei])|q|ck/g, 'k'],
  [/t?(?:c?ch)+h?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/(?<!m)z/g, 'j'],
  [/ph/g, 'f'],
  [/(?<=[b-df-gj-lnp-tvzC])h/g, ''],
  [/(?<=a)ha?(?=m)/g, ''],
  [/n(?=[pbm])/g, 'm'],
  [/m(?=[tdjC])/g, 'n'],
  [/nk/g, 'ng'],
  [/(.)\1+/g, '$1'],
];

/** Vowels that are spoken and not written, or written and not spoken. */
const VOWELS: readonly Reading[] = [
  [/y$/, 'i'],
  [/(?<=[^aeiouOY]y?)i(?=[aou])/g, 'y'],
  [/(?<=[dt])(?:ar|ra)$/, 'r'],
  [/(?<=[^aeiouOY]{2})a$|(?<=(?:[aeiouO][^aeiouO]+){3})a$/, ''],
  [/([aeiouO][^aeiouOY]y?)a(?=[^aeiouOYy]r?[aeiouOY])/g, '$1'],
  [/a[iy](?![aeiouO])|e[iy](?![aeiouO])/g, 'e'],
  [/iy(?=[aeiouO])/g, 'y'],
];

/**
 * How a word in Latin letters sounds, as one spelling of it: 'Lakshmi' and 'Laxmi' are 'laksmi'. Vowels are kept,
 * since in names of the state they tell Ravi from Rupa. Empty for a word without letters.
 */
export function soundCode(word: string): string {
  return [...NAMES, ...LETTERS, ...VOWELS].reduce(
    (text, [spelt, read]) => text.replace(spelt, read),
    word.toLowerCase(),
  );
}
