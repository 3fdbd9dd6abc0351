import type { AnyRole, Rights } from './policies.ts';
import { maySee, type ScreenPath, screens } from './screens.ts';

/* Separate from the table of screens, because the sign-in page needs that table and no menu. */

type Linked = readonly AnyRole[];
const office: Linked = ['admin', 'mp', 'mla', 'other'];
const state: Linked = ['admin', 'other'];
const admin: Linked = ['admin'];

/**
 * The screens of an office in their order. Staff have one sidebar link and see them as tabs on top of `/grievance`; for
 * other users all but the first form a group of the sidebar (GRD-03). `label` is a key below `shell.menu`; `holds` is
 * where its records are.
 */
export const TABS = [
  { path: '/grievance', label: 'list' },
  { path: '/grievance/day', label: 'day' },
  { path: '/grievance/people', holds: '/grievance/person', label: 'citizens' },
  { path: '/grievance/calls', label: 'calls' },
  { path: '/grievance/verify', label: 'verify' },
  { path: '/grievance/referrals', label: 'referrals' },
  { path: '/grievance/registers', holds: '/grievance/letter', label: 'registers' },
  { path: '/grievance/causes', holds: '/grievance/cause', label: 'causes' },
  { path: '/grievance/workload', label: 'workload' },
  { path: '/grievance/messages', label: 'messages' },
  { path: '/grievance/settings', label: 'officeSettings' },
] as const satisfies readonly { path: ScreenPath; holds?: string; label: string }[];

/** The users whose sidebar links to the page (SHELL-02 to SHELL-08); pages that are not listed have at most a tab. */
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

/** Whether the user's sidebar links to the path; never to a page that the user may not open. */
export function hasMenuLink(rights: Rights, path: ScreenPath): boolean {
  const linked = menuLinks[path] ?? (TABS.some((tab) => tab.path === path) ? office : []);
  return maySee(rights, path, screens) && linked.includes(rights.role);
}

/** The tabs that the staff user may open; a single tab is not shown. */
export function tabsOf(rights: Rights): readonly (typeof TABS)[number][] {
  const open = TABS.filter(({ path }) => rights.role === 'staff' && maySee(rights, path, screens));
  return open.length > 1 ? open : [];
}
