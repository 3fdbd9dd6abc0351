import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { ApiError } from '../errors/apiError.ts';

/** Searches that an account may have under way at once. */
const AT_ONCE = 2;
const AGAIN_SECONDS = '1';

/** Fields of a query in which text is looked for. */
const WORDS = ['keyword', 'term', 'name', 'complaint_number'];

/** Whether a list is asked for by words, which takes the database longer than other filters do. */
export const isSearch = (query: object): boolean =>
  WORDS.some((name) => Boolean((query as Record<string, unknown>)[name]));

/**
 * The searches of each account that are under way. The newest wins, since it is what somebody who types wants to see:
 * one too many ends the oldest. Whoever has gone holds no place.
 */
export class Searches {
  readonly #underWay = new Map<number, AbortController[]>();

  /** @throws 429 when newer ones have taken the place, also as the reason of the signal that `search` gets */
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

/** Nobody waits for a search that is not wanted any more; it ends by itself when its turn comes. */
function orAborted<T>(search: Promise<T>, signal: AbortSignal): Promise<T> {
  search.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    search.then(resolve, reject);
  });
}

const superseded = () =>
  new ApiError(429, { message: errorTexts.newerSearch }, { 'Retry-After': AGAIN_SECONDS });
