import { type CapabilityName, type HasCapabilities, has } from '#contract/capabilities.ts';
import type { AnyRole, Duty, Rights } from './policies.ts';
import { isOneOf } from './scope.ts';

/** The roles and duties that may open each path; `:id` is a number. Paths outside the table do not exist (SHELL-12). */
export type ScreenTable = Readonly<Record<string, readonly (AnyRole | Duty)[]>>;

type Allowed = readonly (AnyRole | Duty)[];
/** Pages that no rule of the specifications hides are also open to roles that they do not name. */
const office: Allowed = ['admin', 'mp', 'mla', 'other'];
const state: Allowed = ['admin', 'other'];
const admin: Allowed = ['admin'];
const everyone: Allowed = [...office, 'staff'];
const deskHeads: Allowed = [...office, 'desk_head'];
const dispatchers: Allowed = [...deskHeads, 'dispatcher'];
const verifiers: Allowed = [...office, 'verifier'];

/** The pages that are no view of a resource, with the users who may open them (SHELL-12, SHELL-13, AUTH-08). */
export const screens = {
  '/dashboard': office,
  '/grievance': everyone,
  '/grievance/all': office,
  '/grievance/admin': state,
  '/grievance/import': admin,
  '/grievance/settings': deskHeads,
  '/grievance/day': everyone,
  '/grievance/verify': verifiers,
  '/grievance/leave': everyone,
  '/grievance/people': everyone,
  '/grievance/people/same': deskHeads,
  '/grievance/person/:id': everyone,
  '/grievance/calls': everyone,
  '/grievance/causes': deskHeads,
  '/grievance/cause/:id': everyone,
  '/grievance/workload': deskHeads,
  '/grievance/referrals': dispatchers,
  '/grievance/registers': dispatchers,
  '/grievance/messages': deskHeads,
  '/grievance/replies': everyone,
  '/grievance/letter': everyone,
  '/grievance/letter/:id': everyone,
  '/grievance/update/:id': everyone,
  '/grievance/:id': everyone,
  '/profile': everyone,
  '/changePassword': everyone,
  '/area': state,
  '/privacy/access': admin,
  '/privacy/person': admin,
  '/masterdata': state,
  '/add': state,
  '/leader': office,
  '/leader/approvelist': office,
  '/leader/:id': office,
  '/volunteers': office,
  '/incharger/add': office,
  '/grievanceincharge/add': office,
} as const satisfies ScreenTable;
export type ScreenPath = keyof typeof screens;

/** Screens of capabilities: a host without the capability has no such page. */
const CAPABILITY_SCREENS: readonly (readonly [CapabilityName, RegExp])[] = [
  ['desk', /^\/grievance\/(import|settings|day)$|^\/privacy/],
  ['closing', /^\/grievance\/verify/],
  ['teamwork', /^\/grievance\/(leave|workload)/],
  ['persons', /^\/grievance\/(people|person|cause)/],
  ['messages', /^\/grievance\/(calls|messages)/],
  ['letters', /^\/grievance\/(referrals|registers|letter)/],
  ['replies', /^\/grievance\/replies/],
];

/** Whether the host has the screen. */
export const isOnHost = (host: HasCapabilities, screen: string): boolean =>
  has(host, CAPABILITY_SCREENS.find(([, pages]) => pages.test(screen))?.[0]);

/** The screen of the table that a path shows; undefined for an unknown path. */
export function screenOf(path: string, table: ScreenTable): string | undefined {
  const trimmed = path.replace(/\/+$/, '') || '/';
  return Object.keys(table).find((pattern) =>
    new RegExp(`^${pattern.replaceAll(':id', '\\d+')}$`).test(trimmed),
  );
}

/** Whether the user may open the path. Unknown paths are allowed: the shell shows not-found for them. */
export function maySee(rights: Rights, path: string, table: ScreenTable): boolean {
  const screen = screenOf(path, table);
  if (!screen) return true;
  return isOnHost(rights, screen) && isOneOf(rights, table[screen] ?? []);
}

/** Staff may open only their own pages: whether the user is staff and the path is none of these (AUTH-08). */
export function isOutsideOwnPlaces(rights: Rights, path: string): boolean {
  const screen = screenOf(path, screens);
  return rights.role === 'staff' && (!screen || screen === '/profile' || !maySee(rights, path, screens));
}

/** The page that a role sees after signing in (AUTH-04). */
export const homeOf = (role: AnyRole): ScreenPath => (role === 'staff' ? '/grievance' : '/dashboard');

/** The role of a session: one of the specifications, or `other`. */
export const roleOf = (name: string): AnyRole =>
  everyone.find((role): role is AnyRole => role === name) ?? 'other';
