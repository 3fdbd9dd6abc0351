import type { AnyRole, Rights } from './policies.ts';
import { maySee, type ScreenPath, screens } from './screens.ts';

/* Apart from the table of screens, since the gate needs that and no menu. */

type Linked = readonly AnyRole[];
const office: Linked = ['admin', 'mp', 'mla', 'other'];
const state: Linked = ['admin', 'other'];
const admin: Linked = ['admin'];

/**
 * The screens of an office in their order: tabs on top of `/grievance` for staff, whose sidebar has one link; but for the
 * first a group of the sidebar for the others (GRD-03). `label` is a key below `shell.menu`; `holds` is where its records are.
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
