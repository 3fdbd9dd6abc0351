import { inflateRawSync } from 'node:zlib';

/** The unpacked size that a workbook may have: about twenty times the largest list of places. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

/** A reader allocates every cell up to the last one, so that one distant cell fills the memory. */
const MOST_COLUMNS = 200;
const MOST_ROWS = 200_001;
const MOST_CELLS = 10_000_000;
/** The last cell that an attribute names: r="C7" or ref="A1:C7". */
const CELL = /\sr(?:ef)?="(?:[A-Z]{1,3}\d{1,7}:)?([A-Z]{1,3})(\d{1,7})"/g;

const END_OF_DIRECTORY = 0x06054b50;
/** Precedes the end record when the archive has a second, larger directory (zip64), which readers prefer. */
const OTHER_DIRECTORY = 0x07064b50;
const OTHER_DIRECTORY_LENGTH = 20;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;

interface Entry {
  name: string;
  stored: boolean;
  packed: number;
  unpacked: number;
  start: number;
}

/** The files of a harmless archive, each inflated on request. */
export const unpackedFiles = (bytes: Uint8Array) => {
  const data = bufferOf(bytes);
  return readDirectory(data).map((entry) => ({ name: entry.name, content: () => contentOf(data, entry) }));
};

/**
 * Whether a workbook is small enough to unpack and as large as it declares: it sums up the declared sizes, then
 * inflates each file up to its declared size and no further, and checks that its cells are close together. False also
 * for a file that is no plain zip.
 */
export function isHarmlessArchive(bytes: Uint8Array): boolean {
  const data = bufferOf(bytes);
  try {
    const entries = readDirectory(data);
    const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
    return unpacked <= MAX_UNPACKED_BYTES && entries.every((entry) => keepsItsSize(data, entry));
  } catch {
    return false; // An offset outside the file, or invalid data.
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

function readDirectory(data: Buffer): Entry[] {
  const earliest = Math.max(0, data.length - END_LENGTH - LONGEST_COMMENT);
  let end = data.length - END_LENGTH;
  while (end > earliest && data.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (data.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('no directory');
  const other = end - OTHER_DIRECTORY_LENGTH;
  if (other >= 0 && data.readUInt32LE(other) === OTHER_DIRECTORY) throw new Error('two directories');
  const count = data.readUInt16LE(end + 10);
  // There are two file counts, in total and on this disk. Readers differ in which they use, so both must be equal.
  if (data.readUInt16LE(end + 8) !== count) throw new Error('more than one disk');
  const entries: Entry[] = [];
  let at = data.readUInt32LE(end + 16);
  for (let remaining = count; remaining > 0; remaining -= 1) {
    if (data.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('no entry');
    const header = data.readUInt32LE(at + 42);
    const nameLength = data.readUInt16LE(at + 28);
    entries.push({
      name: data.toString('utf8', at + 46, at + 46 + nameLength),
      stored: data.readUInt16LE(at + 10) === 0,
      packed: data.readUInt32LE(at + 20),
      unpacked: data.readUInt32LE(at + 24),
      start: header + 30 + data.readUInt16LE(header + 26) + data.readUInt16LE(header + 28),
    });
    at += 46 + nameLength + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32);
  }
  return entries;
}

function contentOf(data: Buffer, { stored, packed, unpacked, start }: Entry): Buffer {
  const raw = data.subarray(start, start + packed);
  return stored ? raw : inflateRawSync(raw, { maxOutputLength: Math.max(1, unpacked) });
}

function keepsItsSize(data: Buffer, entry: Entry): boolean {
  if (entry.stored && entry.packed !== entry.unpacked) return false;
  const content = contentOf(data, entry);
  return content.length === entry.unpacked && isCompact(content.toString('latin1'));
}

function isCompact(xml: string): boolean {
  let [columns, rows] = [0, 0];
  for (const [, letters = '', digits] of xml.matchAll(CELL)) {
    columns = Math.max(columns, columnNumber(letters));
    rows = Math.max(rows, Number(digits));
  }
  return columns <= MOST_COLUMNS && rows <= MOST_ROWS && columns * rows <= MOST_CELLS;
}

/** A is 1, Z 26, AA 27. */
const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
