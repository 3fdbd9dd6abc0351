import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ERASED } from '#contract/desk/privacy.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { startDesk } from '../../app.tsx';
// What the screens fetch when they are opened is compiled before the tests begin to wait for it.
import '#src/App.tsx';
import '#src/custom/desk/privacy/PersonalData.tsx';

const desk = startDesk();
const PHONE = '9848033333';
let category_id = 0;

async function record(name: string, phone = PHONE) {
  const form = { name, phone, ...desk.places.V1, category_id, details: '<p>Water</p>', type: 'complaint' };
  const { body } = await desk.app.send('POST', 'complaint', { token: desk.accounts.mla.token, form });
  return { id: Number(body.id), number: String(body.complaint_number) };
}
const nameOf = async (id: number) => {
  const [row] = await desk.app.db.select().from(complaints).where(eq(complaints.id, id));
  return row?.name;
};
beforeAll(async () => {
  const [category] = await desk.app.db.insert(complaintCategories).values({ name: 'Water' }).returning();
  category_id = category?.id ?? 0;
});

test('[GRD-09] of two people with one number one is shown and erased alone', async () => {
  const [mother, son] = [await record('Bhoolakshmi'), await record('Yadagiri')];
  const { user } = await desk.renderApp({ path: '/privacy/person', as: 'admin' });
  await user.type(await screen.findByLabelText('Phone'), PHONE);
  await user.click(await screen.findByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'Only Bhoolakshmi' }));
  const section = within(await screen.findByRole('region', { name: 'What is held about Bhoolakshmi' }));
  expect(await section.findByRole('link', { name: mother.number })).toBeVisible();
  expect(section.queryByRole('link', { name: son.number })).toBeNull();
  await user.click(section.getByRole('button', { name: 'Erase' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Erase the personal data of Bhoolakshmi?' }),
  );
  await user.type(dialog.getByLabelText('Type the phone number to confirm'), PHONE);
  await user.click(dialog.getByRole('checkbox', { name: 'Erase these, too' }));
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText(/^Personal data erased\./)).toBeVisible();
  expect([await nameOf(mother.id), await nameOf(son.id)]).toEqual([ERASED, 'Yadagiri']);
});

test('[GRD-09] who has no phone is found by name, and erased by the name typed again @seldom', async () => {
  const { id } = await record('Venkanna', '9999999999');
  const { user } = await desk.renderApp({ path: '/privacy/person', as: 'admin' });
  await user.type(await screen.findByLabelText('Name'), 'venkanna');
  await user.click(await screen.findByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'Show what is held about Venkanna' }));
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase the personal data of Venkanna?' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Erase these, too' }));
  expect(dialog.getByRole('button', { name: 'Erase' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Type the name to confirm'), 'Venkanna');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText(/^Personal data erased\./)).toBeVisible();
  expect(await nameOf(id)).toBe(ERASED);
});
