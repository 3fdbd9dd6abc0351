import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { ApiError } from '../errors/apiError.ts';

/** As many as the embedded database answers in about two seconds; nobody waits longer for a page. */
const AT_ONCE = 256;
const AGAIN_SECONDS = '2';

/**
 * The calls that are being answered. When more come than can be answered, all would wait longer and longer until none gets its
 * answer in time: those beyond what can be answered soon are refused at once.
 */
export class UnderWay {
  #calls = 0;

  /** Begins a call. @throws 503 when as many as can be answered soon are under way */
  begin<T>(work: () => Promise<T>): Promise<T> {
    if (this.#calls < AT_ONCE) return this.goOn(work);
    throw new ApiError(503, { message: errorTexts.busy }, { 'Retry-After': AGAIN_SECONDS });
  }

  /** The rest of a call whose body is there: what is sent slowly keeps nobody out meanwhile, and is not sent in vain. */
  async goOn<T>(work: () => Promise<T>): Promise<T> {
    this.#calls += 1;
    try {
      return await work();
    } finally {
      this.#calls -= 1;
    }
  }
}
