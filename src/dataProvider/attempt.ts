import type { messages } from '../../contract/messages.ts';
import { ApiFailure } from './http.ts';

/** Statuses after which an earlier try may have been saved: no answer came, or one that was given before the work. */
export const leavesOpen = (status: number) => [0, 401, 408, 409, 429].includes(status) || status >= 500;

const KEY_REUSED = `rules.${'keyReused' satisfies keyof typeof messages}`;

export type Attempt = <T>(send: (headers: Record<string, string>) => Promise<T>) => Promise<T>;

/**
 * Something that is to be saved once, however often it is sent: as long as a try may have been saved, the next one goes
 * under its Idempotency-Key and finds it. What was changed in between is then refused, told, and sent under a new key.
 */
export function newAttempt(): Attempt {
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
