import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { startDesk } from '../../app.tsx';

const desk = startDesk();

/** A field of the form; the headings of the list below have the same names. */
const FIELD = { selector: 'input' };

async function open(as: Role) {
  const { user, unmount } = await desk.renderApp({ path: '/divisonIncharge/add', as });
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Division In-charge' })).toBeVisible();
  await screen.findByLabelText('Area', FIELD);
  return { user, unmount };
}
const pick = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, option: string) => {
  await user.click(screen.getByLabelText(label, FIELD));
  await user.click(await screen.findByRole('option', { name: option }));
};

test('[DIV-01] a division in-charge is added above the list, which shows the area', async () => {
  const { user } = await open('mla');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  for (const label of ['Name *', 'Party *', 'Phone *'])
    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
  await user.type(screen.getByLabelText('Name *'), 'రవి');
  await user.type(screen.getByLabelText('Party *'), 'Party');
  await user.type(screen.getByLabelText('Phone *'), '98480a123456789');
  await pick(user, 'Mandal', 'M1');
  await pick(user, 'Area', 'V2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const cell = await screen.findByRole('cell', { name: 'రవి' });
  const row = within(cell.closest('tr') ?? document.body);
  for (const text of ['Party', '9848012345', 'V2'])
    expect(row.getByRole('cell', { name: text })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name *')).toHaveValue(''));
  const token = await desk.app.signIn(desk.accounts.admin.id);
  const { data } = (await desk.app.send('GET', 'division/incharge', { token })).body;
  expect(data).toMatchObject([desk.places.V2]);
});

test('[DIV-01, SCOPE-01] mp chooses an assembly, without which there would be no mandals', async () => {
  const { user } = await open('mp');
  const form = within(screen.getByLabelText('Name *').closest('form') ?? document.body);
  expect(form.queryByLabelText('Parliament')).toBeNull();
  await user.click(form.getByLabelText('Assembly'));
  await user.click(await screen.findByRole('option', { name: 'A2' }));
  await user.click(form.getByLabelText('Mandal'));
  expect(await screen.findByRole('option', { name: 'M2' })).toBeVisible();
});
