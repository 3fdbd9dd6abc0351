import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { divisionIncharge } from '#contract/contacts/divisionIncharge.ts';
import { divisionIncharges } from '#server/kernel/db/namedTables.ts';
import { defineResource } from '#src/declare/defineResource.ts';
import type { ResourceEntry } from '#src/declare/entry.ts';
import { phone, place, text } from '#src/declare/fieldTypes.tsx';
import { startDesk } from '../screens/app.tsx';

/** The layout 'form above the list', with a resource that has neither a page nor an edit form. */
const words = { name: 'Helper |||| Helpers', fields: { party: 'Party' } };
const declared = defineResource(divisionIncharge, {
  title: 'name',
  fields: { name: text(), party: text(), phone: phone(), place: place() },
  list: { columns: ['name', 'phone', 'place'] },
  layout: 'formAndList',
  words: { en: words, te: words, hi: words },
});
const PATH = '/helper/add';
const paths = { list: PATH, create: PATH, show: null, edit: null };
const entries: ResourceEntry[] = [
  { contract: divisionIncharge, paths, load: async () => ({ default: declared }) },
];

const desk = startDesk();
beforeEach(() => desk.app.db.delete(divisionIncharges));

const open = () => desk.renderApp({ path: PATH, as: 'mla', entries });
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

async function fill(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  await user.type(await field('Name'), name);
  await user.type(await field('Party'), 'Office');
  await user.type(await field('Phone'), '98480 12345 67');
}
const save = () => screen.getByRole('button', { name: 'Save' });
const rows = () => screen.queryAllByRole('row').slice(1);

test('[CRUD-01] a save empties the form, says so, and brings the record into the list on the same page', async () => {
  const { user, path } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Helper' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Helpers' })).toBeVisible();
  await screen.findByText('Helpers: nothing here yet');
  expect(screen.queryByRole('link', { name: 'Add' })).not.toBeInTheDocument();
  for (const name of ['Anita', 'Bhaskar']) {
    await fill(user, name);
    await user.click(save());
    await waitFor(() => expect(rows().some((row) => within(row).queryByText(name))).toBe(true));
    expect(await field('Name')).toHaveValue('');
    expect(await field('Phone')).toHaveValue('');
    expect(await screen.findByText(`Helper "${name}" saved`)).toBeVisible();
  }
  expect(rows().map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual([
    '9848012345',
    '9848012345',
  ]);
  expect(path()).toBe(PATH);
});

test('[CRUD-01, ERR-04] a save that fails keeps what was typed and says so, the second time too @seldom', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await field('Name')).toHaveAttribute('aria-invalid', 'true');
  await fill(user, 'Anita');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  desk.fail('post', 'division/incharge', 500, { message: 'Out of order' });
  await user.click(save());
  await screen.findByText('Out of order');
  expect(await field('Name')).toHaveValue('Anita');
  desk.network.resetHandlers();
  await user.click(save());
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(save());
  expect((await screen.findAllByText('Please check the marked fields.')).length).toBeGreaterThan(0);
});

test('[SHELL-12] a view that does not exist has no links, and no address', async () => {
  await desk.app.db.insert(divisionIncharges).values({ name: 'Anita', party: 'Office', phone: '9848012345' });
  await open();
  expect(await screen.findByRole('cell', { name: 'Anita' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Anita/ })).not.toBeInTheDocument();
});

test('[CRUD-02] another page of the list leads to the list, and not up to the form', async () => {
  const helper = (name: string) => ({ name, party: 'Office', phone: '9848012345', ...desk.places.V1 });
  const names = Array.from({ length: 11 }, (_, place) => `Helper ${place}`);
  await desk.app.db.insert(divisionIncharges).values(names.map(helper));
  const { user } = await open();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const toTop = vi.spyOn(window, 'scrollTo');
  await user.click(await screen.findByRole('button', { name: 'Go to page 2' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { level: 2, name: 'Helpers' })]);
  expect(toTop).not.toHaveBeenCalled();
});
