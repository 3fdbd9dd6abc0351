import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { HookSecrets } from '#server/app/featureServices.ts';
import { unauthorized } from '#server/kernel/errors/apiError.ts';

/** The signature of Meta and many others: HMAC-SHA-256 over the bytes of the body. */
const HEADER = 'x-hub-signature-256';
const SIGNATURE = /^sha256=([0-9a-f]{64})$/i;

/** Compares texts of any length in a time that reveals nothing about them. */
export function isSame(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}

/**
 * Authenticates the sender of a hook (MSG-12): by a secret part of the address, or by a signature of the body. Returns
 * a check of the bytes; without a valid secret it refuses before anything is read.
 * @throws 401
 */
export function senderOf(
  { secret, address }: HookSecrets,
  { request, at }: { request: Request; at: string | undefined },
): (bytes: Uint8Array) => void {
  if (at !== undefined) {
    if (address === null || !isSame(at, address)) throw unauthorized();
    return () => undefined;
  }
  const signature = SIGNATURE.exec(request.headers.get(HEADER) ?? '')?.[1];
  if (secret === null || signature === undefined) throw unauthorized();
  return (bytes) => {
    const expected = createHmac('sha256', secret).update(bytes).digest();
    if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) throw unauthorized();
  };
}
