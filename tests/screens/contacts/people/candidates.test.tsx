import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { candidates } from '#server/leaders/schema/candidates.ts';
import { startDesk } from '../../app.tsx';
import { pick } from '../../parts.ts';

const desk = startDesk();

beforeAll(async () => {
  await desk.ask('POST', 'contact/category', { json: { name: 'Health' } });
});
beforeEach(() => desk.app.db.delete(candidates));

async function partyUser(name: string): Promise<number> {
  const json = { name, username: `${crypto.randomUUID()}@example.org`, password: 'a long password' };
  return Number((await desk.ask('POST', 'user', { json })).body.id);
}
const open = () => desk.renderApp({ path: '/candidate', as: 'admin' });
type User = Awaited<ReturnType<typeof open>>['user'];
const input = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input, [role=combobox]' });
const has = (label: string) => screen.queryByLabelText(new RegExp(`^${label}`)) !== null;

async function choose(user: User, label: string, option: string) {
  await pick(user, await input(label), option);
}

test('[CAN-01] the designation decides which fields there are, all required', async () => {
  const asked = { Parliament: true, Assembly: false, Ministry: true };
  const { user } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Add MLA/MP Candidate' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  for (const label of ['Designation', 'User'])
    await waitFor(async () => expect(await input(label)).toBeInvalid());
  expect(has('Parliament')).toBe(false);
  await choose(user, 'Designation', 'CENTRAL MINISTOR');
  await input('Parliament');
  expect(Object.fromEntries(Object.keys(asked).map((label) => [label, has(label)]))).toEqual(asked);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  for (const [label, isAsked] of Object.entries(asked))
    if (isAsked) await waitFor(async () => expect(await input(label)).toBeInvalid());
  expect(desk.writes()).toEqual([]);
});

test('[CAN-01, CRUD-01] a candidate is added above the list, and the user is no longer offered', async () => {
  await partyUser('Anita Rao');
  await partyUser('Bhaskar');
  const { user, path } = await open();
  await choose(user, 'Designation', 'STATE MINISTOR');
  await choose(user, 'User', 'Anita Rao');
  await choose(user, 'Parliament', 'P1');
  await choose(user, 'Assembly', 'A1');
  await choose(user, 'Ministry', 'Health');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const cell = await screen.findByRole('cell', { name: 'Anita Rao' });
  const row = cell.closest('tr');
  for (const text of ['STATE MINISTOR', 'P1', 'A1'])
    expect(row && within(row).getByRole('cell', { name: text })).toBeVisible();
  const link = row && within(row).getByRole('link', { name: 'Anita Rao' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/candidate\/update\/\d+$/));
  expect(path()).toBe('/candidate');
  const { body } = await desk.ask('GET', 'candidate');
  const { parliament_id, assembly_id } = desk.places.A1;
  expect(body.data).toMatchObject([{ name: 'Anita Rao', parliament_id, assembly_id }]);
  await waitFor(async () => expect(await input('User')).toHaveValue(''));
  await user.click(await input('User'));
  expect(await screen.findByRole('option', { name: 'Bhaskar' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Anita Rao' })).not.toBeInTheDocument();
});

test('[CAN-01] the Candidates List has six columns and leaves out who is called demo', async () => {
  for (const name of ['Chandra', 'demo']) {
    const json = { user_id: await partyUser(name), designation: 'MP', ...desk.places.P1 };
    await desk.ask('POST', 'candidate', { json });
  }
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Candidates List' })).toBeVisible();
  await screen.findByRole('cell', { name: 'Chandra' });
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings.filter(Boolean)).toEqual([
    'Designation',
    'Name',
    'Phone',
    'Email',
    'Parliament',
    'Assembly',
  ]);
  expect(screen.queryByRole('cell', { name: 'demo' })).not.toBeInTheDocument();
});
