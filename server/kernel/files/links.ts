import { createHmac, timingSafeEqual } from 'node:crypto';
import { fileType } from './types.ts';

/** The link uses a name made from the content type: the client's own file name may reveal who complained. */
interface LinkedFile {
  id: number;
  type: string;
}

/** Links that an `<img>`, `<audio>` or `<a>` opens without a header. Each gives access to one file. */
export interface FileLinks {
  /** '/api/v1/files/12/file.jpg?expires=1767225600&signature=…&holder=…' (expires in Unix seconds). */
  link(file: LinkedFile): string;
  /** The id of the file that a URL may read; null when the URL is expired, altered or no such link. */
  verify(url: string): number | null;
  /** A link to content that is made on request: a path with the same expiry and signature. */
  sign(path: string): string;
  /** Whether `sign` made the URL and it has not expired. */
  isSigned(url: string): boolean;
  /** The holder of a valid link of either kind; '' for a link without a holder, null for any other URL. */
  holderOf(url: string): string | null;
  /** The same links, valid as long as the holder's account does not change. */
  heldBy(holder: string): FileLinks;
}

/** A link is valid for at least an hour, because a page stays open while a user works on a complaint. */
const LIFETIME = 60 * 60;
/** Links made within the same quarter of an hour are identical, so that browsers can cache their files. */
const WINDOW = 15 * 60;

const PATH = /^\/api\/v1\/files\/([1-9]\d{0,9})\/(file\.[a-z0-9]+)$/;

export function signer(secret: string, clock: () => Date, holder = ''): FileLinks {
  const now = () => Math.floor(clock().getTime() / 1000);
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const signFile = (id: string, name: string, stamp: Stamp) => hash(`file\n${id}\n${name}\n${textOf(stamp)}`);
  const signPath = (path: string, stamp: Stamp) => hash(`path\n${path}\n${textOf(stamp)}`);
  const query = ({ expires, holder }: Stamp, signature: string) =>
    `?expires=${expires}&signature=${signature}${holder && `&holder=${holder}`}`;
  const expiry = () => String(Math.ceil((now() + LIFETIME) / WINDOW) * WINDOW);
  const isCurrent = (expires: string) => /^\d{1,12}$/.test(expires) && Number(expires) > now();

  function verify(url: string): number | null {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const [, id, name] = PATH.exec(pathname) ?? [];
    const stamp = stampOf(searchParams);
    if (!id || !name || !isCurrent(stamp.expires)) return null;
    return sameText(signatureOf(searchParams), signFile(id, name, stamp)) ? Number(id) : null;
  }

  function isSigned(url: string): boolean {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const stamp = stampOf(searchParams);
    return isCurrent(stamp.expires) && sameText(signatureOf(searchParams), signPath(pathname, stamp));
  }

  return {
    link({ id, type }) {
      const name = `file.${fileType(type).extension}`;
      const stamp = { expires: expiry(), holder };
      return `/api/v1/files/${id}/${name}${query(stamp, signFile(String(id), name, stamp))}`;
    },

    sign(path) {
      const stamp = { expires: expiry(), holder };
      return `${path}${query(stamp, signPath(path, stamp))}`;
    },

    verify,
    isSigned,
    heldBy: (other) => signer(secret, clock, other),
    holderOf(url) {
      const { searchParams } = new URL(url, 'http://localhost');
      const isOurs = searchParams.has('signature') && (isSigned(url) || verify(url) !== null);
      return isOurs ? stampOf(searchParams).holder : null;
    },
  };
}

/** When a link expires, and its holder. */
interface Stamp {
  expires: string;
  holder: string;
}
const textOf = ({ expires, holder }: Stamp) => `${expires}\n${holder}`;
const stampOf = (query: URLSearchParams): Stamp => ({
  expires: query.get('expires') ?? '',
  holder: query.get('holder') ?? '',
});
const signatureOf = (query: URLSearchParams) => query.get('signature') ?? '';

/** Compares in constant time, so that a signature cannot be guessed letter by letter. */
function sameText(actual: string, expected: string): boolean {
  const [actualBytes, right] = [Buffer.from(actual), Buffer.from(expected)];
  return actualBytes.length === right.length && timingSafeEqual(actualBytes, right);
}
