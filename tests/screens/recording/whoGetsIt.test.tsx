import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { namesChanged } from '../../../server/db/names.ts';
import { users } from '../../../server/db/schema/accounts.ts';
import { offices } from '../../../server/db/schema/offices.ts';
import { fillForm, form, recordingDesk } from './form.ts';

const { desk, open } = recordingDesk();

beforeAll(async () => {
  const { db } = desk.app;
  await db.update(users).set({ name: 'Sunitha Chary' }).where(eq(users.id, desk.accounts.staff.id));
  namesChanged(db);
});
beforeEach(async () => {
  await desk.app.db.update(offices).set({ settings: {} });
});

const setRule = (mode: 'suggest' | 'assign') => {
  const rules = [{ name: 'Water', categories: [2], people: [desk.accounts.staff.id], mode }];
  return desk.ask('PUT', 'routing/rule', { json: { rules } }, 'mla');
};

test('[SLA-18] the form says whom a rule names as soon as category and area say it; nothing is written', async () => {
  await setRule('suggest');
  await open('mla');
  await fillForm();
  expect(await form().findByText('Suggested: Rule "Water": Sunitha Chary, 0 open.')).toBeVisible();
  expect(desk.writes().map(({ path }) => path)).not.toContain('complaint');
});

test('[SLA-18] where the rule assigns, that it will', async () => {
  await setRule('assign');
  await open('mla');
  await fillForm();
  expect(
    await form().findByText('It will be given by a rule: Rule "Water": Sunitha Chary, 0 open.'),
  ).toBeVisible();
});

test('[CRE-07] staff, whose own it becomes, are told nothing, and nothing is asked', async () => {
  await setRule('suggest');
  await open('staff');
  await fillForm();
  await waitFor(() => expect(desk.sent.some(({ path }) => path === 'complaint/similar')).toBe(true));
  expect(desk.sent.some(({ path }) => path === 'routing/simulate')).toBe(false);
  expect(screen.queryByText(/Rule "Water"/)).toBeNull();
});
