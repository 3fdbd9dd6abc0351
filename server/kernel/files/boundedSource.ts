import { BufferSource } from 'mediabunny';

/** Short files are read more often than they have bytes. */
const SPARE_READS = 1_000;

/** The method by which mediabunny reads each slice; its types omit it. */
interface Reading {
  _read(...range: unknown[]): unknown;
}

/**
 * A file for mediabunny that can be read about as often as it has bytes. Some readers never end: the webm reader loops
 * when the last bytes are no element. Such a read then fails instead of blocking the server.
 */
export function boundedSource(bytes: Uint8Array): BufferSource {
  const source = new BufferSource(bytes) as BufferSource & Reading;
  const read = source._read;
  let budget = bytes.byteLength + SPARE_READS;
  source._read = (...range) => {
    budget -= 1;
    if (budget < 0) throw new Error('Reading the file does not end.');
    return read.apply(source, range);
  };
  return source;
}
