import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooManyTries } from '#server/kernel/errors/apiError.ts';

const WINDOW_SECONDS = 15 * 60;
/** Per key; they finish within seconds. */
const MAX_WAITING = 100;
const MOMENT_SECONDS = 1;

interface UnderWay {
  running: number;
  waiting: (() => void)[];
}

/** Wrong attempts by key, with a limit per window, and attempts that are still running. */
export class Tries {
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
