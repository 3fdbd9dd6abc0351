import { expect, type Page } from '@playwright/test';

/** Once the page has come to rest at the size of the screen, nothing lies beside it. */
export async function expectNothingSideways(page: Page) {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBe(0);
}
