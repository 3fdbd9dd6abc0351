import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { capabilities } from '#src/boot/capabilities.ts';
import { screensOf } from '#src/declare/entry.ts';
import { menuOf } from '#src/layout/menu.ts';
import { entries } from '#src/resources/index.ts';
import shipped from '../../../public/config.json';
import { startDesk } from '../app.tsx';

const desk = startDesk();

const menu = () => screen.findByRole('navigation', { name: 'Main menu' });
const { groups: all } = shipped;

const resources = screensOf(entries);

const beyond = capabilities.flatMap(({ menu: links = [] }) => links);

/** Paths of the links that a role sees; on a plain host without those of capabilities. */
const labels = (role: Role, switches = all, links = beyond) =>
  menuOf({ role, duties: [] }, resources, switches, links)
    .flatMap(({ entries, folds }) => [...entries, ...folds.flatMap((fold) => fold.entries)])
    .map(({ path }) => path);

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

test('[SHELL-07, SHELL-08] the groups hold what belongs to them', () => {
  const groups = menuOf({ role: 'admin', duties: [] }, resources, all, beyond).map(({ label, entries }) => [
    label,
    entries.map(({ path }) => path),
  ]);
  expect(Object.fromEntries(groups)).toMatchObject({
    updates: ['/gallery', '/video', '/news', '/event', '/achievement', '/policy', '/milestone'],
    contacts: ['/contacts/add', '/administator/add'],
    incharges: ['/incharger/add', '/divisonIncharge/add'],
    administration: ['/masterdata', '/area', '/grievance/import', '/privacy/access'],
  });
});

test.each(['admin', 'mp', 'mla'] as const)(
  '[GRD-03, SHELL-04] for %s no two links have the same word, Office settings is the last, and what was folded stays open',
  async (as) => {
    const { user, unmount } = await desk.renderApp({ path: '/nowhere', as });
    const nav = within(await menu());
    expect(nav.queryByRole('link', { name: 'My day' })).toBeNull();
    for (const name of ['Work', 'Letters'])
      await user.click(nav.getByRole('button', { name, expanded: false }));
    const words = nav.getAllByRole('link').map(({ textContent }) => textContent);
    expect(words).toEqual([...new Set(words)]);
    expect(words.at(-1)).toBe('Office settings');
    expect(words.filter((word) => word === 'Staff')).toHaveLength(as === 'admin' ? 0 : 1);
    unmount();
    await desk.renderApp({ path: '/nowhere', as });
    expect(await within(await menu()).findByRole('link', { name: 'Citizens' })).toBeVisible();
  },
);

test('[GRD-03] a group is open while a page of it is shown, and can be folded there', async () => {
  const { user } = await desk.renderApp({ path: '/grievance/calls?part=inbox', as: 'mla' });
  const work = await within(await menu()).findByRole('list', { name: 'Work' });
  expect(within(work).getByRole('link', { current: 'page' })).toHaveTextContent('Inbox');
  await user.click(screen.getByRole('button', { name: 'Work', expanded: true }));
  expect(screen.queryByRole('list', { name: 'Work' })).toBeNull();
});

test('[AUTH-07] an incomplete profile shows only the profile', async () => {
  await desk.renderApp({ path: '/dashboard', as: 'mla', profileUpdated: false });
  const links = within(await menu()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['My Profile']);
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
