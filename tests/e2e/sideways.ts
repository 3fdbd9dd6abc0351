import { expect, type Page } from '@playwright/test';

/** Checks that the page does not scroll sideways. Widths are rounded, so one pixel is allowed. */
export async function expectNothingSideways(page: Page) {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(1);
}
