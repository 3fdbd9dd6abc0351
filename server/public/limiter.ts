import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooManyTries } from '#server/kernel/errors/apiError.ts';
import { networkOf } from '#server/kernel/http/networkOf.ts';

/** Requests per address and seconds (REF-14, MSG-18). */
const LIMIT = { points: 30, duration: 60 };

/**
 * Limits public requests by address, over all public pages together: trying addresses of one page also uses up the
 * others. A connected service that signs its posts counts only with a wrong signature.
 * @throws 429
 */
export function publicLimiter() {
  const limiter = new RateLimiterMemory(LIMIT);
  return {
    count: async (ip: string, points = 1): Promise<void> => {
      await limiter.consume(networkOf(ip), points).catch((full) => {
        throw tooManyTries(full.msBeforeNext / 1000);
      });
    },
    /** Returns the points of a request that turned out to be authenticated. */
    giveBack: async (ip: string, points: number): Promise<void> => {
      await limiter.reward(networkOf(ip), points);
    },
    /** Refuses an address beyond its limit, without counting. */
    refuse: async (ip: string): Promise<void> => {
      const state = await limiter.get(networkOf(ip));
      if (state && state.consumedPoints >= LIMIT.points) throw tooManyTries(state.msBeforeNext / 1000);
    },
  };
}
export type PublicLimiter = ReturnType<typeof publicLimiter>;
