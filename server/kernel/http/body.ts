import { parseJson } from '#contract/kernel/json.ts';
import { MAX_BODY_BYTES, MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';
import { ApiError, badRequest, invalidField } from '../errors/apiError.ts';

/** A parsed body: plain values and files by name. */
export interface Body {
  values: Record<string, unknown>;
  files: Map<string, File>;
}

/** Without a session a client sends a name and a password, nothing larger. */
export const MAX_STRANGERS_BYTES = 16_384;
/** Text only: the longest field takes 50,000 letters. */
const MAX_TEXT_BYTES = 1024 * 1024;
/** Browsers declare the length. Without it a client may send as much as the largest call takes, a list of 16 MB. */
const MAX_UNDECLARED_BYTES = 17 * 1024 * 1024;
/** A form has about twenty fields, one of them a list. Each part takes time, however small it is. */
const MAX_PARTS = MAX_LIST_LENGTH + 100;

const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*(?:;|$)/i;
const OVERRIDES = ['PUT', 'PATCH', 'DELETE'];
const emptyBody = (): Body => ({ values: Object.create(null), files: new Map() });

export const mayHaveBody = (request: Request) => request.method !== 'GET' && request.method !== 'HEAD';

/**
 * Reads JSON, urlencoded or multipart; `name[]` becomes a list.
 * @throws 413 when the body exceeds the limit of its kind, as soon as that is known; 400 when it cannot be read or has
 * too many parts
 */
export async function readBody(request: Request, most?: number): Promise<Body> {
  if (!mayHaveBody(request)) return emptyBody();
  const type = request.headers.get('content-type') ?? '';
  const boundary = BOUNDARY.exec(type)?.[2];
  const bytes = await readBytes(request, most ?? mostBytes(request, boundary));
  if (bytes.byteLength === 0) return emptyBody();
  try {
    if (/^application\/([\w.-]+\+)?json\b/i.test(type)) return fromJson(bytes);
    if (hasTooManyParts(bytes, boundary ? `--${boundary}` : '&')) throw badRequest();
    // Parses with the boundary that was counted, whichever way the header could be read.
    const plain = boundary ? `multipart/form-data; boundary="${boundary}"` : type;
    return fromForm(await new Response(bytes, { headers: { 'content-type': plain } }).formData());
  } catch {
    throw badRequest();
  }
}

/** Only multipart carries files. */
function mostBytes(request: Request, boundary: string | undefined): number {
  if (!boundary) return MAX_TEXT_BYTES;
  return request.headers.has('content-length') ? MAX_BODY_BYTES : MAX_UNDECLARED_BYTES;
}

/** Counts the parts before parsing, and stops at the limit. */
function hasTooManyParts(bytes: Uint8Array, mark: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let parts = 0;
  for (let at = body.indexOf(mark); at !== -1 && parts <= MAX_PARTS; at = body.indexOf(mark, at + 1)) {
    parts += 1;
  }
  return parts > MAX_PARTS;
}

/** The effective method: a POST may contain `_method` PUT, PATCH or DELETE in its body or query (API-02). */
export function effectiveMethod(request: Request, body: Body): string {
  if (request.method !== 'POST') return request.method;
  const override = body.values._method ?? new URL(request.url).searchParams.get('_method');
  if (override === null) return 'POST';
  if (typeof override !== 'string') throw invalidField('_method', 'notChoice');
  const method = override.toUpperCase();
  if (!OVERRIDES.includes(method)) throw badRequest();
  return method;
}

/**
 * Reads the bytes of a body.
 * @throws 413 as soon as there are more than `maxBytes`
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new ApiError(413, 'bodyTooLarge');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    // A client that disconnects during the body is no fault of the server.
    const { done, value } = await reader.read().catch(() => Promise.reject(badRequest()));
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

function fromJson(bytes: Uint8Array): Body {
  const parsed: unknown = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw badRequest();
  return { values: Object.assign(Object.create(null), parsed), files: new Map() };
}

function fromForm(form: FormData): Body {
  const body = emptyBody();
  for (const [key, value] of form) {
    const name = key.replace(/\[\d*\]$/, '');
    if (value instanceof File) {
      // An empty file input arrives as a file without name and bytes.
      if (value.size > 0 || value.name) body.files.set(name, value);
    } else if (name !== key) {
      const values = body.values[name];
      if (!Array.isArray(values)) body.values[name] = [value];
      else if (values.push(value) > MAX_LIST_LENGTH) throw badRequest();
    } else {
      body.values[name] = value;
    }
  }
  return body;
}
