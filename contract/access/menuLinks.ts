import type { AnyRole, Rights } from './policies.ts';
import { maySee, type ScreenPath, screens, TABS } from './screens.ts';

/* Apart from the table of screens, since the gate needs that and no menu. */

type Linked = readonly AnyRole[];
const office: Linked = ['admin', 'mp', 'mla', 'other'];
const state: Linked = ['admin', 'other'];
const admin: Linked = ['admin'];

/** Whose sidebar has a link to the page (SHELL-02 to SHELL-08); of those that are not listed only a tab has one. */
const menuLinks: Partial<Record<ScreenPath, Linked>> = {
  '/dashboard': office,
  '/grievance': ['mp', 'mla', 'staff', 'other'],
  '/grievance/admin': admin,
  '/grievance/all': ['admin', 'mp', 'other'],
  '/grievanceincharge/add': state,
  '/incharger/add': office,
  '/leader': office,
  '/volunteers': office,
  '/add': state,
  '/masterdata': state,
  '/area': state,
  '/grievance/import': admin,
  '/privacy/access': admin,
  '/privacy/person': admin,
};

/** Whether somebody's sidebar links to the path; never to one that they may not open. */
export function hasMenuLink(rights: Rights, path: ScreenPath): boolean {
  const linked = menuLinks[path] ?? (TABS.some((tab) => tab.path === path) ? office : []);
  return maySee(rights, path, screens) && linked.includes(rights.role);
}

/** The tabs of staff that they may open; one alone would lead nowhere. */
export function tabsOf(rights: Rights): readonly (typeof TABS)[number][] {
  const open = TABS.filter(({ path }) => rights.role === 'staff' && maySee(rights, path, screens));
  return open.length > 1 ? open : [];
}
