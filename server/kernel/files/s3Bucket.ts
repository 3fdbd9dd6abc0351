import { S3, S3ServiceException } from '@aws-sdk/client-s3';
import { ApiError } from '../errors/apiError.ts';

/** The keys of a bucket. They are never part of an address, because addresses end up in logs and shell histories. */
export interface S3Access {
  accessKeyId: string;
  secretAccessKey: string;
}

interface Options {
  abortSignal: AbortSignal;
}
/** One call of S3, which may be made twice: the second time on a new connection. */
export type Ask<T> = (s3: S3, options: Options) => Promise<T>;

/** Properties of a call that takes longer than others. */
interface Weight {
  bytes: number;
  /** S3 already has the bytes, and sends nothing while it processes them. */
  isThere?: boolean;
}

export interface Bucket {
  /** The parameters of an S3 call for the object of a file. */
  object(key: string): { Bucket: string; Key: string };
  /** The parameters for all objects of this product. */
  readonly all: { Bucket: string; Prefix: string };
  /** How long a reader waits for the next bytes. */
  readonly patienceMs: number;
  /**
   * Makes one call of S3, with more time the more bytes it has. The log gets the reason of a failure.
   * @throws ApiError 503 when S3 does not answer within two seconds, or answers with an error
   */
  ask<T>(call: Ask<T>, weight?: Weight): Promise<T>;
  /** The same; null when the object does not exist. */
  find<T>(call: Ask<T>): Promise<T | null>;
}

/**
 * The wait until the answer begins. During an upload it is the longest silence, and the time for the bytes is added.
 */
const PATIENCE_MS = 1_500;
/** Uploads below this speed, 2 Mbit a second, fail. */
const BYTES_PER_MS = 256;
/** After a timeout calls fail at once for this long: each would hold a transaction while it waits. */
const REST_MS = 1_000;
const DEFAULT_REGION = 'us-east-1';

/**
 * Opens the bucket of `s3://bucket/prefix?endpoint=https://…&region=…`. Without an endpoint it is a bucket of AWS.
 * @param patienceMs timeout of a call; tests use more, because their machine may be busy
 * @throws Error in one line when the bucket does not exist or refuses these keys; not when S3 cannot be reached
 */
export async function openBucket(
  url: string,
  access: S3Access,
  warn: (error: unknown) => void,
  patienceMs = PATIENCE_MS,
) {
  const { hostname: Bucket, pathname, searchParams } = new URL(url);
  const [folder] = /[^/].*[^/]|[^/]/.exec(pathname) ?? [];
  const Prefix = folder ? `${decodeURIComponent(folder)}/` : '';
  const clients = (keepAlive: boolean) => ({
    reader: connect(searchParams, access, patienceMs, 0, keepAlive),
    sender: connect(searchParams, access, patienceMs, patienceMs, keepAlive),
  });
  const patientClient = clients(true);
  const fresh = clients(false);

  let restsUntil = 0;
  async function tried<T>(call: Ask<T>, { bytes, isThere = false }: Weight = { bytes: 0 }): Promise<T> {
    const started = performance.now();
    if (started < restsUntil) throw new Error('S3 did not answer the last call.');
    const way = bytes > 0 && !isThere ? 'sender' : 'reader';
    const remainingMs = () => started + patienceMs + bytes / BYTES_PER_MS - performance.now();
    try {
      // The server may have closed all idle connections: the second attempt opens a new one.
      return await within(remainingMs(), patientClient[way], call).catch((error) => {
        if (isRefusal(error) || remainingMs() <= 0) throw error;
        return within(remainingMs(), fresh[way], call);
      });
    } catch (error) {
      const ended = performance.now();
      if (ended - started >= patienceMs) restsUntil = ended + REST_MS;
      throw error;
    }
  }
  const away = (error: unknown) => {
    warn(error);
    return new ApiError(503, 'filesAway', {}, { 'Retry-After': '5' });
  };

  await tried((client, options) => client.headBucket({ Bucket }, options)).catch((error) => {
    if (isRefusal(error)) throw new Error(`The bucket ${Bucket} cannot be used: ${error.name}.`);
    warn(error);
  });
  const bucket: Bucket = {
    all: { Bucket, Prefix },
    patienceMs,
    object: (key) => ({ Bucket, Key: Prefix + key }),
    ask: (call, weight) =>
      tried(call, weight).catch((error) => {
        throw away(error);
      }),
    find: (call) =>
      tried(call).catch((error) => {
        if (isRefusal(error) && error.$metadata.httpStatusCode === 404) return null;
        throw away(error);
      }),
  };
  return bucket;
}

/** `silenceMs` without a byte in either direction ends a connection; 0 allows a slow reader any time. */
function connect(
  query: URLSearchParams,
  credentials: S3Access,
  connectionTimeout: number,
  silenceMs: number,
  keepAlive: boolean,
): S3 {
  const endpoint = query.get('endpoint') ?? undefined;
  return new S3({
    region: query.get('region') ?? DEFAULT_REGION,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    credentials,
    maxAttempts: 1,
    // Other makers' stores often do not support these two extensions.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout,
      socketTimeout: silenceMs,
      httpAgent: { keepAlive },
      httpsAgent: { keepAlive },
    },
  });
}

/** Whether S3 understood the call and refused it. */
const isRefusal = (error: unknown): error is S3ServiceException =>
  error instanceof S3ServiceException && error.$fault === 'client';

/** One attempt, aborted after `ms`. */
async function within<T>(ms: number, s3: S3, call: Ask<T>): Promise<T> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), ms);
  try {
    return await call(s3, { abortSignal: giveUp.signal });
  } finally {
    clearTimeout(timer);
  }
}
