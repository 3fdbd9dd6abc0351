import { setImmediate } from 'node:timers';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { ApiError } from '../errors/apiError.ts';
import { networkOf } from './networkOf.ts';

/**
 * Requests of strangers that are answered at the same time, by what they ask for. Each kind has a share of its own, so that an attack
 * on one leaves the others open. All together leave the thread and the database to people who are signed in.
 */
const AT_ONCE = {
  signIn: 2,
  /** What providers of messages post. */
  hook: 2,
  /** Status pages and reply links. */
  page: 2,
  health: 2,
  /** Signed links of files and PDFs, which pages of signed-in people are full of. */
  link: 4,
  /** Tokens that nobody has used lately. */
  token: 2,
  /** What is in memory: files of the admin, the description of the API, refusals. */
  memory: 2,
};
export type Share = keyof typeof AT_ONCE;

/** Requests of one address that wait in one share. Whole offices come from one address. */
const MAX_WAITING = 1_000;
const AGAIN_SECONDS = '2';

/** Reads a body while another request takes the turn: a sender who is slow keeps nobody waiting. */
export type Aside = <T>(read: () => Promise<T>) => Promise<T>;

/**
 * The turns of requests without a session. Addresses take turns, so that a busy one does not delay another. Only a busy one is
 * refused: there is no limit in total.
 */
export class Strangers {
  readonly #shares = new Map<Share, Turns>();

  /** @throws 503 when too many requests of the address wait in the share */
  async run<T>(share: Share, ip: string, work: (aside: Aside) => Promise<T>): Promise<T> {
    const turns = this.#shares.get(share) ?? new Turns(AT_ONCE[share]);
    this.#shares.set(share, turns);
    const network = networkOf(ip);
    if (turns.waiting(network) >= MAX_WAITING) {
      throw new ApiError(503, { message: errorTexts.busy }, { 'Retry-After': AGAIN_SECONDS });
    }
    await turns.take(network);
    try {
      return await work(async (read) => {
        turns.release();
        try {
          return await read();
        } finally {
          await turns.take(network);
        }
      });
    } finally {
      turns.release();
    }
  }
}

/** A few turns at once; those who wait get the next ones address by address. */
class Turns {
  #free: number;
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  waiting(network: string): number {
    return this.#waiting.get(network)?.length ?? 0;
  }

  take(network: string): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return undefined;
    }
    const queue = this.#waiting.get(network) ?? [];
    this.#waiting.set(network, queue);
    return new Promise((resolve) => queue.push(resolve));
  }

  /** The next one begins in the next round of the event loop, in which everybody else's answers are worked on, too. */
  release(): void {
    setImmediate(() => this.#passOn());
  }

  #passOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    const [network, queue] = next;
    this.#waiting.delete(network);
    const begin = queue.shift();
    if (queue.length > 0) this.#waiting.set(network, queue);
    begin?.();
  }
}
