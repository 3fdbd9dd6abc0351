import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const BROTLI = promisify(brotliCompress);
const GZIP = promisify(gzip);

/** Below this size compression saves no network packet. */
const WORTHWHILE_BYTES = 1_400;
const TEXTUAL = /^(text\/|image\/svg|application\/(json|javascript|manifest\+json|xml))/;

export type Encoding = 'br' | 'gzip';

/** The best encoding that both sides support, for content that shrinks; undefined to send it unchanged. */
export function encodingFor(request: Request, type: string, size: number): Encoding | undefined {
  if (size < WORTHWHILE_BYTES || !TEXTUAL.test(type)) return undefined;
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** Up to this size, passing the work to another thread costs more than the work. */
const SMALL_BYTES = 16_384;

/**
 * Compresses bytes; large ones off the main thread. `thorough` is for content that is sent often: a tenth smaller,
 * twenty times slower.
 */
export async function compress(bytes: Uint8Array, encoding: Encoding, thorough = false) {
  const brotli = { [constants.BROTLI_PARAM_QUALITY]: thorough ? 10 : 4 };
  const isSmall = !thorough && bytes.byteLength <= SMALL_BYTES;
  const packed =
    encoding === 'gzip'
      ? await (isSmall ? gzipSync : GZIP)(bytes, { level: thorough ? 9 : 6 })
      : await (isSmall ? brotliCompressSync : BROTLI)(bytes, { params: brotli });
  return new Uint8Array(packed);
}

/**
 * Compresses an API answer if it is JSON and large enough. An answer with an ETag is a file and is returned unchanged.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  const isFile = response.headers.has('ETag') || !type.startsWith('application/json');
  if (isFile || request.method === 'HEAD') return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  const encoding = encodingFor(request, type, bytes.byteLength);
  if (!encoding) return new Response(bytes, { status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(await compress(bytes, encoding), { status, headers });
}
