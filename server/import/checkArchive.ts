import { inflateRawSync } from 'node:zlib';

/** What a workbook may unpack to: some twenty times the largest list of places there is. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;

interface Entry {
  stored: boolean;
  packed: number;
  unpacked: number;
  start: number;
}

/**
 * Whether a zip archive is small enough to be unpacked and as large as it says: the sizes it declares are summed up
 * first, then each file is inflated up to its declared size and no further. False for what is no plain zip, too.
 */
export function isHarmlessArchive(bytes: Uint8Array): boolean {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entries = readDirectory(data);
    const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
    return unpacked <= MAX_UNPACKED_BYTES && entries.every((entry) => keepsItsSize(data, entry));
  } catch {
    return false; // An offset outside the file, or data that is none.
  }
}

function readDirectory(data: Buffer): Entry[] {
  const earliest = Math.max(0, data.length - END_LENGTH - LONGEST_COMMENT);
  let end = data.length - END_LENGTH;
  while (end > earliest && data.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (data.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('no directory');
  const entries: Entry[] = [];
  let at = data.readUInt32LE(end + 16);
  for (let left = data.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (data.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('no entry');
    const header = data.readUInt32LE(at + 42);
    entries.push({
      stored: data.readUInt16LE(at + 10) === 0,
      packed: data.readUInt32LE(at + 20),
      unpacked: data.readUInt32LE(at + 24),
      start: header + 30 + data.readUInt16LE(header + 26) + data.readUInt16LE(header + 28),
    });
    at += 46 + data.readUInt16LE(at + 28) + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32);
  }
  return entries;
}

function keepsItsSize(data: Buffer, { stored, packed, unpacked, start }: Entry): boolean {
  if (stored) return packed === unpacked;
  const content = data.subarray(start, start + packed);
  return inflateRawSync(content, { maxOutputLength: Math.max(1, unpacked) }).length === unpacked;
}
