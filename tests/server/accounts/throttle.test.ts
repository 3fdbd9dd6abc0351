import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passwordThrottle, type Throttle } from '#server/accounts/throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let accounts = 0;
/** Whether a wrong attempt is let through, by default for a new account. */
const passes = (throttle: Throttle, ip: string, account = `#${++accounts}`) =>
  throttle
    .check({ account, ip }, async () => false)
    .then(
      () => true,
      () => false,
    );
const right = async () => true;
const passing = async (count: number, work: () => Promise<boolean>) => {
  const all: boolean[] = [];
  for (let at = 0; at < count; at += 1) all.push(await work());
  return all.filter(Boolean).length;
};

test('[AUTH-12] five tries for an account, wherever they come from, and twenty from an address, whomever they are for', async () => {
  const throttle = passwordThrottle();
  let address = 0;
  expect(await passing(8, () => passes(throttle, `192.0.2.${++address}`, 'guessed'))).toBe(5);
  expect(await passing(25, () => passes(throttle, '203.0.113.1'))).toBe(20);
});

test('[AUTH-12] are forgotten after a quarter of an hour, and not a second before', async () => {
  const throttle = passwordThrottle();
  expect(await passing(5, () => passes(throttle, '192.0.2.1', 'guessed'))).toBe(5);
  vi.advanceTimersByTime(10 * 60_000);
  await expect(throttle.check({ account: 'guessed', ip: '192.0.2.1' }, right)).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '300' },
  });
  vi.advanceTimersByTime(5 * 60_000 - 1000);
  expect(await passes(throttle, '192.0.2.1', 'guessed')).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(await passes(throttle, '192.0.2.1', 'guessed')).toBe(true);
});

test('[AUTH-12] the right password gives an account all its tries back, and takes none of its address', async () => {
  const throttle = passwordThrottle();
  const attempt = { account: 'clumsy', ip: '192.0.2.2' };
  expect(await passing(4, () => passes(throttle, attempt.ip, attempt.account))).toBe(4);
  for (let times = 0; times < 30; times += 1) expect(await throttle.check(attempt, right)).toBe(true);
  expect(await passing(6, () => passes(throttle, '192.0.2.3', attempt.account))).toBe(5);
  expect(await passing(20, () => passes(throttle, attempt.ip))).toBe(16);
});

/** Attempts whose result is open until the test sets it. */
function openTries(throttle: Throttle) {
  const begun: ((isRight: boolean) => void)[] = [];
  const send = (account: string, ip: string) =>
    throttle
      .check({ account, ip }, () => new Promise<boolean>((resolve) => begun.push(resolve)))
      .catch((error) => [error.status, error.headers['Retry-After']]);
  const settled = () => vi.advanceTimersByTimeAsync(0);
  /** Sets the result of the running attempts, and of those that start after them, until none is left. */
  const tell = async (isRight: boolean) => {
    for (await settled(); begun.length > 0; await settled()) for (const end of begun.splice(0)) end(isRight);
  };
  return { begun, send, settled, tell };
}

test('[AUTH-12] running attempts wait if one could be too many: all right ones pass, and five wrong ones', async () => {
  const throttle = passwordThrottle();
  const { begun, send, settled, tell } = openTries(throttle);
  const together = (ip: string) => Array.from({ length: 12 }, () => send('busy', ip));
  const allRight = together('192.0.2.1');
  await settled();
  expect(begun).toHaveLength(5);
  await tell(true);
  expect(await Promise.all(allRight)).toEqual(Array(12).fill(true));
  const allWrong = together('192.0.2.1');
  await tell(false);
  const refused = Array(7).fill([429, '900']);
  expect(await Promise.all(allWrong)).toEqual([...Array(5).fill(false), ...refused]);
});

test('[AUTH-12] so do those of an address', async () => {
  const throttle = passwordThrottle();
  const { begun, send, settled, tell } = openTries(throttle);
  const ip = '192.0.2.1';
  expect(await passing(12, () => passes(throttle, ip))).toBe(12);
  const all = Array.from({ length: 12 }, (_, at) => send(`office ${at}`, ip));
  await settled();
  expect(begun).toHaveLength(8);
  await tell(true);
  expect(await Promise.all(all)).toEqual(Array(12).fill(true));
  expect(await passing(9, () => passes(throttle, ip))).toBe(8);
});

test('[AUTH-12] a hundred wait, more are sent away for a moment', async () => {
  const throttle = passwordThrottle();
  const { send, settled, tell } = openTries(throttle);
  const waiting = Array.from({ length: 105 }, () => send('busy', '192.0.2.1'));
  await settled();
  expect(await send('busy', '192.0.2.1')).toEqual([429, '1']);
  await tell(true);
  expect(await Promise.all(waiting)).toEqual(Array(105).fill(true));
});

test('[AUTH-12] a try that comes to no end counts neither way', async () => {
  const throttle = passwordThrottle();
  const given = { account: 'unlucky', ip: '192.0.2.1' };
  const broken = () =>
    throttle.check(given, () => Promise.reject(new Error('no database'))).catch(() => 'failed');
  for (let times = 0; times < 30; times += 1) expect(await broken()).toBe('failed');
  expect(await passing(6, () => passes(throttle, given.ip, given.account))).toBe(5);
});

test.each([
  ['192.0.2.9', '::ffff:192.0.2.9'],
  ['192.0.2.9', '::FFFF:192.0.2.9'],
  ['fe80:0:0:1::5', 'fe80:0:0:1:9:8:7:6'],
  ['2001:db8::1', '2001:db8:0:0:5::'],
  ['2001:0db8:00a1::1', '2001:DB8:a1::2'],
  ['::1', '::2'],
  ['fe80::1%eth0', 'fe80::2%eth1'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::'],
])('[AUTH-12] %s and %s are one caller', async (one, other) => {
  const throttle = passwordThrottle();
  expect(await passing(20, () => passes(throttle, one))).toBe(20);
  expect(await passes(throttle, other)).toBe(false);
});

test.each([
  ['192.0.2.9', '192.0.2.10'],
  ['::ffff:192.0.2.9', '::ffff:192.0.2.10'],
  ['fe80:0:0:1::5', 'fe80:0:0:2::5'],
  ['2001:db8:1::1', '2001:db8:2::1'],
  ['1:2:3:4::', '1:2:3:5::'],
  ['::1', '1::1'],
  ['a socket', 'another socket'],
])('[AUTH-12] %s and %s are two', async (one, other) => {
  const throttle = passwordThrottle();
  expect(await passing(20, () => passes(throttle, one))).toBe(20);
  expect(await passes(throttle, other)).toBe(true);
});
