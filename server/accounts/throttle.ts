import { networkOf } from '#server/kernel/http/networkOf.ts';
import { Tries } from './tries.ts';

const TRIES_PER_ACCOUNT = 5;
const TRIES_PER_ADDRESS = 20;

/** Whose password is tried, and from where. */
interface Try {
  account: string;
  ip: string;
}

export interface Throttle {
  /**
   * Whether a password is right. Only wrong ones count; a right one lets the account start anew. Where those under way
   * could use up what is left, a try waits for them, so that tries sent at once are no way around.
   * @throws 429 with Retry-After from the sixth try for an account, or the 21st from an address, within 15 minutes
   */
  check(attempt: Try, isRight: () => Promise<boolean>): Promise<boolean>;
}

/** Counts in this process: several of them behind a balancer allow as many times more. */
export function passwordThrottle(): Throttle {
  const [accounts, addresses] = [new Tries(TRIES_PER_ACCOUNT), new Tries(TRIES_PER_ADDRESS)];
  return {
    async check({ account, ip }, isRight) {
      // The account comes first: who waits for a locked one keeps nobody else at the same address waiting.
      const wasRight = await accounts.take(account, () => addresses.take(networkOf(ip), isRight));
      if (wasRight) await accounts.forget(account);
      return wasRight;
    },
  };
}
