import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooManyTries } from '#server/kernel/errors/apiError.ts';
import { networkOf } from '#server/kernel/http/networkOf.ts';

/** So many requests of an address in so many seconds (REF-14, MSG-18). */
const LIMIT = { points: 30, duration: 60 };

/**
 * What strangers may ask for, counted by address over all that is public: somebody who tries addresses of one page has none left for
 * another. A joined service that signs what it sends is counted only where its signature is wrong. @throws 429
 */
export function publicLimiter() {
  const limiter = new RateLimiterMemory(LIMIT);
  return {
    count: async (ip: string, points = 1): Promise<void> => {
      await limiter.consume(networkOf(ip), points).catch((full) => {
        throw tooManyTries(full.msBeforeNext / 1000);
      });
    },
    /** Takes back what was counted for a request that has turned out to be a friend's. */
    giveBack: async (ip: string, points: number): Promise<void> => {
      await limiter.reward(networkOf(ip), points);
    },
    /** Refuses an address that has had its share, without counting. */
    refuse: async (ip: string): Promise<void> => {
      const state = await limiter.get(networkOf(ip));
      if (state && state.consumedPoints >= LIMIT.points) throw tooManyTries(state.msBeforeNext / 1000);
    },
  };
}
export type PublicLimiter = ReturnType<typeof publicLimiter>;
