import { expect, type Page } from '@playwright/test';
import { signIn, test } from './people.ts';

/** Sums the compressed bytes over the wire by kind of file. */
async function countBytes(page: Page) {
  const client = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  await client.send('Network.enable');
  return () =>
    [...new Set(kinds.values())]
      .map((kind) => {
        const ids = [...bytes.keys()].filter((id) => kinds.get(id) === kind);
        const sum = ids.reduce((total, id) => total + (bytes.get(id) ?? 0), 0);
        return `${kind} ${(sum / 1000).toFixed(1)} kB in ${ids.length}`;
      })
      .join(', ');
}

test('[AUTH-01, LIST-08] reports the bytes of the sign-in page and the first list', async ({
  visit,
}, testInfo) => {
  const tell = (type: string, description: string) => {
    testInfo.annotations.push({ type, description });
    process.stdout.write(`${type}: ${description}\n`);
  };
  const page = await visit(null, 'about:blank', { fresh: true });
  const loaded = await countBytes(page);
  await page.goto('/news');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(loaded()).toContain('Script');
  tell('Sign-in page', loaded());
  await signIn(page, 'mla');
  await expect(page.getByRole('link', { name: 'Grievance day every Monday', exact: true })).toBeVisible();
  tell('With the first list', loaded());
});
