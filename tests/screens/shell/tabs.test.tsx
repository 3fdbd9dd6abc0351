import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { catalogue as english } from '#src/i18n/en/index.ts';
import { catalogue as hindi } from '#src/i18n/hi/index.ts';
import { catalogue as telugu } from '#src/i18n/te/index.ts';
import shipped from '../../../public/config.json';
import { startDesk } from '../app.tsx';

const desk = startDesk();
let head = '';
beforeAll(async () => {
  head = (await desk.colleague({ duties: ['desk_head'] })).token;
});

const menu = () => screen.findByRole('navigation', { name: 'Main menu' });
const tabs = () => screen.queryByRole('navigation', { name: 'Pages of the office' });
const linksOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

test('[GRD-03, SHELL-02] a head of the desk goes from tab to tab with the keyboard, and keeps one link in the sidebar', async () => {
  const { user, path } = await desk.renderApp({ path: '/grievance', token: head });
  const nav = await screen.findByRole('navigation', { name: 'Pages of the office' });
  expect(linksOf(nav)).toEqual([
    ['List', 'page'],
    ['My day', null],
    ['People', null],
    ['Calls', null],
    ['Referrals', null],
    ['Registers', null],
  ]);
  await screen.findByRole('heading', { level: 2, name: 'All Grievances' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Phone' })).toHaveFocus());
  within(nav).getByRole('link', { name: 'List' }).focus();
  for (const _tab of linksOf(nav)) await user.tab();
  expect(within(nav).getByRole('button', { name: 'More' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const rare = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(rare).toEqual(['Shared problems', 'Workload', 'Messages', 'Office settings']);
  await user.keyboard('{End}{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Office settings' })).toBeVisible();
  expect(path()).toBe('/grievance/settings');
  expect(linksOf(nav)).toEqual([
    ['List', null],
    ['My day', null],
    ['People', null],
    ['Calls', null],
    ['Referrals', null],
    ['Registers', null],
    ['Office settings', 'page'],
  ]);
  expect(linksOf(await menu())).toEqual([['Grievances', 'page']]);
});

test('[GRD-03, AUTH-08] other staff have their own tabs, and are led away from the others’ screens', async () => {
  const { path } = await desk.renderApp({ path: '/grievance/settings', as: 'staff' });
  await menu();
  await waitFor(() => expect(path()).toBe('/grievance'));
  await screen.findByRole('heading', { level: 2, name: 'My Grievances List' });
  expect(linksOf(await screen.findByRole('navigation', { name: 'Pages of the office' }))).toEqual([
    ['List', 'page'],
    ['My day', null],
    ['People', null],
    ['Calls', null],
  ]);
});

test('[GRD-03] mla has the screens as groups of the sidebar', async () => {
  const { user } = await desk.renderApp({ path: '/grievance/settings', as: 'mla' });
  const nav = within(await menu());
  const office = await nav.findByRole('list', { name: 'Office' });
  for (const name of ['Work', 'Letters'])
    await user.click(within(office).getByRole('button', { name, expanded: false }));
  expect(linksOf(office).map(([word]) => word)).toEqual([
    'My day',
    'Staff',
    'Citizens',
    'Shared problems',
    'Workload',
    'To verify',
    'Calls',
    'Inbox',
    'Referrals',
    'Registers',
    'Messages',
  ]);
  expect(nav.getByRole('link', { name: 'Office settings' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Office settings' })).toBeVisible();
  expect(tabs()).toBeNull();
});

test('[GRD-03, SHELL-09] one switch takes group and tabs away', async () => {
  desk.configure({ groups: { ...shipped.groups, office: false } });
  const { unmount } = await desk.renderApp({ path: '/grievance/settings', as: 'mla' });
  expect(within(await menu()).queryByRole('list', { name: 'Office' })).toBeNull();
  unmount();
  await desk.renderApp({ path: '/grievance/settings', token: head });
  await screen.findByRole('heading', { level: 1, name: 'Office settings' });
  expect(tabs()).toBeNull();
});

test('[GRD-03, SHELL-04] no word of group or tabs is the one of the list of grievances', () => {
  for (const { common, shell } of [english, telugu, hindi]) {
    const { office, letters, grievances } = common;
    const { work, list, citizens, causes, officeSettings } = shell.menu;
    for (const word of [office, work, letters, list, citizens, causes, officeSettings])
      expect(word).not.toContain(grievances);
  }
});
