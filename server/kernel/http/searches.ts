import { ApiError } from '../errors/apiError.ts';

/** How many searches an account may run at once. */
const AT_ONCE = 2;
const AGAIN_SECONDS = '1';

/** Query fields that search text. */
const WORDS = ['keyword', 'term', 'name', 'complaint_number'];

/** Whether a list query searches text, which takes the database longer than other filters. */
export const isSearch = (query: object): boolean =>
  WORDS.some((name) => Boolean((query as Record<string, unknown>)[name]));

/**
 * The running searches of each account. A new search beyond the limit ends the oldest, since a user who types wants the
 * newest result. A disconnected client does not count.
 */
export class Searches {
  readonly #underWay = new Map<number, AbortController[]>();

  /** @throws 429 when newer searches have replaced this one; the signal of `search` has the same reason */
  async run<T>(userId: number, gone: AbortSignal, search: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const mine = this.#underWay.get(userId) ?? [];
    this.#underWay.set(userId, mine);
    while (mine.length >= AT_ONCE) mine.shift()?.abort(superseded());
    const controller = new AbortController();
    mine.push(controller);
    const leave = () => this.#leave(userId, controller);
    const go = () => {
      controller.abort(superseded());
      leave();
    };
    if (gone.aborted) go();
    gone.addEventListener('abort', go, { once: true });
    try {
      return await orAborted(search(controller.signal), controller.signal);
    } finally {
      gone.removeEventListener('abort', go);
      leave();
    }
  }

  #leave(userId: number, controller: AbortController): void {
    const mine = this.#underWay.get(userId) ?? [];
    if (mine.includes(controller)) mine.splice(mine.indexOf(controller), 1);
    if (mine.length === 0) this.#underWay.delete(userId);
  }
}

/** Rejects at once when the signal aborts. The search itself ends when its turn comes. */
function orAborted<T>(search: Promise<T>, signal: AbortSignal): Promise<T> {
  search.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    search.then(resolve, reject);
  });
}

const superseded = () => new ApiError(429, 'newerSearch', {}, { 'Retry-After': AGAIN_SECONDS });
