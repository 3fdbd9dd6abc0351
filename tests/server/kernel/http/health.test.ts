import { afterEach, expect, test, vi } from 'vitest';
import { type Listening, listen } from '#server/kernel/http/listen.ts';
import { testApp } from '../../app.ts';

const api = await testApp();
let listening: Listening;
afterEach(() => listening.stop(0));

test('[API-01] GET health answers 503 with the reason as long as the database is not well, and 200 again after that', async () => {
  listening = await listen(api.app.fetch, { host: '127.0.0.1', port: 0, proxies: 0 });
  const ask = async () => {
    const response = await fetch(`${listening.url}/api/v1/health`);
    return { status: response.status, body: await response.json() };
  };
  expect(await ask()).toMatchObject({ status: 200, body: { status: 'ok' } });
  const health = vi.spyOn(api.services.database, 'health');
  health.mockResolvedValueOnce({ ok: false, reason: 'The disk is full.' });
  expect(await ask()).toMatchObject({ status: 503, body: { message: 'The disk is full.' } });
  health.mockResolvedValueOnce({ ok: false });
  expect(await ask()).toMatchObject({ status: 503, body: { message: 'The database does not answer.' } });
  expect((await ask()).status).toBe(200);
});
