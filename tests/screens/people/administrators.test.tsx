import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contacts } from '../../../server/db/namedTables.ts';
import { entries } from '../../../src/resources/index.ts';
import { connect, openAdmin } from '../../declare/admin.tsx';
import { type TestApp, testApp } from '../../server/app.ts';
import { insertPlaces } from '../../server/factories.ts';

let app: TestApp;
let places: Awaited<ReturnType<typeof insertPlaces>>;
let token = '';
let health = 0;
const network = connect(() => app);

beforeAll(async () => {
  app = await testApp();
  places = await insertPlaces(app.db);
  token = (await app.account({ role: 'admin' })).token;
  const { body } = await app.send('POST', 'contact/category', { token, json: { name: 'Health' } });
  health = Number(body.id);
});
beforeEach(() => app.db.delete(contacts));

const person = { designation: 'Collector', phone: '9848012345', email: 'a@example.org' };
const official = { ...person, name: 'Anita Rao', is_administrator: true, location: 'Karimnagar' };
const clerk = { ...person, name: 'Clerk' };
async function existing(given: object): Promise<number> {
  const { body } = await app.send('POST', 'contact', { token, json: { ...places.P1, ...given } });
  return Number(body.id);
}
const open = (at = '/administator/add') => openAdmin({ app, token, entries, at });
const input = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const sent = () => network.sent.filter(({ method }) => method !== 'GET');

test('[ADM-01, CRUD-01] an official is added above the list of officials, with parliament and district', async () => {
  await existing({ ...clerk, category_id: health });
  const { user, path } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Administrative Official' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  for (const label of ['Parliament', 'District', 'Name', 'Designation', 'Email', 'Phone'])
    expect(await input(label)).toHaveAttribute('aria-invalid', 'true');
  expect(sent()).toEqual([]);

  await user.click(await input('Parliament'));
  await user.click(await screen.findByRole('option', { name: 'P1' }));
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

test('[ADM-01, SHELL-12] is shown and changed on paths of its own, and stays an official', async () => {
  const id = await existing(official);
  const { user, path } = await open(`/administator/${id}`);
  expect(await screen.findByText('Karimnagar')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/administator/add');
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  expect(path()).toBe(`/administator/update/${id}`);
  await waitFor(async () => expect(await input('District')).toHaveValue('Karimnagar'));
  await user.type(await input('Name'), ' Devi');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Anita Rao Devi' })).toBeVisible();
  expect(path()).toBe('/administator/add');
  const { body } = await app.send('GET', `contact/${id}`, { token });
  expect(body).toMatchObject({ is_administrator: true, location: 'Karimnagar', ...places.P1 });
});

test('[ADM-01, CON-01] a contact of one kind is not opened as one of the other', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [anita, other] = [await existing(official), await existing({ ...clerk, category_id: health })];
  const { router } = await open(`/contacts/${anita}`);
  expect(await screen.findByText('This could not be loaded.')).toBeVisible();
  await router.navigate(`/administator/${other}`);
  expect(await screen.findByText('This could not be loaded.')).toBeVisible();
  expect(screen.queryByText('Clerk')).not.toBeInTheDocument();
});
