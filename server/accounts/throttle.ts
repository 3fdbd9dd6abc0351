import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyTries } from '../errors/apiError.ts';

const WINDOW_SECONDS = 15 * 60;
const TRIES_PER_ACCOUNT = 5;
const TRIES_PER_ADDRESS = 20;

/** Whose password is tried, and from where. */
interface Try {
  account: string;
  ip: string;
}

export interface Throttle {
  /**
   * Counts a try before its outcome is known, so that tries sent at once are no way around.
   * @throws 429 with Retry-After from the sixth try for an account, or the 21st from an address, within 15 minutes
   */
  count(given: Try): Promise<void>;
  /** The password was right: the account starts anew, and the address has one try less. */
  forgive(given: Try): Promise<void>;
}

/** Counts in this process: several of them behind a balancer allow as many times more. */
export function passwordThrottle(): Throttle {
  const perAccount = new RateLimiterMemory({ points: TRIES_PER_ACCOUNT, duration: WINDOW_SECONDS });
  const perAddress = new RateLimiterMemory({ points: TRIES_PER_ADDRESS, duration: WINDOW_SECONDS });
  return {
    async count({ account, ip }) {
      const address = networkOf(ip);
      await take(perAddress, address);
      try {
        await take(perAccount, account);
      } catch (error) {
        // One locked account shall not lock out everybody else at the same address.
        await perAddress.reward(address);
        throw error;
      }
    },
    async forgive({ account, ip }) {
      await perAccount.delete(account);
      await perAddress.reward(networkOf(ip));
    },
  };
}

/** Whoever has one address of IPv6 has the whole /64 that it lies in: 'fe80:0:0:1::5' counts as 'fe80:0:0:1'. */
function networkOf(ip: string): string {
  const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (embedded || !isIPv6(ip)) return embedded ?? ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [first, last] = [groups(head), groups(tail ?? '')];
  const whole = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooManyTries(error.msBeforeNext / 1000) : error;
  }
}
