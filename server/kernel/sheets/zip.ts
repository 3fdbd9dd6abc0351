import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Deflated, names in UTF-8. Sizes and checksum follow the content, because they are not known before. */
const HEAD = [20, 0x0808, 8];
/** 1 January 1980, the first day in zip: the same file gives the same bytes. */
const NO_TIME = [0, 0x21];
const LOCAL_HEADER = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;

/**
 * Writes a zip archive while its contents arrive, so that none is held whole. Limited to 4 GB. Node's threads do the
 * deflating.
 */
export async function* zipOf(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const start = offset;
    const path = Buffer.from(name);
    const head = [...HEAD, ...NO_TIME];
    const header = Buffer.concat([u32(LOCAL_HEADER), u16(...head), u32(0, 0, 0), u16(path.length, 0), path]);
    yield header;
    const state = { checksum: 0, size: 0 };
    let packed = 0;
    // When one of the two fails, it ends the other; the loop throws the error.
    const deflated = pipeline(Readable.from(counted(content, state)), createDeflateRaw(), () => undefined);
    for await (const chunk of deflated) {
      packed += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
    const sizes = u32(state.checksum, packed, state.size);
    yield Buffer.concat([u32(DESCRIPTOR), sizes]);
    offset += header.length + packed + 4 + sizes.length;
    const place = [u16(path.length, 0, 0, 0, 0), u32(0, start), path];
    directory.push(Buffer.concat([u32(DIRECTORY_ENTRY), u16(20, ...head), sizes, ...place]));
  }
  yield* directory;
  const length = directory.reduce((sum, entry) => sum + entry.length, 0);
  const count = directory.length;
  yield Buffer.concat([u32(END_OF_DIRECTORY), u16(0, 0, count, count), u32(length, offset), u16(0)]);
}

async function* counted(content: ZipEntry['content'], state: { checksum: number; size: number }) {
  for await (const chunk of content) {
    state.checksum = crc32(chunk, state.checksum);
    state.size += chunk.length;
    yield chunk;
  }
}

function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2);
  return bytes;
}

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}
