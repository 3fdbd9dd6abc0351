import type { errorTexts } from '#contract/kernel/errorTexts.ts';
import { ApiFailure } from './http.ts';

/** Statuses after which nobody knows whether the try was saved; 0 stands for no answer. */
export const leavesOpen = (status: number) => [0, 408, 409].includes(status) || status >= 500;
/** Statuses given before the work began, which tell nothing about the try before. */
export const comesBeforeWork = (status: number) => status === 401 || status === 429;

const KEY_REUSED = `rules.${'keyReused' satisfies keyof typeof errorTexts}`;

export type Attempt = <T>(send: (headers: Record<string, string>) => Promise<T>) => Promise<T>;

/**
 * Something that is to be saved once, however often it is sent: as long as a try may have been saved, the next one goes
 * under its Idempotency-Key and finds it. What was changed in between is then refused, told, and sent under a new key.
 */
export function newIdempotencyKey(): Attempt {
  let key: string | null = null;
  let isOpen = false;
  return async (send) => {
    key ??= crypto.randomUUID();
    try {
      const answer = await send({ 'Idempotency-Key': key });
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
