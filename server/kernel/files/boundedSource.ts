import { BufferSource } from 'mediabunny';

/** Short files are read more often than they have bytes. */
const SPARE_READS = 1_000;

/** By what mediabunny reads each slice; its types leave it out. */
interface Reading {
  _read(...range: unknown[]): unknown;
}

/**
 * A file for mediabunny that can be read about as often as it has bytes. A reader that goes on without end, as that of webm does
 * where the last bytes are no element, fails then, and does not keep the server from everything else.
 */
export function boundedSource(bytes: Uint8Array): BufferSource {
  const source = new BufferSource(bytes) as BufferSource & Reading;
  const read = source._read;
  let budget = bytes.byteLength + SPARE_READS;
  source._read = (...range) => {
    budget -= 1;
    if (budget < 0) throw new Error('The file is read without end.');
    return read.apply(source, range);
  };
  return source;
}
