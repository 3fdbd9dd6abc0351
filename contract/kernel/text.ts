const FORBIDDEN = /(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Text that needs no change, which is most text in Latin letters. */
const PLAIN = /^[\n\x20-\x7E]*$/;

/**
 * Normalises text to NFC without control characters, half surrogate pairs and bidi overrides, which can disguise a
 * name.
 */
export const cleanText = (text: string) =>
  PLAIN.test(text) ? text : text.replace(/\r\n?/g, '\n').normalize('NFC').replace(FORBIDDEN, '');

/** Cuts a clean text to a length, never inside a letter. */
export const cutText = (text: string, max: number) => text.slice(0, max).replace(/\p{Cs}$/u, '');

/** Joiners change how Indic letters look but not the word; some keyboards insert them and some do not. */
export const JOINERS = '\u200B\u200C\u200D\u2060\uFEFF';
const joiners = new RegExp(`[${JOINERS}]`, 'g');
export const withoutJoiners = (text: string) => text.replace(joiners, '');

/** The zeros of the scripts in which people of India type digits. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];
const DIGIT =
  /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F]/g;

/** The same text with digits 0 to 9 instead of those of Telugu, Hindi, Urdu and other scripts of India. */
export const asciiDigits = (text: string) =>
  PLAIN.test(text)
    ? text
    : text.replace(DIGIT, (digit) => {
        const code = digit.charCodeAt(0);
        return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
      });

const INDIC = /[\u0900-\u0D7F]/;
/** Whether a text has letters with several spellings: then `searchable` does more than lower-casing. */
export const isIndic = (text: string) => INDIC.test(text);

/**
 * Letters that are replaced by another one; those without a counterpart in `read` are removed. The database does the
 * same.
 */
export const INDIC_LETTERS = {
  written: 'ँఁఀऩऱऴ०१२३४५६७८९౦౧౨౩౪౫౬౭౮౯\u093C\u0C3C',
  read: 'ंంంनरळ01234567890123456789',
};
/** A nasal that is written as a letter before a letter of its own row, and in Telugu an m at the end of a word. */
export const NASALS = [
  { written: 'ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])', sign: 'ं' },
  {
    written: 'ఙ్(?=[క-ఘ])|ఞ్(?=[చ-ఝ])|ణ్(?=[ట-ఢ])|న్(?=[త-ధ])|మ్(?=[ప-భ]|(?![\u0C00-\u0C7F]))',
    sign: 'ం',
  },
] as const;

const indicLetters = new RegExp(INDIC_LETTERS.written.split('').join('|'), 'g');
const readLetter = (letter: string) => INDIC_LETTERS.read.charAt(INDIC_LETTERS.written.indexOf(letter));
const nasals = NASALS.map(({ written, sign }) => [new RegExp(written, 'g'), sign] as const);

/** Nukta and nasals in one spelling: गाँव as गांव, ज़ as ज, పఞ్చ as పంచ. */
export const oneSpelling = (text: string): string =>
  isIndic(text)
    ? nasals.reduce(
        (read, [written, sign]) => read.replace(written, sign),
        text.normalize('NFC').replace(indicLetters, readLetter),
      )
    : text;

/**
 * The form of a text in which searches compare it: small letters, digits 0 to 9 and one spelling. A case-insensitive
 * comparison takes the database ten times as long.
 */
export const searchable = (text: string) =>
  oneSpelling(asciiDigits(withoutJoiners(cleanText(text)))).toLowerCase();

/** Whether a text is empty or has only invisible letters. */
export const isUnseen = (text: string) => !/[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(text);

/**
 * The same text for all names that a reader takes for one: ignores letter case, width, blanks and invisible letters.
 */
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

/** Records with this name are not listed (LIST-13). */
export const isDemo = (name: string) => name.trim().toLowerCase() === 'demo';
