import { networkOf } from '#server/kernel/http/networkOf.ts';
import { Tries } from './tries.ts';

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
