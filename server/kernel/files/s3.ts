import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { isKey, newKey } from './keys.ts';
import { type Bucket, openBucket, type S3Access } from './s3Bucket.ts';
import { putInParts } from './s3Parts.ts';
import type { ByteRange, FileStore } from './store.ts';

/**
 * Stores files as objects of an S3 bucket, or below a prefix in it. Objects have no content type: only this server
 * reads them, and a browser that opens one saves it.
 * @throws Error in one line when the bucket does not exist or refuses these keys; not when S3 cannot be reached
 */
export async function s3Store(
  url: string,
  access: S3Access,
  warn: (error: unknown) => void,
  patienceMs?: number,
): Promise<FileStore> {
  const bucket = await openBucket(url, access, warn, patienceMs);
  return {
    async put(bytes, key = newKey()) {
      if (!isKey(key)) throw new Error(`${key} is not a file key`);
      const object = bucket.object(key);
      if (bytes instanceof Uint8Array) {
        await bucket.ask((s3, options) => s3.putObject({ ...object, Body: bytes }, options), {
          bytes: bytes.byteLength,
        });
      } else await putInParts(bucket, object, bytes);
      return key;
    },

    async open(key) {
      if (!isKey(key)) return null;
      const head = await bucket.find((s3, options) => s3.headObject(bucket.object(key), options));
      if (!head) return null;
      const stream = (range?: ByteRange) =>
        Readable.toWeb(Readable.from(read(bucket, key, range))) as ReadableStream<Uint8Array>;
      return { size: head.ContentLength ?? 0, writtenAt: head.LastModified ?? new Date(), stream };
    },

    async remove(key) {
      if (isKey(key)) await bucket.ask((s3, options) => s3.deleteObject(bucket.object(key), options));
    },

    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const from = { ...bucket.all, ContinuationToken };
        const page = await bucket.ask((s3, options) => s3.listObjectsV2(from, options));
        const keys = (page.Contents ?? []).map(({ Key = '' }) => Key.slice(bucket.all.Prefix.length));
        yield* keys.filter(isKey);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

/** The bytes as they arrive. A timeout ends the stream with an error, so that no half file looks complete. */
async function* read(bucket: Bucket, key: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
  const request = { ...bucket.object(key), Range: range && `bytes=${range.first}-${range.last}` };
  const { Body } = await bucket.ask((s3, options) => s3.getObject(request, options));
  if (!(Body instanceof Readable)) throw new Error('S3 sent no file.');
  const pieces: AsyncIterator<Uint8Array> = Body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const waited = new AbortController();
      const next = await Promise.race([pieces.next(), silence(bucket.patienceMs, waited.signal)]).finally(
        () => waited.abort(),
      );
      if (next.done) return;
      yield next.value;
    }
  } finally {
    Body.destroy();
  }
}

async function silence(ms: number, signal: AbortSignal): Promise<never> {
  await pause(ms, undefined, { signal });
  throw new Error(`S3 has sent nothing for ${ms} ms.`);
}
