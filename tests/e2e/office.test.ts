import { expect } from '@playwright/test';
import { expectWhollyInView } from './inView.ts';
import { test } from './people.ts';
import { expectNothingSideways } from './sideways.ts';

for (const locale of ['en', 'te', 'hi'] as const) {
  test(`[GRD-11] each part of the office settings fits 360 pixels in ${locale}`, async ({ visit }) => {
    const page = await visit('desk', '/grievance/day', { locale, phone: true });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const part of ['calendar', 'targets', 'similar', 'leave']) {
      await page.goto(`/grievance/settings?part=${part}`);
      const main = page.getByRole('main');
      const row = main.locator('.MuiAccordionSummary-root').first();
      const shown = new Map([
        ['calendar', page.getByRole('spinbutton')],
        ['leave', page.getByText('Padma Latha')],
      ]).get(part);
      await expect((shown ?? row).first()).toBeVisible();
      if (!shown) await row.click();
      await expectNothingSideways(page);
    }
  });
}

test('[GRD-11] a far part of the messages that is opened by its address stands wholly among the tabs', async ({
  visit,
}) => {
  const page = await visit('mla', '/grievance/day', { phone: true });
  for (const part of ['preview', 'months']) {
    await page.goto(`/grievance/messages?part=${part}`);
    const beyond = async () => {
      const tab = await page.getByRole('tab', { selected: true }).boundingBox();
      const room = await page.locator('.MuiTabs-scroller').boundingBox();
      if (!tab || !room) return Number.POSITIVE_INFINITY;
      return Math.max(room.x - tab.x, tab.x + tab.width - room.x - room.width);
    };
    await expect.poll(beyond, part).toBeLessThan(1);
  }
});

test('[SLA-21, GRD-11] the buttons of a dialog stay visible with any number of proposed moves', async ({
  visit,
}) => {
  const page = await visit('mla', '/grievance/workload');
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.getByRole('button', { name: 'Even out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Even out the work' });
  await expect(dialog.getByRole('checkbox').nth(8)).toBeAttached();
  await expectWhollyInView(dialog.getByRole('button', { name: /^Move \d+ grievances$/ }));
  await expectWhollyInView(dialog.getByRole('heading'));
});
