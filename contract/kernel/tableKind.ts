import type { fileErrors } from './fileErrors.ts';

/** The first bytes of a file that show its kind. */
export const TABLE_HEAD_BYTES = 512;

const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const NO_TABLES = [
  [0x25, 0x50, 0x44, 0x46],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
];
const OPEN_DOCUMENT = /mimetypeapplication\/vnd\.oasis\.opendocument/;
const PAGE = /^\s*(?:<[a-z!?]|mime-version:)/i;

/**
 * Why a file cannot be read as a table, from its first bytes: an old Excel file, a web page or an OpenDocument named
 * .xls, a PDF or a picture. null for a workbook and for a possible csv.
 */
export function tableFault(head: Uint8Array): keyof typeof fileErrors | null {
  const startsWith = (sign: readonly number[]) => sign.every((byte, index) => head[index] === byte);
  if (startsWith(OLD_OFFICE)) return 'tableOldExcel';
  if (NO_TABLES.some(startsWith)) return 'tableType';
  // In UTF-16 every second byte is zero; the byte order mark of UTF-8 is no letter.
  const text = String.fromCharCode(...head.subarray(0, TABLE_HEAD_BYTES)).replaceAll(
    /\0|^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/g,
    '',
  );
  if (OPEN_DOCUMENT.test(text)) return 'tableOpenDocument';
  return PAGE.test(text) ? 'tableWebPage' : null;
}
