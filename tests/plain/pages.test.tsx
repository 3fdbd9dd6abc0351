import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startPlain } from './app.tsx';

const plain = startPlain();

/** Pages of the route tables (S1 section 2, S2 section 2). */
const GRIEVANCES = ['/grievance', '/grievance/1', '/grievance/2', '/grievance/5', '/grievance/update/1'];
const CONTENT = [
  ...['/event', '/event/1', '/event/update/1', '/event/create'],
  ...['/gallery', '/gallery/gallery/1', '/gallery/update/1', '/gallery/create'],
  ...['/video', '/video/update/1', '/video/create'],
  ...['/policy', '/policy/view-govtpolicy/1', '/policy/update-govtpolicy/1', '/policy/add'],
  ...['/milestone', '/milestone/1', '/milestone/update/1', '/milestone/create'],
  ...['/achievement', '/achievement/1', '/achievement/update-achievements/1', '/achievement/create'],
  ...['/news', '/news/1', '/news/update/1', '/news/create'],
];
const PEOPLE = [
  ...['/leader', '/leader/1', '/leader/2', '/leader/approvelist', '/volunteers', '/incharger/add'],
  ...['/grievanceincharge/add', '/divisonIncharge/add'],
  ...['/contacts/add', '/contacts/1', '/contacts/update/1'],
];
const ADMIN = [
  ...['/administator/add', '/administator/2', '/administator/update/2', '/users', '/users/add', '/add'],
  ...['/candidate', '/masterdata', '/area', '/grievance/admin'],
];
const OFFICE = ['/dashboard', '/grievance/all', ...GRIEVANCES, ...CONTENT, ...PEOPLE, '/changePassword'];
/** A page of a record asks mla's host for what it asks that of admin. */
const isOfRecord = (page: string) => /\/\d+$/.test(page) && !GRIEVANCES.includes(page);

test.each([
  ['admin', [...OFFICE, ...ADMIN]],
  ['mla', [...OFFICE.filter((page) => !isOfRecord(page)), '/news/update/1', '/profile']],
  [
    'mp',
    ['/dashboard', '/grievance/all', ...GRIEVANCES, '/event', '/contacts/add', '/volunteers', '/profile'],
  ],
  ['staff', [...GRIEVANCES, '/changePassword']],
  [
    'observer',
    ['/dashboard', '/grievance/all', '/grievance/1', '/event', '/contacts/add', '/changePassword'],
  ],
])(
  '[API-01, SHELL-12] every page of %s asks a plain host for what the specifications name',
  async (role, pages) => {
    const [first = '/', ...others] = pages;
    const { go } = await plain.open(first, role);
    plain.isFlawless(first);
    for (const page of others) {
      await go(page);
      plain.isFlawless(page);
      expect({ page, title: document.querySelector('main h1')?.textContent }).not.toEqual({
        page,
        title: 'Page not found',
      });
    }
  },
);

test('[AUTH-02, AUTH-04, AUTH-09] signs in at a plain host, and out again', async () => {
  const { user, path } = await plain.open('/');
  await user.type(await screen.findByLabelText(/^Email/), 'anita@example.org');
  await user.type(screen.getByLabelText(/^Password/), 'password');
  plain.host.signInAs('mla');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('navigation', { name: 'Main menu' });
  await plain.settled();
  expect(path()).toBe('/dashboard');
  plain.isFlawless('dashboard');
  await user.click(screen.getByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(plain.host.sent('POST logout')).toBeDefined();
  expect(plain.host.faults).toEqual([]);
});
