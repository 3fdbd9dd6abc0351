import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { compress, type Encoding, encodingFor } from './encoding.ts';

/** A file of the built admin, in memory. */
export interface Asset {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** Weak, because the same file is sent in several encodings. */
  etag: string;
  /** Its name contains a hash of its content, so it never changes. */
  isHashed: boolean;
  /** The bytes in an encoding; compressed once, at the first request. */
  encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/**
 * All files below a folder by URL path ('/assets/index-B1x.js'). They are read at the start: a build that runs in
 * parallel cannot mix two versions, and no request names a file on disk.
 */
export function readAssets(folder: string): ReadonlyMap<string, Asset> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    entries.map((path) => {
      const url = `/${relative(folder, path).split(sep).join('/')}`;
      return [url, assetOf(url, new Uint8Array(readFileSync(path)))];
    }),
  );
}

/** A file in memory; its type follows from the extension. */
export function assetOf(url: string, bytes: Uint8Array<ArrayBuffer>): Asset {
  const compressing = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    bytes,
    type: TYPES[extname(url)] ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    isHashed: url.startsWith('/assets/'),
    encoded(encoding) {
      const known = compressing.get(encoding) ?? compress(bytes, encoding, true);
      compressing.set(encoding, known);
      return known;
    },
  };
}

/** Answers a request for a file in memory: 200, or 304 when the client has it. */
export async function serveAsset(
  request: Request,
  asset: Asset,
  security: Record<string, string>,
): Promise<Response> {
  const headers = new Headers({
    ...security,
    'Cache-Control': asset.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': asset.type,
    ETag: asset.etag,
    Vary: 'Accept-Encoding',
  });
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.includes(asset.etag)) return new Response(null, { status: 304, headers });
  const encoding = encodingFor(request, asset.type, asset.bytes.byteLength);
  const bytes = encoding ? await asset.encoded(encoding) : asset.bytes;
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}
