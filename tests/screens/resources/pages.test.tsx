import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { news } from '#contract/content/news.ts';
import { contracts } from '#contract/index.ts';
import { pathsOf, pathTo, type View } from '#src/declare/paths.ts';
import { image } from '../../server/factories.ts';
import { startDesk } from '../app.tsx';
import { pick } from '../parts.ts';
import { addNews, generatedEntries as entries, recordsOf } from './records.ts';

/** The features of a record's page, or of its edit form if it has no page, for every declared resource. */
const desk = startDesk();
const { record } = recordsOf(desk);
const path = () => window.location.pathname;
/** A second record could not have the same values. */
const NEVER_CLONED = ['user', 'candidate'];

describe.each(entries.map((entry) => [entry.contract.name, entry] as const))('%s', (name, entry) => {
  const { contract, paths = {} } = entry;
  const at = (view: View, id?: number) => pathTo(pathsOf(name, paths), view, id);
  const view = paths.show === null ? 'edit' : 'show';
  const deletable = contracts.some((plain) => plain.path === contract.path);

  test.skipIf(paths[view] === null)(
    '[SHELL-12] a record has its way up, its neighbours, its copy and its end',
    async () => {
      const ids = [await record(contract, `${name} one`), await record(contract, `${name} two`)] as const;
      const { user } = await desk.renderApp({ path: at(view, ids[0]) ?? '/', as: 'admin' });

      const trail = await screen.findByRole('navigation', { name: 'You are here' });
      expect(within(trail).getAllByRole('link')[0]).toHaveAttribute('href', at('list'));
      expect(await within(trail).findByText(`${name} one`)).toBeVisible();
      await waitFor(() => expect(document.title).toMatch(new RegExp(`^${name} one · .+ · Grievance Desk$`)));
      expect(await screen.findByText(/^Last changed .*\d/)).toBeVisible();

      const clone = screen.queryByRole('link', { name: 'Clone' });
      expect(clone === null).toBe(NEVER_CLONED.includes(name));
      if (clone) expect(clone).toHaveAttribute('href', `${at('create')}?clone=${ids[0]}`);

      const neighbours = await screen.findByRole('navigation', { name: 'Neighbouring records' });
      const links = within(neighbours).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toContain(at(view, ids[1]));
      await user.click(links.find((link) => link.getAttribute('href') === at(view, ids[1])) as HTMLElement);
      await waitFor(() => expect(path()).toBe(at(view, ids[1])));
      await waitFor(() => expect(document.title).toContain(`${name} two`));

      if (!deletable) {
        expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
        return;
      }
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      const dialog = await screen.findByRole('dialog');
      expect(within(dialog).getByText(new RegExp(`"${name} two"`))).toBeVisible();
      await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(path()).toBe(at('list')));
      await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
      const { token } = desk.accounts.admin;
      expect((await desk.app.send('GET', `${contract.path}/${ids[1]}`, { token })).status).toBe(404);
    },
  );
});

test('[NEWS-02, SCOPE-03] save and add another: one record a save, the place stays, the first field is next', async () => {
  const { user } = await desk.renderApp({ path: '/news/create', as: 'mla' });
  const title = await screen.findByLabelText(/^Title/);
  await user.type(title, 'First');
  await user.type(screen.getByLabelText(/^Date/), '2026-02-03T10:30');
  await user.type(screen.getByLabelText(/^Video link/), 'https://youtu.be/aqz-KE-bpKQ');
  await user.type(screen.getByLabelText(/^Description/), 'One');
  await user.upload(screen.getByLabelText(/^Image/), await image());
  await pick(user, screen.getByLabelText(/^Mandal/), 'M1');
  await user.dblClick(screen.getByRole('button', { name: 'Save and add another' }));

  expect(await screen.findByText('News "First" saved. The form is ready for the next one.')).toBeVisible();
  await waitFor(() => expect(title).toHaveValue(''));
  expect(title).toHaveFocus();
  expect(path()).toBe('/news/create');
  expect(screen.getByLabelText(/^Mandal/)).toHaveValue('M1');
  expect(screen.getByLabelText(/^Description/)).toHaveValue('');
  const { token } = desk.accounts.mla;
  const { body } = await desk.app.send('GET', 'news?keyword=First', { token });
  expect(body.total).toBe(1);
});

test('[NEWS-02] a copy starts with the values of its record, without its file', async () => {
  const id = await record(news, 'Bridge opened');
  const { user } = await desk.renderApp({ path: `/news/create?clone=${id}`, as: 'admin' });
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('Bridge opened'));
  expect(screen.getByText(/^Filled from "Bridge opened"\. Files are not copied/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Please upload an image.'))[0]).toBeVisible();
});

test('[NEWS-02] keeps values that were typed before the record of a copy has loaded', async () => {
  const id = await record(news, 'Bridge opened');
  const goOn = desk.hold('get', `news/${id}`);
  const { user } = await desk.renderApp({ path: `/news/create?clone=${id}`, as: 'admin' });
  const title = await screen.findByLabelText(/^Title/);
  await user.type(title, 'Bridge closed');
  goOn();
  expect(await screen.findByText(/^Filled from "Bridge opened"/)).toBeVisible();
  expect(title).toHaveValue('Bridge closed');
});

test('[ERR-04] the form of a record that there is not says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await desk.renderApp({ path: '/news/update/999999', as: 'admin' });
  expect(await screen.findByText('Record not found')).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('[SHELL-13, SCOPE-08] opens the page of a record that the user may not change, never its form', async () => {
  const id = await addNews(desk, { title: 'For all' });
  await desk.renderApp({ path: `/news/update/${id}`, as: 'mla' });
  expect(await screen.findByRole('heading', { level: 1, name: 'View News' })).toBeVisible();
  expect(path()).toBe(`/news/${id}`);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
