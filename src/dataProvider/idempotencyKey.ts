import type { errorTexts } from '#contract/kernel/errorTexts.ts';
import { ApiFailure } from './http.ts';

/** Statuses that leave unknown whether the attempt was saved; 0 means no answer. */
export const leavesOpen = (status: number) => [0, 408, 409].includes(status) || status >= 500;
/** Statuses that come before any work, so they say nothing about the previous attempt. */
export const comesBeforeWork = (status: number) => status === 401 || status === 429;

const KEY_REUSED = `rules.${'keyReused' satisfies keyof typeof errorTexts}`;

export type Attempt = <T>(send: (headers: Record<string, string>) => Promise<T>) => Promise<T>;

/**
 * The Idempotency-Key of something that must be saved once. As long as an attempt may have been saved, the next one
 * uses the same key and gets its result. If the content has changed since, the server refuses it; the user is notified,
 * and the next attempt uses a new key. `false` says that nothing was sent: it says nothing about the previous attempt.
 */
export function newIdempotencyKey(): Attempt {
  let key: string | null = null;
  let isOpen = false;
  return async (send) => {
    key ??= crypto.randomUUID();
    try {
      const answer = await send({ 'Idempotency-Key': key });
      if (answer === false) return answer;
      isOpen = false;
      key = null;
      return answer;
    } catch (failure) {
      const { status, message } = failure instanceof ApiFailure ? failure : { status: 0, message: '' };
      isOpen = (isOpen && message !== KEY_REUSED) || leavesOpen(status);
      if (!isOpen) key = null;
      throw failure;
    }
  };
}
