import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooManyTries } from '#server/kernel/errors/apiError.ts';
import { networkOf } from '#server/kernel/http/networkOf.ts';

const WINDOW_SECONDS = 15 * 60;
/** Per key; they finish within seconds. */
const MAX_WAITING = 100;
const MOMENT_SECONDS = 1;

interface UnderWay {
  running: number;
  waiting: (() => void)[];
}

/** Wrong attempts by key, with a limit per window, and attempts that are still running. */
class Tries {
  readonly #most: number;
  readonly #wrong: RateLimiterMemory;
  readonly #underWay = new Map<string, UnderWay>();

  constructor(most: number) {
    this.#most = most;
    this.#wrong = new RateLimiterMemory({ points: most, duration: WINDOW_SECONDS });
  }

  /** @throws 429 when too many were wrong, or too many wait */
  async take(key: string, isRight: () => Promise<boolean>): Promise<boolean> {
    await this.#begin(key);
    try {
      const wasRight = await isRight();
      if (!wasRight) await this.#wrong.penalty(key);
      return wasRight;
    } finally {
      this.#end(key);
    }
  }

  async forget(key: string): Promise<void> {
    await this.#wrong.delete(key);
  }

  /** Counts itself as running before it checks the limit, so that two attempts never take the same place. */
  async #begin(key: string): Promise<void> {
    for (;;) {
      const each = this.#underWay.get(key) ?? { running: 0, waiting: [] };
      this.#underWay.set(key, each);
      each.running += 1;
      const place = each.running;
      const known = await this.#wrong.get(key);
      const remaining = this.#most - (known?.consumedPoints ?? 0);
      if (place <= remaining) return;
      this.#leave(key, each);
      if (known && remaining <= 0) throw tooManyTries(known.msBeforeNext / 1000);
      if (each.waiting.length >= MAX_WAITING) throw tooManyTries(MOMENT_SECONDS);
      if (each.running > 0) await new Promise<void>((resolve) => each.waiting.push(resolve));
    }
  }

  #end(key: string): void {
    const each = this.#underWay.get(key);
    if (!each) return;
    this.#leave(key, each);
    wake(each);
  }

  /** When the last one leaves, no other is waiting that it would have to wake. */
  #leave(key: string, each: UnderWay): void {
    each.running -= 1;
    if (each.running > 0) return;
    this.#underWay.delete(key);
    wake(each);
  }
}

function wake({ waiting }: UnderWay): void {
  for (const go of waiting.splice(0)) go();
}

const TRIES_PER_ACCOUNT = 5;
const TRIES_PER_ADDRESS = 20;

/** The account and the address of an attempt. */
interface Try {
  account: string;
  ip: string;
}

export interface Throttle {
  /**
   * Checks a password. Only wrong ones count; a right one resets the account's count. If the running attempts could use
   * up the limit, further ones wait for them, so that parallel attempts cannot exceed it.
   * @throws 429 with Retry-After from the sixth wrong attempt for an account, or the 21st from an address, within 15
   * minutes
   */
  check(attempt: Try, isRight: () => Promise<boolean>): Promise<boolean>;
}

/** Counts in this process: several processes behind a balancer allow as many times more. */
export function passwordThrottle(): Throttle {
  const [accounts, addresses] = [new Tries(TRIES_PER_ACCOUNT), new Tries(TRIES_PER_ADDRESS)];
  return {
    async check({ account, ip }, isRight) {
      // The account comes first: attempts that wait for a locked account do not block others at the same address.
      const wasRight = await accounts.take(account, () => addresses.take(networkOf(ip), isRight));
      if (wasRight) await accounts.forget(account);
      return wasRight;
    },
  };
}
