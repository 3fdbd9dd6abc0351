import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { startDesk } from '../../app.tsx';
import { pick } from '../../parts.ts';

let health = 0;
const desk = startDesk();

beforeAll(async () => {
  const { body } = await desk.ask('POST', 'contact/category', { json: { name: 'Health' } });
  health = Number(body.id);
});
beforeEach(() => desk.app.db.delete(contacts));

const person = { designation: 'Collector', phone: '9848012345', email: 'a@example.org' };
const clerk = { ...person, name: 'Clerk' };
async function existing(given: object): Promise<number> {
  const { body } = await desk.ask('POST', 'contact', { json: { ...desk.places.P1, ...given } });
  return Number(body.id);
}
const open = (at = '/administator/add') => desk.renderApp({ path: at, as: 'admin' });
const input = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const sent = () => desk.writes();

test('[ADM-01, CRUD-01] an official is added above the list of officials, with parliament and district', async () => {
  await existing({ ...clerk, category_id: health });
  const { user, path } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Administrative Official' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  for (const label of ['Parliament', 'District', 'Name', 'Designation', 'Email', 'Phone'])
    expect(await input(label)).toHaveAttribute('aria-invalid', 'true');
  expect(sent()).toEqual([]);

  await pick(user, await input('Parliament'), 'P1');
  for (const [label, text] of [
    ['District', 'Karimnagar'],
    ['Name', 'Anita Rao'],
    ['Designation', person.designation],
    ['Email', person.email],
    ['Phone', person.phone],
  ] as const)
    await user.type(await input(label), text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Anita Rao' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/administator\/\d+$/),
  );
  expect(screen.queryByRole('link', { name: 'Clerk' })).not.toBeInTheDocument();
  const form = await sent()[0]?.form();
  expect(Object.fromEntries(form ?? [])).toMatchObject({ is_administrator: 'true', location: 'Karimnagar' });
  expect(path()).toBe('/administator/add');
});

test.each([
  ['/administator/add', { is_administrator: true, location: 'Karimnagar' }],
  ['/contacts/add', {}],
])('[GRD-11] lets an address of the table at %s go on in a new line before its @', async (at, kind) => {
  await existing({ ...clerk, ...kind, category_id: health });
  await open(at);
  const address = await screen.findByText(person.email);
  expect(address.closest('td')).toBeVisible();
  expect(address.innerHTML).toBe('a<wbr>@example.org');
});
