import { MAX_BODY_BYTES } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { ApiError, badRequest } from './errors.ts';

/** A body, parsed once: plain values by name, and files by name. */
export interface Body {
  values: Record<string, unknown>;
  files: Map<string, File>;
}

const OVERRIDES = ['PUT', 'PATCH', 'DELETE'];
const emptyBody = (): Body => ({ values: Object.create(null), files: new Map() });

/** Reads JSON, urlencoded or multipart; `name[]` becomes a list. 413 above the limit, 400 when it cannot be read. */
export async function readBody(request: Request): Promise<Body> {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return emptyBody();
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return emptyBody();
  try {
    if (type.includes('json')) return fromJson(bytes);
    return fromForm(await new Response(bytes, { headers: { 'content-type': type } }).formData());
  } catch {
    throw badRequest();
  }
}

/** The effective method: a POST may say PUT, PATCH or DELETE in its body or its query (API-02). */
export function effectiveMethod(request: Request, body: Body): string {
  if (request.method !== 'POST') return request.method;
  const override = body.values._method ?? new URL(request.url).searchParams.get('_method');
  if (override === undefined || override === null) return 'POST';
  const method = String(override).toUpperCase();
  if (!OVERRIDES.includes(method)) throw badRequest();
  return method;
}

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new ApiError(413, { message: messages.bodyTooLarge });
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

function fromJson(bytes: Uint8Array): Body {
  const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw badRequest();
  return { values: Object.assign(Object.create(null), parsed), files: new Map() };
}

function fromForm(form: FormData): Body {
  const body = emptyBody();
  for (const [key, value] of form) {
    const name = key.replace(/\[\d*\]$/, '');
    if (value instanceof File) {
      // A file input left empty arrives as a nameless file of no bytes.
      if (value.size > 0 || value.name) body.files.set(name, value);
    } else if (name !== key) {
      body.values[name] = [...((body.values[name] as string[] | undefined) ?? []), value];
    } else {
      body.values[name] = value;
    }
  }
  return body;
}
