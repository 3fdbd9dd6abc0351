import { createHmac, timingSafeEqual } from 'node:crypto';
import { fileType } from './types.ts';

/** The content type decides the name in the link; the client's own name may tell who complained. */
interface LinkedFile {
  id: number;
  type: string;
}

/** Links that an `<img>`, `<audio>` or `<a>` opens without a header: whoever has one may read that one file. */
export interface FileLinks {
  /** '/api/v1/files/12/file.jpg?expires=1767225600&signature=…' (expires in Unix seconds). */
  link(file: LinkedFile): string;
  /** The id of the file that a URL may read; null when it is expired, altered or no such link. */
  verify(url: string): number | null;
  /** A link to what is made when it is opened: a path with the same expiry and signature. */
  sign(path: string): string;
  /** Whether a URL is a link that `sign` made and that has not expired. */
  isSigned(url: string): boolean;
}

/** A link is good for an hour at least: a page stays open while somebody works on the case. */
const LIFETIME = 60 * 60;
/** Links made within the same quarter of an hour are the same, so that browsers can cache what they show. */
const WINDOW = 15 * 60;

const PATH = /^\/api\/v1\/files\/([1-9]\d{0,9})\/(file\.[a-z0-9]+)$/;

export function signer(secret: string, clock: () => Date): FileLinks {
  const now = () => Math.floor(clock().getTime() / 1000);
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const sign = (id: string, name: string, expires: string) => hash(`file\n${id}\n${name}\n${expires}`);
  const signPath = (path: string, expires: string) => hash(`path\n${path}\n${expires}`);
  const expiry = () => String(Math.ceil((now() + LIFETIME) / WINDOW) * WINDOW);
  const isCurrent = (expires: string) => /^\d{1,12}$/.test(expires) && Number(expires) > now();

  return {
    link({ id, type }) {
      const name = `file.${fileType(type).extension}`;
      const expires = expiry();
      const signature = sign(String(id), name, expires);
      return `/api/v1/files/${id}/${name}?expires=${expires}&signature=${signature}`;
    },

    verify(url) {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const [, id, name] = PATH.exec(pathname) ?? [];
      const { expires, signature } = stamp(searchParams);
      if (!id || !name || !isCurrent(expires)) return null;
      return sameText(signature, sign(id, name, expires)) ? Number(id) : null;
    },

    sign(path) {
      const expires = expiry();
      return `${path}?expires=${expires}&signature=${signPath(path, expires)}`;
    },

    isSigned(url) {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const { expires, signature } = stamp(searchParams);
      return isCurrent(expires) && sameText(signature, signPath(pathname, expires));
    },
  };
}

const stamp = (query: URLSearchParams) => ({
  expires: query.get('expires') ?? '',
  signature: query.get('signature') ?? '',
});

/** In constant time, so that a signature cannot be guessed letter by letter. */
function sameText(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
