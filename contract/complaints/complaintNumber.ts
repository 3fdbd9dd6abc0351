import { plainNumber } from '#contract/kernel/phone.ts';

/* One rule for what leads to one complaint, wherever it is typed or pasted (LIST-03). Free of zod. */

/** Such as 2026-000123. */
export const complaintNumber = (year: number | string, number: number | string) =>
  `${year}-${String(number).padStart(6, '0')}`;

export interface NumberReading {
  /** null without a year. */
  year: string | null;
  number: number;
  /** It is certainly a number: it has a year, or a sign or word before it that says so. */
  isSure: boolean;
}

const BEFORE =
  /^(?:[\s"'“”‘’«([{<*:.,]|#|(?:grievance|complaint|case|petition|token|reference|ref|number|no|nr|id|ఫిర్యాదు|సంఖ్య|నంబర్|నెంబర్|నం|नंबर|शिकायत|संख्या|क्रमांक|सं|नं)(?![\p{L}\p{M}]))+/iu;
const BEHIND = /[\s"'“”‘’»)\]}>*.,;:!?।॥|]+$/u;
const NUMBER = /^(?:([1-9]\d{3}) ?[-/_] ?|(20\d{2}) ?(?=\d{6}$))?(\d{1,6})$/;

/**
 * Reads a complaint number as people type or paste it: with other dashes, digits and signs, without year or zeros.
 */
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

/** 128 bits as base64url; a copied punctuation mark may follow. */
const TOKEN = /^[\w-]{22}(?![A-Za-z\d])/;

/** The token of a public link that was typed or copied; null for anything else. */
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
