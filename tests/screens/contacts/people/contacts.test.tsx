import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { startDesk } from '../../app.tsx';

const desk = startDesk();

beforeAll(async () => {
  await desk.ask('POST', 'contact/category', { json: { name: 'Health' } });
});
beforeEach(() => desk.app.db.delete(contacts));

const person = { name: 'Anita Rao', designation: 'Officer', phone: '9848012345', email: 'a@example.org' };
const open = (as: Role, path = '/contacts/add') => desk.renderApp({ path, as });
const input = (label: string) => screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });
const sent = () => desk.writes();

test('[CON-01, CRUD-01] admin adds a contact of the whole state above the list, without location selects', async () => {
  const { user, path } = await open('admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Department Contact' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Department Contacts' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  for (const label of ['Department', 'Name', 'Designation', 'Email', 'Phone'])
    expect(await input(label)).toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByLabelText(/^Parliament/)).not.toBeInTheDocument();
  expect(sent()).toEqual([]);

  await user.type(await input('Department'), 'Hea');
  await user.click(await screen.findByRole('option', { name: 'Health' }));
  await user.type(await input('Name'), person.name);
  await user.type(await input('Designation'), person.designation);
  await user.type(await input('Email'), person.email);
  await user.type(await input('Phone'), '(98480) 12345-678');
  expect(await input('Phone')).toHaveValue('9848012345');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Anita Rao' })).toBeVisible();
  expect(await input('Department')).toHaveValue('');
  const form = await sent()[0]?.form();
  expect(Object.fromEntries(form ?? [])).toMatchObject({ is_administrator: 'false', phone: person.phone });
  expect(path()).toBe('/contacts/add');
});
