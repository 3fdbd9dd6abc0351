import { expect, test } from 'vitest';
import { tabsOf } from '#contract/access/menuLinks.ts';
import { type Duty, OTHER_ROLE, type Rights, ROLES } from '#contract/access/policies.ts';
import { isOutsideOwnPlaces, maySee, screenOf, screens } from '#contract/access/screens.ts';
import { capabilities } from '#src/boot/capabilities.ts';
import { screensOf } from '#src/declare/entry.ts';
import { menuOf } from '#src/layout/menu.ts';
import { entries } from '#src/resources/index.ts';
import shipped from '../../../public/config.json';

/**
 * The two route tables of the specification, written again: who opens each path, and whose sidebar links to it. The
 * product derives the paths of resources from their policies and entries.
 */
const TABLE: Record<string, [opens: string, linked: string]> = {
  '/dashboard': ['admin mp mla', 'admin mp mla'],
  '/grievance': ['admin mp mla staff', 'mp mla staff'],
  '/grievance/all': ['admin mp mla', 'admin mp'],
  '/grievance/admin': ['admin', 'admin'],
  '/grievance/import': ['admin', 'admin'],
  '/grievance/replies': ['admin mp mla staff', ''],
  '/grievance/settings': ['admin mp mla', 'admin mp mla'],
  '/grievance/day': ['admin mp mla staff', 'admin mp mla'],
  '/grievance/verify': ['admin mp mla', 'admin mp mla'],
  '/grievance/leave': ['admin mp mla staff', ''],
  '/grievance/people': ['admin mp mla staff', 'admin mp mla'],
  '/grievance/people/same': ['admin mp mla', ''],
  '/grievance/calls': ['admin mp mla staff', 'admin mp mla'],
  '/grievance/person/:id': ['admin mp mla staff', ''],
  '/grievance/causes': ['admin mp mla', 'admin mp mla'],
  '/grievance/workload': ['admin mp mla', 'admin mp mla'],
  '/grievance/referrals': ['admin mp mla', 'admin mp mla'],
  '/grievance/registers': ['admin mp mla', 'admin mp mla'],
  '/grievance/letter': ['admin mp mla staff', ''],
  '/grievance/letter/:id': ['admin mp mla staff', ''],
  '/grievance/messages': ['admin mp mla', 'admin mp mla'],
  '/grievance/cause/:id': ['admin mp mla staff', ''],
  '/grievance/update/:id': ['admin mp mla staff', ''],
  '/grievance/:id': ['admin mp mla staff', ''],
  '/profile': ['admin mp mla staff', ''],
  '/changePassword': ['admin mp mla staff', ''],
  '/area': ['admin', 'admin'],
  '/privacy/access': ['admin', 'admin'],
  '/privacy/person': ['admin', ''],
  '/masterdata': ['admin', 'admin'],
  '/users': ['admin', 'admin'],
  '/users/add': ['admin', ''],
  '/users/update/:id': ['admin', ''],
  '/add': ['admin', 'admin'],
  '/candidate': ['admin', 'admin'],
  '/candidate/update/:id': ['admin', ''],
  '/leader': ['admin mp mla', 'admin mp mla'],
  '/leader/approvelist': ['admin mp mla', ''],
  '/leader/:id': ['admin mp mla', ''],
  '/volunteers': ['admin mp mla', 'admin mp mla'],
  '/incharger/add': ['admin mp mla', 'admin mp mla'],
  '/grievanceincharge/add': ['admin mp mla', 'admin mp mla'],
  '/divisonIncharge/add': ['admin mp mla', 'admin mp mla'],
  '/contacts/add': ['admin mp mla', 'admin mp mla'],
  '/contacts/update/:id': ['admin mp mla', ''],
  '/contacts/:id': ['admin mp mla', ''],
  '/administator/add': ['admin', 'admin'],
  '/administator/update/:id': ['admin', ''],
  '/administator/:id': ['admin', ''],
  '/event': ['admin mp mla', 'admin mp mla'],
  '/event/create': ['admin mp mla', ''],
  '/event/update/:id': ['admin mp mla', ''],
  '/event/:id': ['admin mp mla', ''],
  '/gallery': ['admin mp mla', 'admin mp mla'],
  '/gallery/create': ['admin mp mla', ''],
  '/gallery/update/:id': ['admin mp mla', ''],
  '/gallery/gallery/:id': ['admin mp mla', ''],
  '/video': ['admin mp mla', 'admin mp mla'],
  '/video/create': ['admin mp mla', ''],
  '/video/update/:id': ['admin mp mla', ''],
  '/policy': ['admin mp mla', 'admin mp mla'],
  '/policy/add': ['admin mp mla', ''],
  '/policy/view-govtpolicy/:id': ['admin mp mla', ''],
  '/policy/update-govtpolicy/:id': ['admin mp mla', ''],
  '/milestone': ['admin mp mla', 'admin mp mla'],
  '/milestone/create': ['admin mp mla', ''],
  '/milestone/update/:id': ['admin mp mla', ''],
  '/milestone/:id': ['admin mp mla', ''],
  '/achievement': ['admin mp mla', 'admin mp mla'],
  '/achievement/create': ['admin mp mla', ''],
  '/achievement/update-achievements/:id': ['admin mp mla', ''],
  '/achievement/:id': ['admin mp mla', ''],
  '/news': ['admin mp mla', 'admin mp mla'],
  '/news/create': ['admin mp mla', ''],
  '/news/update/:id': ['admin mp mla', ''],
  '/news/:id': ['admin mp mla', ''],
};
const resources = screensOf(entries);
const table = { ...resources.table, ...screens };
const beyond = capabilities.flatMap(({ menu = [] }) => menu);
const linksOf = (rights: Rights) =>
  menuOf(rights, resources, shipped.groups, beyond)
    .flatMap(({ entries: links, folds }) => [...links, ...folds.flatMap((fold) => fold.entries)])
    .map(({ path }) => path);
const address = (path: string) => path.replace(':id', '7');

test('[SHELL-12] the application has these paths and no others', () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(TABLE).sort());
  for (const path of Object.keys(TABLE)) expect(screenOf(`${address(path)}/`, table)).toBe(path);
  for (const path of ['/', '/nowhere', '/news/abc']) expect(screenOf(path, table)).toBeUndefined();
});

test.each(Object.entries(TABLE))(
  '[SHELL-02, SHELL-03, SHELL-04, SHELL-05, SHELL-06, SHELL-07, SHELL-08, SHELL-13] %s is for %j',
  (path, [opens, linked]) => {
    expect(ROLES.filter((role) => maySee({ role, duties: [] }, address(path), table)).join(' ')).toBe(opens);
    const shown = ROLES.filter((role) => linksOf({ role, duties: [] }).includes(path));
    expect(shown.join(' ')).toBe(linked);
  },
);

test('[AUTH-04, SHELL-13] a role that no rule names opens every page of the specification, and has its links', () => {
  const other = { role: OTHER_ROLE, duties: [] };
  const beyond = ['/grievance/import', '/privacy/access', '/privacy/person'];
  expect(Object.keys(TABLE).filter((path) => !maySee(other, address(path), table))).toEqual(beyond);
  const linked = linksOf(other);
  const ofAdmin = ['/grievance/all', '/grievanceincharge/add', '/add', '/users', '/masterdata', '/area'];
  for (const path of ['/dashboard', '/grievance', '/news', ...ofAdmin, '/administator/add'])
    expect(linked).toContain(path);
});

test('[GRD-03, GRD-02] a head of the desk opens the office settings, by a tab; other staff have the tabs of all', () => {
  const staff = (duties: Duty[]) => ({ role: 'staff', duties, profile_updated: true }) as const;
  const head = staff(['desk_head']);
  expect(isOutsideOwnPlaces(head, '/grievance/settings')).toBe(false);
  expect(maySee(head, '/grievance/settings', table)).toBe(true);
  expect(isOutsideOwnPlaces(head, '/grievance/people/same')).toBe(false);
  expect(tabsOf(head).map(({ path }) => path)).toEqual([
    '/grievance',
    '/grievance/day',
    '/grievance/people',
    '/grievance/calls',
    '/grievance/referrals',
    '/grievance/registers',
    '/grievance/causes',
    '/grievance/workload',
    '/grievance/messages',
    '/grievance/settings',
  ]);
  for (const other of [staff([]), staff(['verifier', 'dispatcher', 'confidential'])]) {
    expect(isOutsideOwnPlaces(other, '/grievance/settings')).toBe(true);
    expect(maySee(other, '/grievance/settings', table)).toBe(false);
    expect(isOutsideOwnPlaces(other, '/grievance/people/same')).toBe(true);
    const tabs = tabsOf(other).map(({ path }) => path);
    const own = other.duties.length > 0 ? ['verify', 'referrals', 'registers'] : [];
    const all = ['/grievance', '/grievance/day', '/grievance/people', '/grievance/calls'];
    expect(tabs).toEqual([...all, ...own.map((name) => `/grievance/${name}`)]);
  }
  for (const path of ['/grievance/all', '/dashboard', '/news'])
    expect(isOutsideOwnPlaces(head, path)).toBe(true);
});

test('[GRD-03] who has a sidebar of links has no tabs', () => {
  for (const role of ['admin', 'mp', 'mla'] as const) expect(tabsOf({ role, duties: [] })).toEqual([]);
});
