import {
  type CompletedPart,
  type CompleteMultipartUploadCommandInput,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Ask, Bucket } from './s3Bucket.ts';

/** S3 allows parts of 5 MB and more, at most 10,000: files up to 80 GB. */
const PART_BYTES = 8 * 2 ** 20;

/** Stores a file that arrives in pieces, whole or not at all: S3 shows an object only after the upload is completed. */
export async function putInParts(
  bucket: Bucket,
  object: { Bucket: string; Key: string },
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  const parts = inParts(pieces);
  const first = await parts.next();
  const second = await parts.next();
  if (first.done || second.done) {
    const Body = first.done ? new Uint8Array() : first.value;
    await bucket.ask((s3, options) => s3.putObject({ ...object, Body }, options), { bytes: Body.byteLength });
    return;
  }
  const { UploadId } = await bucket.ask((s3, options) => s3.createMultipartUpload(object, options));
  const upload = { ...object, UploadId };
  const sent: CompletedPart[] = [];
  let size = 0;
  const send = async (Body: Uint8Array) => {
    const part = { ...upload, PartNumber: sent.length + 1, Body };
    const { ETag } = await bucket.ask((s3, options) => s3.uploadPart(part, options), {
      bytes: Body.byteLength,
    });
    sent.push({ PartNumber: part.PartNumber, ETag });
    size += Body.byteLength;
  };
  try {
    await send(first.value);
    await send(second.value);
    for await (const part of parts) await send(part);
    const last = completing({ ...upload, MultipartUpload: { Parts: sent } }, size);
    // The timeout of one part: a store that hangs does not block its caller for hours, however large the file is.
    await bucket.ask(last, { bytes: PART_BYTES, isThere: true });
  } catch (error) {
    await bucket.ask((s3, options) => s3.abortMultipartUpload(upload, options)).catch(() => undefined);
    throw error;
  }
}

/**
 * If the answer was lost, a second attempt finds an object and no upload. This is the only call that cannot simply be
 * repeated.
 */
const completing =
  ({ Bucket, Key, ...upload }: CompleteMultipartUploadCommandInput, size: number): Ask<void> =>
  async (s3, options) => {
    try {
      await s3.completeMultipartUpload({ Bucket, Key, ...upload }, options);
    } catch (error) {
      if (!(error instanceof S3ServiceException) || error.name !== 'NoSuchUpload') throw error;
      const { ContentLength } = await s3.headObject({ Bucket, Key }, options);
      if (ContentLength !== size) throw error;
    }
  };

/** The same bytes in pieces of `PART_BYTES`; the last one is shorter. */
async function* inParts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.byteLength;
    if (size < PART_BYTES) continue;
    const bytes = Buffer.concat(held);
    const whole = size - (size % PART_BYTES);
    for (let at = 0; at < whole; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES);
    held = [bytes.subarray(whole)];
    size -= whole;
  }
  if (size > 0) yield Buffer.concat(held);
}
