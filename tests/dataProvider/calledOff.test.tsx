import { afterEach, expect, test, vi } from 'vitest';
import { connection } from '#src/dataProvider/connection.ts';
import { request } from '#src/dataProvider/http.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  connection.report(false);
});

test('[ERR-05] an aborted call fails as aborted, whatever the network error; other failures mean no connection', async () => {
  const calling = new AbortController();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(request('GET', 'news', { signal: calling.signal })).rejects.toMatchObject({ status: 0 });
  calling.abort();
  await expect(request('GET', 'news', { signal: calling.signal })).rejects.toBe(calling.signal.reason);
});
