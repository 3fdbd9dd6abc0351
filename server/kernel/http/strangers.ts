import { setImmediate } from 'node:timers';
import { ApiError } from '../errors/apiError.ts';
import { networkOf } from './networkOf.ts';

/**
 * How many requests without a session run at once, by kind. Each kind has its own share, so that an attack on one
 * leaves the others open. All shares together leave the thread and the database to signed-in users.
 */
const AT_ONCE = {
  signIn: 2,
  /** Posts of message providers. */
  hook: 2,
  /** Status pages and reply links. */
  page: 2,
  health: 2,
  /** Signed links of files and PDFs; pages of signed-in users have many. */
  link: 4,
  /** Tokens that were not used recently. */
  token: 2,
  /** Content in memory: files of the admin, the description of the API, errors. */
  memory: 2,
};
export type Share = keyof typeof AT_ONCE;

/** How many requests of one address may wait in one share. A whole office may have one address. */
const MAX_WAITING = 1_000;
const AGAIN_SECONDS = '2';

/** Reads a body while another request runs: a slow sender blocks nobody. */
export type Aside = <T>(read: () => Promise<T>) => Promise<T>;

/**
 * Queues requests without a session. Addresses take turns, so that a busy one does not delay another. Only the requests
 * of a busy address are refused: there is no limit in total.
 */
export class Strangers {
  readonly #shares = new Map<Share, Turns>();

  /** @throws 503 when too many requests of the address wait in the share */
  async run<T>(share: Share, ip: string, work: (aside: Aside) => Promise<T>): Promise<T> {
    const turns = this.#shares.get(share) ?? new Turns(AT_ONCE[share]);
    this.#shares.set(share, turns);
    const network = networkOf(ip);
    if (turns.waiting(network) >= MAX_WAITING) {
      throw new ApiError(503, 'busy', {}, { 'Retry-After': AGAIN_SECONDS });
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

/** A few slots; waiting requests get the next ones address by address. */
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

  /** Starts the next one in the next round of the event loop, so that signed-in requests run in between. */
  release(): void {
    setImmediate(() => this.#startNext());
  }

  #startNext(): void {
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
