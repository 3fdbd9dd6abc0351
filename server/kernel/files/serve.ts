import { cleanText } from '#contract/kernel/text.ts';
import { FILE_POLICY } from '../web/headers.ts';
import type { ByteRange, FileStore } from './store.ts';
import { fileType } from './types.ts';

/** The row of a file: its key, its type and the client's name. */
interface FileRow {
  key: string;
  type: string;
  name: string;
}

/** No longer than a link is valid. */
const MAX_AGE_SECONDS = 60 * 60;
const MAX_NAME_LENGTH = 100;

/**
 * Answers a request for a stored file: 200, 206 for one byte range, 304, or 416; null when its bytes are missing. The
 * type is the one found at upload; the sandbox keeps scripts in it from running as a page of this site.
 */
export async function serveFile(request: Request, row: FileRow, store: FileStore): Promise<Response | null> {
  const file = await store.open(row.key);
  if (!file) return null;
  const etag = `"${row.key}"`;
  const { type, inline } = fileType(row.type);
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': `private, max-age=${MAX_AGE_SECONDS}`,
    'Content-Disposition': contentDisposition(inline ? 'inline' : 'attachment', row),
    'Content-Security-Policy': FILE_POLICY,
    'Content-Type': type === 'text/csv' ? 'text/csv; charset=utf-8' : type,
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
  });
  if (
    request.headers
      .get('If-None-Match')
      ?.split(/\s*,\s*/)
      .includes(etag)
  ) {
    return new Response(null, { status: 304, headers });
  }

  const range = requestedRange(request.headers, etag, file.size);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.size}` } });
  }
  headers.set('Content-Length', String(range ? range.last - range.first + 1 : file.size));
  if (range) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${file.size}`);
  const body = request.method === 'HEAD' ? null : discreet(file.stream(range));
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Replaces errors while reading a file: their text has the file's path, and the client must not see it. */
function discreet(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = bytes.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (cause) {
        controller.error(new Error('The file could not be read to its end.', { cause }));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Players request one range to seek. Several ranges, or a unit other than bytes, get the whole file. */
function requestedRange(
  headers: Headers,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('Range') ?? '') ?? [];
  if (!from && !to) return undefined;
  const condition = headers.get('If-Range');
  if (condition && condition !== etag) return undefined;
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (from && to && Number(to) < Number(from)) return undefined;
  return first <= last ? { first, last } : 'unsatisfiable';
}

/** The client's name in UTF-8 (RFC 5987) and, for old programs, in ASCII; the extension is that of the type. */
function contentDisposition(disposition: string, row: FileRow): string {
  const letters = cleanText(row.name)
    .replace(/^.*[/\\]/s, '')
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[\n\t"*:<>?|]|\p{Surrogate}/gu, ' ')
    .replace(/^[. ]+/, '')
    .trimEnd();
  const stem = [...letters].slice(0, MAX_NAME_LENGTH).join('') || 'file';
  const name = `${stem}.${fileType(row.type).extension}`;
  const ascii = name.replaceAll(/[^\x20-\x7e]+|%/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
