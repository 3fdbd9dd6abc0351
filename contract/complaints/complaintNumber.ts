import { plainNumber } from '#contract/kernel/phone.ts';

/* One rule for what leads to one complaint, wherever it is typed or pasted (LIST-03). Free of zod. */

/** Such as 2026-000123. */
export const complaintNumber = (year: number | string, number: number | string) =>
  `${year}-${String(number).padStart(6, '0')}`;

export interface NumberReading {
  /** Null where it was left out. */
  year: string | null;
  number: number;
  /** It cannot be anything else: its year is apart, or a sign or a word in front says what it is. */
  isSure: boolean;
}

const BEFORE =
  /^(?:[\s"'“”‘’«([{<*:.,]|#|(?:grievance|complaint|case|petition|token|reference|ref|number|no|nr|id|ఫిర్యాదు|సంఖ్య|నంబర్|నెంబర్|నం|नंबर|शिकायत|संख्या|क्रमांक|सं|नं)(?![\p{L}\p{M}]))+/iu;
const BEHIND = /[\s"'“”‘’»)\]}>*.,;:!?।॥|]+$/u;
const NUMBER = /^(?:([1-9]\d{3}) ?[-/_] ?|(20\d{2}) ?(?=\d{6}$))?(\d{1,6})$/;

/** Reads a complaint number as people write or paste it: with other dashes, digits and signs, and without its year and its zeros. */
export function readComplaintNumber(typed: string): NumberReading | null {
  const text = plainNumber(typed);
  const before = BEFORE.exec(text);
  const read = NUMBER.exec(text.slice(before?.[0].length ?? 0).replace(BEHIND, ''));
  if (!read) return null;
  const [, written, joined, number] = read;
  const isNamed = /[#\p{L}]/u.test(before?.[0] ?? '');
  return {
    year: written ?? joined ?? null,
    number: Number(number),
    isSure: isNamed || written !== undefined,
  };
}

/** 128 bits of base64url, behind which a sign may have been copied along. */
const TOKEN = /^[\w-]{22}(?![A-Za-z\d])/;

/** The token of a link that everybody may open, as it was typed or copied behind the path; null for anything else. */
export const linkToken = (text: string): string | null => TOKEN.exec(text)?.[0] ?? null;

/** The path of the status page, below the public address of the server (MSG-18). */
export const STATUS_PATH = '/s/';

/** The token of a status link in a text. */
export const statusTokenIn = (text: string): string | null =>
  text
    .split(STATUS_PATH)
    .slice(1)
    .map(linkToken)
    .find((token) => token !== null) ?? null;
