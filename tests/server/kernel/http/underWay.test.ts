import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { systemRoutes } from '#server/kernel/http/health.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { testApp } from '../../app.ts';

const AT_ONCE = 256;
const answer = z.object({ ok: z.boolean() });
const slow = defineCall({ method: 'GET', path: 'slow', may: 'signed-in', answer });
const quick = defineCall({ method: 'POST', path: 'quick', may: 'signed-in', body: {}, answer });

/** Those that wait for an answer. */
let waiting: { resolve: (answer: { ok: boolean }) => void; reject: (error: Error) => void }[] = [];
const answered = () => new Promise<{ ok: boolean }>((resolve, reject) => waiting.push({ resolve, reject }));
beforeEach(() => {
  waiting = [];
});
const api = await testApp([
  systemRoutes,
  (serve: Serve) => serve(slow, answered),
  (serve: Serve) => serve(quick, async () => ({ ok: true }), { transaction: false }),
]);
const { token } = await api.account({ role: 'admin' });
// An unused token waits in the queue of requests without a session.
await api.send('GET', 'known', { token });
const askQuick = () => api.send('POST', 'quick', { token, json: {} });

/** Asks so many times; resolves when all of them wait. */
async function allWaiting(times: number) {
  const sent = Array.from({ length: times }, () => api.send('GET', 'slow', { token }));
  await expect.poll(() => waiting.length).toBe(times);
  return sent;
}

test('[API-04, ERR-05] refuses calls beyond the limit at once, and answers all running ones', async () => {
  const sent = await allWaiting(AT_ONCE);
  const { status, headers, body } = await api.send('GET', 'slow', { token });
  expect([status, headers.get('Retry-After'), body.message]).toEqual([503, '2', errorTexts.busy]);
  expect((await api.send('GET', 'health')).status).toBe(200);
  for (const { resolve } of waiting) resolve({ ok: true });
  for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
  expect((await askQuick()).status).toBe(200);
});

test('failed and refused calls take no place', async () => {
  const sent = await allWaiting(AT_ONCE);
  for (const { reject } of waiting) reject(new Error('a fault of the program'));
  for (const { status } of await Promise.all(sent)) expect(status).toBe(500);
  for (let asked = 0; asked < AT_ONCE; asked++) {
    expect((await api.send('GET', 'nowhere', { token })).status).toBe(404);
  }
  expect((await askQuick()).status).toBe(200);
});

test('who asks how the server is takes no place', async () => {
  const well = await api.services.database.health();
  let tell: (health: typeof well) => void = () => undefined;
  const told = new Promise<typeof well>((resolve) => {
    tell = resolve;
  });
  const asked = vi.spyOn(api.services.database, 'health').mockReturnValue(told);
  const sent = Array.from({ length: AT_ONCE }, () => api.send('GET', 'health'));
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  expect((await askQuick()).status).toBe(200);
  tell(well);
  for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
  asked.mockRestore();
});

test('slow bodies block no other call, and are not refused when they have arrived @seldom', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const sending: ReturnType<typeof askQuick>[] = [];
  const readFrom = () =>
    new Promise<ReadableStreamDefaultController>((pull) => {
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      sending.push(api.send('POST', 'quick', { token, headers, body }));
    });
  const controllers: ReadableStreamDefaultController[] = [];
  while (controllers.length < AT_ONCE) controllers.push(await readFrom());
  expect((await askQuick()).status).toBe(200);
  const sent = await allWaiting(AT_ONCE);
  for (const controller of controllers) {
    controller.enqueue(new TextEncoder().encode('{}'));
    controller.close();
  }
  for (const { status } of await Promise.all(sending)) expect(status).toBe(200);
  for (const { resolve } of waiting) resolve({ ok: true });
  await Promise.all(sent);
});
