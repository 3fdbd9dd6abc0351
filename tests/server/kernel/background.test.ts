import { expect, test, vi } from 'vitest';
import { inBackground, repeat } from '#server/kernel/background.ts';
import { keepSending } from '#server/messages/keepSending.ts';
import { keepCompared } from '#server/persons/pairs/keepCompared.ts';
import { testApp } from '../app.ts';

const { services } = await testApp();

test('[GRD-07] work is repeated until it is stopped, and the stop does not wait for the pause', async () => {
  const work = vi.fn(async () => {});
  const often = inBackground((signal) => repeat(1, signal, work));
  await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(2));
  await often.stop();
  const seldom = inBackground((signal) => repeat(3_600_000, signal, work));
  const { length } = work.mock.calls;
  await seldom.stop();
  expect(work.mock.calls).toHaveLength(length);
});

test.each([
  ['sending messages', keepSending],
  ['comparing persons', keepCompared],
])('[ERR-04] a failed run of %s is logged, and does not end the loop', async (_, start) => {
  const warn = vi.fn();
  const db = new Proxy(services.database.db, { get: () => () => Promise.reject(new Error('away')) });
  const given = { ...services, database: { ...services.database, db }, log: { ...services.log, warn } };
  const loop = start(given as typeof services);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.any(String)));
  await expect(loop.stop()).resolves.toBeUndefined();
});
