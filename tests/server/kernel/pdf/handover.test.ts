import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOver, takeOver } from '#server/kernel/pdf/handover.ts';

const MB = 1024 * 1024;
const pdf = (megabytes: number) => Buffer.alloc(megabytes * MB);
const sizeOf = (url: string) => (takeOver(url)?.byteLength ?? 0) / MB;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

test('[DET-04] a PDF is handed over once, within a minute, and the last one under its link', () => {
  const [first, second] = [pdf(1), pdf(2)];
  handOver('/a', first);
  handOver('/a', second);
  expect(takeOver('/a') === second).toBe(true);
  expect(takeOver('/a')).toBeUndefined();
  handOver('/b', first);
  vi.advanceTimersByTime(60_000);
  expect(takeOver('/b')).toBeUndefined();
});

test('[DET-04] no more than 32 MB wait: the oldest go first, and what has no room is not kept', () => {
  for (const url of ['/1', '/2', '/3', '/4']) handOver(url, pdf(10));
  expect(['/1', '/2', '/3', '/4'].map(sizeOf)).toEqual([0, 10, 10, 10]);
  handOver('/small', pdf(1));
  handOver('/huge', pdf(33));
  expect(['/huge', '/small'].map(sizeOf)).toEqual([0, 1]);
  for (let round = 0; round < 5; round++) {
    handOver('/again', pdf(20));
    expect(sizeOf('/again')).toBe(20);
  }
});
