import { parseJson } from '#contract/kernel/json.ts';
import { cleanText, cutText } from '#contract/kernel/text.ts';

/** Longer than a gateway needs for an answer, shorter than a claim. */
const TIMEOUT_MS = 30_000;
/** How much of an answer is read, and how much of it users see. */
const MAX_ANSWER = 64 * 1024;
const MAX_REASON = 200;
/** The connection failed: no byte of the message was sent. */
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
];

export type Answer =
  | { kind: 'answer'; status: number; body: unknown }
  | { kind: 'away'; reason: string }
  | { kind: 'unclear'; reason: string };

/** Sends JSON once: it follows no redirect and retries nothing, so that a message is sent at most once (MSG-10). */
export async function postOnce(url: string, headers: Record<string, string>, body: unknown): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await readAtMost(response, MAX_ANSWER);
    if (isAway(response)) return { kind: 'away', reason: `HTTP ${response.status}` };
    if (response.status >= 500) return { kind: 'unclear', reason: `HTTP ${response.status}` };
    return { kind: 'answer', status: response.status, body: parsed(text) };
  } catch (error) {
    const code = codeOf(error);
    return { kind: NOT_CONNECTED.includes(code) ? 'away' : 'unclear', reason: code };
  }
}

/**
 * Whether the gateway surely accepted nothing: it asks to wait, denies access, or the address is wrong; a 503 only with
 * a Retry-After.
 */
const isAway = ({ status, headers }: Response) =>
  [401, 403, 404, 405, 407, 429].includes(status) ||
  (status >= 300 && status < 400) ||
  (status === 503 && headers.has('retry-after'));

async function readAtMost(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new Error('the answer is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

/** Never the text of an error: it may quote address, key or message. */
function codeOf(error: unknown): string {
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: { code?: unknown } };
  return String(cause?.code ?? (typeof code === 'string' ? code : null) ?? name ?? 'unknown');
}

/** A provider's reason for display: one short line without the phone of the message. */
export const reasonOf = (text: unknown): string =>
  cutText(
    cleanText(typeof text === 'string' ? text : typeof text === 'number' ? String(text) : '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\+?\d{7,}/g, '…'),
    MAX_REASON,
  );
