import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import { grievanceDesk, rowOf } from './grievances.ts';

const { desk, asked, record } = grievanceDesk();

const box = () => screen.findByRole('combobox', { name: 'Find a grievance' });
const panel = () => screen.findByRole('listbox', { name: 'Grievances found' });
const answers = async () =>
  within(await panel())
    .getAllByRole('option')
    .map((option) => option.textContent);
const searches = () => asked.filter(({ pathname }) => pathname.endsWith('/search'));

test('[LIST-04] a case is found from another page by name, and opened with the keys alone', async () => {
  const { complaint_number } = await record({ name: 'Lakshmi' });
  const other = await record({ name: 'లక్ష్మి' });
  await record({ name: 'Ramulu Goud' });
  const { user, path } = await desk.renderApp({ path: '/changePassword', as: 'mla' });
  await box();
  await user.click(document.body);
  await user.keyboard('/');
  expect(await box()).toHaveFocus();
  await user.keyboard('Lakshmi');
  await screen.findByText(complaint_number);
  expect(await answers()).toEqual([
    expect.stringContaining(`${complaint_number} · LakshmiV1, M1 mandal, A1open`),
    expect.stringContaining(`${other.complaint_number} · లక్ష్మి`),
    'All answers',
  ]);
  expect(searches().map(({ search }) => search)).toEqual(['?term=Lakshmi&page=1&per_page=8']);
  expect(await box()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  const first = screen.getByRole('option', { name: new RegExp(complaint_number) });
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(await box()).toHaveAttribute('aria-activedescendant', first.id);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: `Grievance ${complaint_number}` })).toBeVisible();
  expect(path()).toMatch(/^\/grievance\/\d+$/);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('[LIST-04] shows all matches in the list of all, and keeps the words out of the address', async () => {
  await record({ name: 'Ramulu Goud' });
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mla' });
  await user.type(await box(), 'ramulu{Enter}');
  await rowOf('Ramulu Goud');
  expect(window.location.pathname + window.location.search).toBe('/grievance/all');
  expect(await screen.findByRole('searchbox', { name: 'Keyword' })).toHaveValue('ramulu');
  expect(await box()).toHaveValue('');
});

test('[LIST-04] the list keeps its own key, Escape closes, and nothing found is said', async () => {
  await record();
  const { user } = await desk.renderApp({ path: '/grievance/all', as: 'mla' });
  await rowOf('Ramulu Goud');
  await user.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Keyword' })).toHaveFocus();
  await user.type(await box(), '9999999999');
  expect(await screen.findByText('No grievance found')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(await box()).toHaveValue('9999999999');
});

test('[ERR-04] a search that a newer one has overtaken is made again and is no failure @seldom', async () => {
  await record({ name: 'Lakshmi' });
  let overtaken = 0;
  desk.network.use(
    http.get('*/api/v1/complaint/search', () =>
      overtaken++ === 0
        ? HttpResponse.json(new ApiError(429, 'newerSearch').body, { status: 429 })
        : undefined,
    ),
  );
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mla' });
  const told = vi.fn();
  const watch = new MutationObserver(() => screen.queryByRole('alert') && told());
  watch.observe(document.body, { subtree: true, childList: true });
  await user.type(await box(), 'lakshmi');
  expect(await screen.findByRole('option', { name: /Lakshmi/ })).toBeVisible();
  watch.disconnect();
  expect(overtaken).toBe(2);
  expect(told).not.toHaveBeenCalled();
});

test('[ERR-04] a search that fails says so and is tried again', async () => {
  await record({ name: 'Lakshmi' });
  desk.fail('get', 'complaint/search', 500, { message: 'Not now' });
  const { user } = await desk.renderApp({ path: '/changePassword', as: 'mla' });
  await user.type(await box(), 'lakshmi');
  expect(await screen.findByText('The grievances could not be loaded.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('The grievances could not be loaded.')).toBeNull());
  expect(await screen.findByRole('option', { name: /Lakshmi/ })).toBeVisible();
});
