import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { startDesk } from '../app.tsx';

const desk = startDesk();
const panel = () => screen.findByRole('region', { name: 'First steps' });
const linksIn = (of: HTMLElement) =>
  within(of)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('[GRD-14] the dashboard of a new state says what to do first, with links, and ticks what is done', async () => {
  await desk.renderApp({ path: '/dashboard', as: 'admin' });
  const steps = await panel();
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((step) => within(step).getByRole('img').textContent),
  ).toEqual(['Done', 'To do', 'Done', 'To do', 'To do']);
  expect(within(steps).getByText('Add the categories of grievances').closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(linksIn(steps)).toEqual(['/masterdata', '/grievance/settings?part=uses', '/grievance/admin']);
});

test('[GRD-14] shows an MLA links to staff and settings, and names who adds categories', async () => {
  await desk.renderApp({ path: '/dashboard', as: 'mla' });
  const steps = await panel();
  expect(within(steps).getByText(/An administrator adds these\./)).toBeVisible();
  expect(linksIn(steps)).toEqual(['/grievance/settings?part=uses', '/grievance']);
});

test('[GRD-14] a select without categories says where to add them', async () => {
  await desk.renderApp({ path: '/grievance/admin', as: 'admin' });
  const field = await screen.findByRole('combobox', { name: /Category/ });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/There are no categories yet/));
  expect(screen.getByRole('link', { name: 'Add them in Master Data.' })).toHaveAttribute(
    'href',
    '/masterdata',
  );
});

test('[GRD-14] a select without records links to the page that adds them, unless that is the open page', async () => {
  const { unmount } = await desk.renderApp({ path: '/event/create', as: 'admin' });
  const gallery = await screen.findByRole('combobox', { name: /Gallery/ });
  await waitFor(() => expect(gallery).toHaveAccessibleDescription('No Galleries yet. Add'));
  const hint = gallery.closest('.MuiFormControl-root') as HTMLElement;
  expect(linksIn(hint)).toEqual(['/gallery/create']);
  unmount();
  await desk.renderApp({ path: '/contacts/add', as: 'admin' });
  const superior = await screen.findByRole('combobox', { name: /Superior/ });
  await waitFor(() => expect(superior).toHaveAccessibleDescription(/^No Department Contacts yet\./));
  expect(linksIn(superior.closest('.MuiFormControl-root') as HTMLElement)).toEqual([]);
});

test('[GRD-14] names who adds categories to a user without that right', async () => {
  await desk.renderApp({ path: '/grievance', as: 'staff' });
  const field = await screen.findByRole('combobox', { name: /Category/ });
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('There are no categories yet. An administrator adds them.'),
  );
});

test('[GRD-14] first steps can be hidden for good', async () => {
  await desk.app.db.insert(complaintCategories).values({ name: 'Water' });
  await desk.renderApp({ path: '/dashboard', as: 'mla' });
  const steps = await panel();
  await userEvent.click(within(steps).getByRole('button', { name: 'Do not show again' }));
  await waitFor(() => expect(steps).not.toBeInTheDocument());
  await desk.renderApp({ path: '/dashboard', as: 'mla' });
  await screen.findByRole('region', { name: 'Number of grievances' });
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
});
