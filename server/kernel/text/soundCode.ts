type Reading = readonly [spelt: RegExp, read: string];

/** Local beginnings, middles and ends of names, whose sounds have several spellings. */
const NAMES: readonly Reading[] = [
  [/[^a-z]/g, ''],
  [/^mr?[aou]h+[aou]?m+[aei]d+h?$|^m(?:[aou]?h)?m?d$|^endi+$/, 'muhamad'],
  [/^s(?:y?d|(?:ai?|e)?y+[ae]d)$/, 'syad'],
  [/^sh?k$/, 'shaik'],
  [/^abd[ou]+[rsznd]$/, 'abdul'],
  [/(?<=ll)ah$/, 'a'],
  [/^khwa/, 'kha'],
  [/^meh/, 'mah'],
  [/^r(?:e|ai)h/, 'rah'],
  [/^pa+sha/, 'basha'],
  [/^gh?[ao]use?$/, 'gous'],
  [/^a(?:y?[ei]|y)(?=sha$)/, 'aye'],
  [/^re(?=yaz)/, 'ri'],
  [/(?<!a)iya/g, 'ia'],
  [/^na(?:y?ee?|i|yi)m$/, 'naim'],
  [/^pr[iu](?:th|dh)/, 'prit'],
  [/^hanm/, 'hanum'],
  [/^la(?:k?sh|x|c+h+)m/, 'laxm'],
  [/n[ao]?ra?si[mn]+(?:h?u?|h)lu$/, 'narsimhulu'],
  [/narain/, 'narayan'],
  [/nadh/g, 'nath'],
  [/lath?a$/, 'lat'],
  [/^ch[ao][uw]+dh?[aou]*r[iy]+$/, 'chaudari'],
  [/^na+(?:i|y[aei])k$/, 'nayak'],
  [/^rath?o[dr]e?$/, 'rathod'],
  [/^kishen/, 'kishan'],
  [/^(ruk?m|raj|saroj)ani/, '$1ini'],
  [/^mamth?a$/, 'mamatha'],
  [/(?<=[aei])dhara$/, 'dhar'],
  [/^ail(?=a)/, 'il'],
  [/^y[ea](?=sh?od)/, 'ya'],
  [/^si[mn]+h$/, 'singh'],
  [/^be+gum$/, 'begam'],
  [/^y(?=[ei])/, ''],
  [/^ea?(?=sh?[vw])/, 'i'],
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
  [/(?<!e)er$/, 'ar'],
  [/(?<!e)ed$/, 'ad'],
  [/(?<=o)re$/, 'r'],
];

/** One letter for each sound, for all its spellings. */
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

/** Vowels that are spoken but not written, or written but not spoken. */
const VOWELS: readonly Reading[] = [
  [/y$/, 'i'],
  [/(?<=[^aeiouOY]y?)i(?=[aou])/g, 'y'],
  [/(?<=[dt])(?:ar|ra)$/, 'r'],
  [/(?<=[^aeiouOY]{2})a$|(?<=(?:[aeiouO][^aeiouO]+){3})a$/, ''],
  [/(?<=(?:[aeiouO][^aeiouOY]+){2})u$/, ''],
  [/aya(?=[b-df-hj-np-tv-xzC]+[aeiouO])/g, 'ay'],
  [/([aeiouO][^aeiouOY]y?)a(?=[^aeiouOYy]r?[aeiouOY])/g, '$1'],
  [/a[iy](?![aeiouO])|e[iy](?![aeiouO])/g, 'e'],
  [/iy(?=[aeiouO])/g, 'y'],
];

/** An a between the parts of a name may be silent: Vijaya Kumar is Vijaykumar. */
const JOINED: readonly Reading[] = [
  [/(?<=[dt])er/g, 'r'],
  [/(?<=.)a/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * The sound of a word in Latin letters, as one common spelling: 'Lakshmi' and 'Laxmi' are 'laksmi'. Vowels are kept,
 * because they distinguish Ravi from Rupa. Empty for a word without letters.
 */
export function soundCode(word: string): string {
  return read(word.toLowerCase(), [...NAMES, ...LETTERS, ...VOWELS]);
}

/** The sound of several words as one word. Use it only where two names are divided differently. */
export const joinedSound = (words: string): string => read(soundCode(words), JOINED);

const read = (text: string, readings: readonly Reading[]) =>
  readings.reduce((text, [spelt, sound]) => text.replace(spelt, sound), text);
