import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passwordThrottle, type Throttle } from '../../../server/accounts/throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let accounts = 0;
/** Whether a try is let through; for an account of its own unless told otherwise. */
const passes = (throttle: Throttle, ip: string, account = `#${++accounts}`) =>
  throttle.count({ account, ip }).then(
    () => true,
    () => false,
  );
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
  await expect(throttle.count({ account: 'guessed', ip: '192.0.2.1' })).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '300' },
  });
  vi.advanceTimersByTime(5 * 60_000 - 1000);
  expect(await passes(throttle, '192.0.2.1', 'guessed')).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(await passes(throttle, '192.0.2.1', 'guessed')).toBe(true);
});

test('[AUTH-12] the right password gives an account all its tries back, and its address one', async () => {
  const throttle = passwordThrottle();
  const attempt = { account: 'clumsy', ip: '192.0.2.2' };
  expect(await passing(5, () => passes(throttle, attempt.ip, attempt.account))).toBe(5);
  await throttle.forgive(attempt);
  expect(await passing(6, () => passes(throttle, '192.0.2.3', attempt.account))).toBe(5);
  expect(await passing(20, () => passes(throttle, attempt.ip))).toBe(16);
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
