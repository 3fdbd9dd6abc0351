import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { startDesk } from '../../app.tsx';
import { pick } from '../../parts.ts';

const desk = startDesk();
let complaint: { id: number; number: string };

async function record(name: string, phone: string) {
  const [category_id] = await desk.categories(crypto.randomUUID());
  const form = { name, phone, ...desk.places.V1, category_id, details: '<p>Water</p>', type: 'complaint' };
  const { body } = await desk.app.send('POST', 'complaint', { token: desk.accounts.mla.token, form });
  return { id: Number(body.id), number: String(body.complaint_number) };
}
const open = (id: number, as: 'mla' | 'mp') =>
  desk.app.send('GET', `complaint/${id}`, { token: desk.accounts[as].token });

beforeAll(async () => {
  complaint = await record('Ramulu', '9848011111');
  await open(complaint.id, 'mla');
  const other = await record('Kistamma', '9848022222');
  await open(other.id, 'mp');
  await desk.app.send('GET', 'complaint?export=yes&status=open', { token: desk.accounts.mla.token });
});

const entries = async () =>
  (await within(screen.getByRole('main')).findAllByRole('listitem')).map((item) => item.textContent);

test('[SHELL-13] admin sees who has opened a grievance on its page, and nobody else does', async () => {
  const { user, unmount } = await desk.renderApp({ path: `/grievance/${complaint.id}`, as: 'admin' });
  const section = await screen.findByRole('region', { name: 'Who has opened this record' });
  await user.click(within(section).getByRole('button', { name: 'Who has opened this record' }));
  expect(await within(section).findByText('mla@example.org')).toBeVisible();
  expect(within(section).getAllByText(/^2 Mar 2026, 10:00/)).not.toHaveLength(0);
  unmount();
  await desk.renderApp({ path: `/grievance/${complaint.id}`, as: 'mla' });
  expect(await screen.findByText('Recorded')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Who has opened this record' })).toBeNull();
});

test('is cut to a person and a kind, which the address keeps @seldom', async () => {
  const { user } = await desk.renderApp({ path: '/privacy/access', as: 'admin' });
  await screen.findByText(/entries$/);
  await pick(user, await screen.findByRole('combobox', { name: 'Person of the office' }), 'mla@example.org');
  await pick(user, screen.getByRole('combobox', { name: 'What was done' }), 'List exported');
  await waitFor(async () => expect(await entries()).toEqual([expect.stringContaining('List exported')]));
  expect(window.location.search).toContain(`user_id=${desk.accounts.mla.id}`);
  expect(window.location.search).toContain('kind=export');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(async () => expect((await entries()).length).toBeGreaterThan(1));
});
