import { S3, S3ServiceException } from '@aws-sdk/client-s3';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { ApiError } from '../errors/apiError.ts';

/** What opens a bucket: never part of an address, which ends up in logs and shell histories. */
export interface S3Access {
  accessKeyId: string;
  secretAccessKey: string;
}

interface Options {
  abortSignal: AbortSignal;
}
/** One call of S3, which may be made twice: the second time on a connection of its own. */
export type Ask<T> = (s3: S3, options: Options) => Promise<T>;

/** What makes a call of S3 longer than others. */
interface Weight {
  bytes: number;
  /** It is not sent: S3 has it, and says nothing while it works with it. */
  isThere?: boolean;
}

export interface Bucket {
  /** Names the object of a file, as every call of S3 wants it. */
  object(key: string): { Bucket: string; Key: string };
  /** Names all objects of ours. */
  readonly all: { Bucket: string; Prefix: string };
  /** How long a reader waits for the next bytes. */
  readonly patienceMs: number;
  /**
   * Makes one call of S3, which may take longer the more bytes it is about. @throws ApiError 503 when there is no answer
   * within two seconds, or none that helps; the log is told why.
   */
  ask<T>(call: Ask<T>, weight?: Weight): Promise<T>;
  /** The same, where null stands for an object that does not exist. */
  find<T>(call: Ask<T>): Promise<T | null>;
}

/** Until the answer begins. While bytes are sent it is the longest silence, and their time comes on top. */
const PATIENCE_MS = 1_500;
/** Slower than this nothing can be sent: 2 Mbit a second. */
const BYTES_PER_MS = 256;
/** After a call that was given up the next ones fail at once for so long: each would hold a transaction as long as it waits. */
const REST_MS = 1_000;
const DEFAULT_REGION = 'us-east-1';

/**
 * The bucket of `s3://bucket/prefix?endpoint=https://…&region=…`. Without an endpoint it is one of AWS.
 *
 * @param patienceMs until S3 is given up; tests wait longer, on machines that may be busy
 * @throws Error in one line when the bucket does not exist or is not open to these keys; not when S3 is away.
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
    if (started < restsUntil) throw new Error('S3 has just given no answer.');
    const way = bytes > 0 && !isThere ? 'sender' : 'reader';
    const remainingMs = () => started + patienceMs + bytes / BYTES_PER_MS - performance.now();
    try {
      // Connections that were kept open may all be closed at the other end: the second try has one of its own.
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
    return new ApiError(503, { message: errorTexts.filesAway }, { 'Retry-After': '5' });
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

/** `silenceMs` without a byte in either direction end a connection; 0 lets a slow reader take all the time it needs. */
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
    // Of these two extensions the stores of other makers often know nothing.
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

/** S3 has understood, and says no. */
const isRefusal = (error: unknown): error is S3ServiceException =>
  error instanceof S3ServiceException && error.$fault === 'client';

/** One attempt, given up after `ms`. */
async function within<T>(ms: number, s3: S3, call: Ask<T>): Promise<T> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), ms);
  try {
    return await call(s3, { abortSignal: giveUp.signal });
  } finally {
    clearTimeout(timer);
  }
}
