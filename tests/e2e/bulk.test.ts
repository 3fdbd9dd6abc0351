import { expect, type Page } from '@playwright/test';
import { common } from '#src/i18n/te/common/words.ts';
import { complaint, complaintList } from '#src/i18n/te/complaints/first.ts';
import { due } from '#src/i18n/te/deadlines/due.ts';
import { bulk } from '#src/i18n/te/desk/desk.ts';
import { expectAccessible, expectWhole } from './axe.ts';
import { complaintsOf, createComplaint, newPhone } from './complaints.ts';
import { type Session, test } from './people.ts';
import { expectNothingSideways } from './sideways.ts';
import { tabTo } from './tabTo.ts';
import { counted, filled } from './words.ts';

/** One more complaint than a page of the list shows, with one phone number. */
async function eleven(session: Session): Promise<string> {
  const phone = newPhone();
  for (let number = 1; number <= 11; number++)
    await createComplaint(session, { phone, name: `Citizen ${number}` });
  return phone;
}

interface Work {
  action: string;
  job: { state: string; done: number };
  undo: object | null;
}

/**
 * Makes the answers about the bulk change of priorities report that it is running, until the returned function is
 * called.
 */
async function underWay(page: Page): Promise<() => void> {
  let isHeld = true;
  const held = (work: Work) =>
    isHeld && work.action === 'priority' && !work.undo
      ? { ...work, job: { ...work.job, state: 'running', done: 4 }, undo_until: null }
      : work;
  await page.route(/\/api\/v1\/bulk(\/\d+)?(\?|$)/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const json = answer.data
      ? { ...answer, data: answer.data.map(held) }
      : answer.job
        ? held(answer)
        : answer;
    await route.fulfill({ response, json });
  });
  return () => {
    isHeld = false;
  };
}

test('[DESK-09, DESK-10, DESK-12] by keyboard alone all that is found is assigned and given back, also on a phone without fault for axe', async ({
  visit,
  session,
}) => {
  const mla = await session('mla');
  const phone = await eleven(mla);
  const page = await visit('mla', '/grievance/all');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByText('11 grievances', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: 'Select this page' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Select all 11 found' }), 'Shift+Tab');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('All 11 selected')).toHaveRole('status');
  await tabTo(page, page.getByRole('button', { name: 'Assign staff', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assign 11 grievances' });
  await expect(dialog.getByRole('combobox', { name: 'Staff' })).toBeFocused();
  await page.keyboard.type('sun');
  await expect(page.getByRole('option', { name: 'Sunitha Chary' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('11 of 11 grievances will be changed.')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Assign 11' }));
  await page.keyboard.press('Enter');
  const notice = page.getByRole('region', { name: 'Assign staff' });
  await expect(notice).toBeFocused();
  await expect(page.getByText('Assigned Successfully')).toBeVisible();
  await expect(notice.getByText('Finished: 11 of 11 done, 0 refused')).toBeVisible();
  // The notice is below the line of the list, whose button stays in one line.
  const sort = await page.getByRole('button', { name: 'Sort by date descending' }).boundingBox();
  const { y = 0 } = (await notice.boundingBox()) ?? {};
  expect(sort?.height).toBeLessThan(40);
  expect(y).toBeGreaterThanOrEqual((sort?.y ?? 0) + (sort?.height ?? 0));
  expect(new Set((await complaintsOf(mla, phone)).map(({ status }) => status))).toEqual(
    new Set(['reviewed']),
  );
  await expectAccessible(page);

  await tabTo(page, notice.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  const undone = page.getByRole('region', { name: 'Undo: Assign staff' });
  await expect(undone.getByText('Undone: 11 of 11 given back, 0 kept')).toBeVisible();
  expect(new Set((await complaintsOf(mla, phone)).map(({ staff, status }) => `${status} ${staff}`))).toEqual(
    new Set(['open null']),
  );
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(undone).toBeVisible();
    await expectNothingSideways(page);
  }
  await page.getByRole('button', { name: 'Recent bulk work' }).click();
  await expect(page.getByRole('dialog', { name: 'Recent bulk work' })).toBeVisible();
  await expectAccessible(page);
});

test('[DESK-10, DESK-12, GRD-11, GRD-15] in Telugu on a phone it is told by keyboard alone how bulk work comes along, and undone', async ({
  visit,
  session,
}) => {
  const mla = await session('mla');
  const phone = await eleven(mla);
  const priorities = async () => new Set((await complaintsOf(mla, phone)).map(({ priority }) => priority));
  const before = await priorities();
  expect(before).not.toContain('urgent');
  const page = await visit('mla', '/grievance/all', { locale: 'te', phone: true });
  const release = await underWay(page);
  const box = page.getByRole('searchbox', { name: complaint.list.keyword });
  await box.focus();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  const found = counted(complaint.list.count, 11);
  await expect(page.getByText(found, { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: complaintList.selectPage }).press('Space');
  await page.getByRole('button', { name: counted(bulk.selectAll, 11) }).press('Enter');
  await page.getByRole('button', { name: common.more, exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: common.priority }).press('Enter');
  const dialog = page.getByRole('dialog', { name: counted(bulk.titles.priority, 11) });
  const priority = dialog.getByRole('combobox', { name: common.priority });
  await expect(priority).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: due.priority.urgent }).press('Enter');
  await expect(priority).toHaveText(due.priority.urgent);
  await tabTo(page, dialog.getByRole('button', { name: bulk.check }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(counted(bulk.possible, 11))).toBeVisible();
  await expectWhole(page);
  await tabTo(page, dialog.getByRole('button', { name: counted(bulk.submit.priority, 11) }));
  await page.keyboard.press('Enter');

  const notice = page.getByRole('region', { name: common.priority, exact: true });
  await expect(notice).toBeFocused();
  const told = (part: { told: string }, state: string, done: string) =>
    `${state}: ${filled(part.told, { done, total: '11', refused: '0' })}`;
  await expect(notice.getByRole('status')).toHaveText(told(bulk.work, bulk.work.states.running, '4'));
  await expect(notice.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '36');
  await expectWhole(page);
  release();
  await expect(notice.getByRole('status')).toHaveText(told(bulk.work, common.finished, '11'));
  expect(await priorities()).toEqual(new Set(['urgent']));
  await tabTo(page, notice.getByRole('button', { name: bulk.work.undo }));
  await page.keyboard.press('Enter');
  const undone = page.getByRole('region', {
    name: filled(bulk.undoing.title, { action: common.priority }),
  });
  await expect(undone.getByRole('status')).toHaveText(told(bulk.undoing, bulk.undoing.states.done, '11'));
  expect(await priorities()).toEqual(before);
  await expectWhole(page);
});
