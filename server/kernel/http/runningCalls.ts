import { ApiError } from '../errors/apiError.ts';

/** As many as the embedded database answers in about two seconds, so nobody waits longer for a page. */
const AT_ONCE = 256;
const AGAIN_SECONDS = '2';

/**
 * Counts the running calls and refuses those beyond the limit at once. Without a limit all would wait longer and longer
 * until none is answered in time.
 */
export class RunningCalls {
  #calls = 0;

  /**
   * Starts a call.
   * @throws 503 when the limit is reached
   */
  begin<T>(work: () => Promise<T>): Promise<T> {
    if (this.#calls < AT_ONCE) return this.run(work);
    throw new ApiError(503, 'busy', {}, { 'Retry-After': AGAIN_SECONDS });
  }

  /**
   * Runs a call after its body has arrived, without checking the limit: a slow upload takes no slot while it arrives,
   * and is not sent in vain.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#calls += 1;
    try {
      return await work();
    } finally {
      this.#calls -= 1;
    }
  }
}
