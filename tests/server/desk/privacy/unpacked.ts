import { inflateRawSync } from 'node:zlib';

/** The files of a zip archive by name, found through its directory. */
export function unpacked(archive: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const entries = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, length, start] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const content = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + length);
    entries.set(name, inflateRawSync(bytes.subarray(content, content + size)));
    at += 46 + length;
  }
  return entries;
}
