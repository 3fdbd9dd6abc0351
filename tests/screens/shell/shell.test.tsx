import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { screensOf } from '#src/declare/entry.ts';
import { menuOf } from '#src/layout/menu.ts';
import { entries } from '#src/resources/index.ts';
import { startDesk } from '../app.tsx';

const desk = startDesk();

const menu = () => screen.findByRole('navigation', { name: 'Main menu' });
const all = { office: true, updates: true, contacts: true, inCharges: true, leaders: true, masterData: true };
/** Without the group that the specification does not have. */
const specified = { ...all, office: false };

const resources = screensOf(entries);

/** Paths of the links that a role sees. */
const labels = (role: Role, switches = all) =>
  menuOf({ role, duties: [] }, resources, switches).flatMap(({ entries }) => entries.map(({ path }) => path));

test('[SHELL-01] every page has sidebar, top bar and footer with the credit and the year', async () => {
  desk.configure({ credit: 'IT Office of the Party' });
  await desk.renderApp({ path: '/news', as: 'mla' });
  expect(await menu()).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('Grievance Desk');
  await waitFor(() =>
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      `© ${new Date().getFullYear()} IT Office of the Party`,
    ),
  );
});

test('[SHELL-02] staff see only Grievances', async () => {
  await desk.renderApp({ as: 'staff' });
  const links = within(await menu()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Grievances']);
  expect(labels('staff')).toEqual(['/grievance']);
});

test('[SHELL-03] admin has My Grievances, All Grievances and Grievance Incharge', () => {
  const grievances = labels('admin', specified).filter((path) => path.startsWith('/grievance'));
  expect(grievances).toEqual([
    '/grievance/admin',
    '/grievance/all',
    '/grievanceincharge/add',
    '/grievance/import',
  ]);
});

test('[SHELL-04] mla has one Grievances link, mp All Grievances as well', () => {
  expect(labels('mla', specified).filter((path) => path.startsWith('/grievance'))).toEqual(['/grievance']);
  expect(labels('mp', specified).filter((path) => path.startsWith('/grievance'))).toEqual([
    '/grievance',
    '/grievance/all',
  ]);
});

test.each(['mla', 'mp', 'staff'] as const)(
  '[SHELL-05, SHELL-06] Party Leaders, Area, Add User and Administrative Officials are hidden for %s',
  (role) => {
    const hidden = ['/users', '/users/add', '/area', '/add', '/administator/add'];
    expect(labels(role).filter((path) => hidden.includes(path))).toEqual([]);
  },
);

test('[SHELL-07, SHELL-08] the groups hold what belongs to them', () => {
  const groups = menuOf({ role: 'admin', duties: [] }, resources, all).map(({ label, entries }) => [
    label,
    entries.map(({ path }) => path),
  ]);
  expect(Object.fromEntries(groups)).toMatchObject({
    updates: ['/gallery', '/video', '/news', '/event', '/achievement', '/policy', '/milestone'],
    contacts: ['/contacts/add', '/administator/add'],
    incharges: ['/incharger/add', '/divisonIncharge/add'],
    masterDataGroup: ['/masterdata', '/area', '/grievance/import'],
  });
});

test('[SHELL-09] a group can be switched off in the configuration file', async () => {
  desk.configure({ groups: { ...all, updates: false } });
  await desk.renderApp({ path: '/dashboard', as: 'mla' });
  await menu();
  expect(screen.queryByRole('link', { name: 'News' })).toBeNull();
  expect(labels('admin', { ...all, masterData: false })).not.toContain('/masterdata');
});

test('[SHELL-12] an address that is none shows the not-found page inside the shell', async () => {
  await desk.renderApp({ path: '/news/abc', as: 'mla' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(await menu()).toBeVisible();
  expect(document.title).toBe('Page not found · Grievance Desk');
});

test('[SHELL-13] mla is denied a page of admin inside the shell', async () => {
  await desk.renderApp({ path: '/masterdata', as: 'mla' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
  expect(await menu()).toBeVisible();
});

test('[SHELL-14] the language is changed in the top bar and remembered', async () => {
  const { user, unmount } = await desk.renderApp({ path: '/nowhere', as: 'mla' });
  await user.click(await screen.findByRole('button', { name: 'Language: English' }));
  await user.click(await screen.findByRole('menuitem', { name: 'हिन्दी' }));
  expect(await screen.findByRole('heading', { name: 'पेज नहीं मिला' })).toBeVisible();
  expect(document.documentElement.lang).toBe('hi');
  unmount();
  await desk.renderApp({ path: '/nowhere', as: 'mla' });
  expect(await screen.findByRole('heading', { name: 'पेज नहीं मिला' })).toBeVisible();
});

test('[SHELL-11] dark colours are chosen in the top bar and remembered', async () => {
  const { user, unmount } = await desk.renderApp({ path: '/nowhere', as: 'mla' });
  await user.click(await screen.findByRole('button', { name: 'Use dark colours' }));
  expect(await screen.findByRole('button', { name: 'Use light colours' })).toBeVisible();
  expect(document.documentElement.dataset.theme).toBe('dark');
  unmount();
  await desk.renderApp({ path: '/nowhere', as: 'mla' });
  expect(await screen.findByRole('button', { name: 'Use light colours' })).toBeVisible();
});

test('[SHELL-01] the keyboard reaches the page past the menu', async () => {
  const { user } = await desk.renderApp({ path: '/nowhere', as: 'mla' });
  await menu();
  await user.tab();
  expect(screen.getByText('Skip to content')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
