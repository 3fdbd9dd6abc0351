import type { fileErrors } from './fileErrors.ts';

/** So many bytes at the start of a file show what it is. */
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
 * What keeps a file from being read as a table, by its first bytes: an Excel file of the old kind, a web page or an
 * OpenDocument that is called .xls, a PDF or a picture. null for a workbook and for what may be a csv.
 */
export function tableFault(head: Uint8Array): keyof typeof fileErrors | null {
  const startsWith = (sign: readonly number[]) => sign.every((byte, index) => head[index] === byte);
  if (startsWith(OLD_OFFICE)) return 'tableOldExcel';
  if (NO_TABLES.some(startsWith)) return 'tableType';
  // Of UTF-16 every second byte is zero, of UTF-8 the byte order mark is not a letter.
  const text = String.fromCharCode(...head.subarray(0, TABLE_HEAD_BYTES)).replaceAll(
    /\0|^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/g,
    '',
  );
  if (OPEN_DOCUMENT.test(text)) return 'tableOpenDocument';
  return PAGE.test(text) ? 'tableWebPage' : null;
}
