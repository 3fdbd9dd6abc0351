import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FileStore } from '#server/kernel/files/store.ts';

/** The SHA-256 of the bytes that passed `through`, in hexadecimal. */
export function hashing() {
  const hash = createHash('sha256');
  return {
    async *through(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    },
    result: () => hash.digest('hex'),
  };
}

async function hashOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const { through, result } = hashing();
  for await (const _piece of through(pieces)) {
  }
  return result();
}

export const hashOfFile = (path: string) => hashOf(createReadStream(path));

/** undefined when the store has no such file. */
export async function hashOfStored(store: FileStore, key: string): Promise<string | undefined> {
  const file = await store.open(key);
  return file ? hashOf(file.stream()) : undefined;
}

/** Copies a file under its own key; returns its hash, or undefined when `from` has no such file. */
export async function copyStored(from: FileStore, to: FileStore, key: string): Promise<string | undefined> {
  const file = await from.open(key);
  if (!file) return undefined;
  const { through, result } = hashing();
  await to.put(through(file.stream()), key);
  return result();
}
