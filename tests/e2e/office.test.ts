import { expect } from '@playwright/test';
import { expectWhollyInView } from './inView.ts';
import { test } from './people.ts';
import { expectNothingSideways } from './sideways.ts';

test('[GRD-01, GRD-02, GRD-03] mla makes a user desk head, who gets the settings tab and sets a value by keyboard; both go with the duty', async ({
  visit,
  session,
}) => {
  const mla = await visit('mla', '/grievanceincharge/add');
  const setDuty = async (given: boolean) => {
    await mla.getByRole('button', { name: 'Edit Sunitha Chary' }).click();
    const popup = mla.getByRole('dialog', { name: 'Edit Grievance In-charge' });
    await popup.getByRole('checkbox', { name: /^Head of the desk/ }).setChecked(given);
    await popup.getByRole('button', { name: 'Save' }).click();
    await expect(popup).toBeHidden();
  };
  const page = await visit('staff2', '/grievance', { locale: 'te', phone: true });
  const tabs = page.getByRole('navigation', { name: 'కార్యాలయ పేజీలు' });
  await expect(tabs.getByRole('link')).toHaveText(['జాబితా', 'నా రోజు', 'ప్రజలు', 'ఫోన్ కాల్స్']);

  /** Due days change: a question appears, with the focus on the button that saves. */
  const confirmMoves = async () => {
    const question = page.getByRole('dialog', { name: 'గడువు తేదీలు మారతాయి' });
    await expect(question.getByRole('button', { name: 'అయినా సేవ్ చేయి' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
  };
  /** Due days change in the background after a save; before that, changing the setting back would move none. */
  const untilMoved = async () => {
    const { api } = await session('mla');
    await expect.poll(async () => (await (await api.post('sla/preview', { data: {} })).json()).moved).toBe(0);
  };

  await setDuty(true);
  await page.reload();
  await tabs.getByRole('button', { name: 'మరిన్ని' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/grievance\/settings$/);
  await page.getByRole('link', { name: 'పని వేళలు, సెలవులు' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('పని వేళలు, సెలవులు');
  const minutes = page.getByRole('spinbutton', { name: 'నిమిషాలు' });
  await minutes.focus();
  await page.keyboard.type('420');
  await page.keyboard.press('Enter');
  await confirmMoves();
  await expect(page.getByText('కార్యాలయ సెట్టింగ్‌లు సేవ్ అయ్యాయి.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(minutes).toHaveValue('');
  await untilMoved();
  await page.keyboard.press('Enter');
  await confirmMoves();
  await expect(page.getByText('కార్యాలయ సెట్టింగ్‌లు సేవ్ అయ్యాయి.').last()).toBeVisible();

  await setDuty(false);
  await page.reload();
  await expect(page).toHaveURL(/\/grievance$/);
  await expect(tabs.getByRole('link')).toHaveText(['జాబితా', 'నా రోజు', 'ప్రజలు', 'ఫోన్ కాల్స్']);
});

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
