const FORBIDDEN = /(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** What nothing has to be done to, which is most of what is written in Latin letters. */
const PLAIN = /^[\n\x20-\x7E]*$/;

/** Text is kept in NFC, without control characters, half letters and bidi overrides, which can disguise a name. */
export const cleanText = (text: string) =>
  PLAIN.test(text) ? text : text.replace(/\r\n?/g, '\n').normalize('NFC').replace(FORBIDDEN, '');

/** So much of a clean text, cut between letters. */
export const cutText = (text: string, max: number) => text.slice(0, max).replace(/\p{Cs}$/u, '');

/** Joiners change how Indic letters look, not what is meant; some keyboards type them and some do not. */
export const JOINERS = '\u200B\u200C\u200D\u2060\uFEFF';
const joiners = new RegExp(`[${JOINERS}]`, 'g');
export const withoutJoiners = (text: string) => text.replace(joiners, '');

/** Empty, or of nothing that can be seen. */
export const isUnseen = (text: string) => !/[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(text);

/** The same for all names that a person takes for one: whatever their letter case, width, blanks and unseen letters. */
export const foldName = (name: string) =>
  (PLAIN.test(name)
    ? name
    : cleanText(name)
        .normalize('NFKC')
        .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  )
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Records of this name are in no list (LIST-13). */
export const isDemo = (name: string) => name.trim().toLowerCase() === 'demo';
