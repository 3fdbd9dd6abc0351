import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { at, textAt } from './json.ts';
import type { FetchedMedia } from './messageProvider.ts';

/** The provider waits for our answer, and repeats its call without one. */
const TIMEOUT_MS = 8_000;
const MAX_ANSWER = 64 * 1024;

interface Access {
  /** The address of the Cloud API, with its version. */
  url: string;
  token: string;
}

/**
 * Fetches a file that a citizen sent by WhatsApp: asks the API for its address, then downloads it (MSG-15). The token
 * is sent to the API and to that address, if it uses TLS or has the same host.
 */
export async function fetchMedia({ url, token }: Access, id: string): Promise<FetchedMedia> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const about = await fetched(`${url}/${encodeURIComponent(id)}`, headers, MAX_ANSWER);
    if (typeof about === 'string') return 'not_fetched';
    const answer: unknown = JSON.parse(Buffer.from(about).toString('utf8'));
    if (Number(at(answer, 'file_size') ?? 0) > MAX_ATTACHMENT_BYTES) return 'too_large';
    const address = new URL(textAt(answer, 'url') ?? '');
    if (address.protocol !== 'https:' && address.origin !== new URL(url).origin) return 'not_fetched';
    return await fetched(address.href, headers, MAX_ATTACHMENT_BYTES);
  } catch {
    return 'not_fetched';
  }
}

async function fetched(url: string, headers: Record<string, string>, most: number): Promise<FetchedMedia> {
  const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const parts: Uint8Array[] = [];
  let size = 0;
  if (response.ok)
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (size > most) break;
      parts.push(part);
    }
  else await response.body?.cancel();
  if (!response.ok) return 'not_fetched';
  return size > most ? 'too_large' : new Uint8Array(Buffer.concat(parts));
}
