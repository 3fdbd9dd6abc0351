import type { AnyRole, Rights } from './policies.ts';
import { maySee, type ScreenPath, screens } from './screens.ts';

/* Separate from the table of screens, because the sign-in page needs that table and no menu. */

type Linked = readonly AnyRole[];
const office: Linked = ['admin', 'mp', 'mla', 'other'];
const state: Linked = ['admin', 'other'];
const admin: Linked = ['admin'];

interface Tab {
  path: ScreenPath;
  /** Where its records are. */
  holds?: string;
  /** A key below `shell.menu`. */
  label: string;
  /** Inside the menu 'More' of the tabs. */
  isRare?: true;
}

/**
 * The screens of an office in their order. Staff have one sidebar link and see them as tabs on top of `/grievance`; for
 * other users all but the first form the group of the office in the sidebar (GRD-03).
 */
export const TABS: readonly Tab[] = [
  { path: '/grievance', label: 'list' },
  { path: '/grievance/day', label: 'day' },
  { path: '/grievance/people', holds: '/grievance/person', label: 'persons' },
  { path: '/grievance/calls', label: 'calls' },
  { path: '/grievance/verify', label: 'verify' },
  { path: '/grievance/referrals', label: 'referrals' },
  { path: '/grievance/registers', holds: '/grievance/letter', label: 'registers' },
  { path: '/grievance/causes', holds: '/grievance/cause', label: 'causes', isRare: true },
  { path: '/grievance/workload', label: 'workload', isRare: true },
  { path: '/grievance/messages', label: 'messages', isRare: true },
  { path: '/grievance/settings', label: 'officeSettings', isRare: true },
];

/** The users whose sidebar links to a page of the specifications (SHELL-02 to SHELL-08). */
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
};

/** The users whose sidebar links to a page of the office that staff have no tab for. */
const officeLinks: Partial<Record<ScreenPath, Linked>> = {
  '/grievanceincharge/add': ['mp', 'mla'],
  '/grievance/import': admin,
  '/privacy/access': admin,
};

/** Whether the user’s sidebar links to a page of the specifications; never to one that the user may not open. */
export const hasMenuLink = (rights: Rights, path: ScreenPath): boolean =>
  maySee(rights, path, screens) && (menuLinks[path] ?? []).includes(rights.role);

/** Whether the user’s sidebar links to the page of a capability. */
export function hasOfficeLink(rights: Rights, path: ScreenPath): boolean {
  const linked = officeLinks[path] ?? (TABS.some((tab) => tab.path === path) ? office : []);
  return maySee(rights, path, screens) && linked.includes(rights.role);
}

/** The tabs that the staff user may open; a single tab is not shown. */
export function tabsOf(rights: Rights): readonly Tab[] {
  const open = TABS.filter(({ path }) => rights.role === 'staff' && maySee(rights, path, screens));
  return open.length > 1 ? open : [];
}
