import type { Duty, Rights, Role } from './policies.ts';
import { isOneOf } from './scope.ts';

/** Who may open a path; `:id` stands for a number. A path that is not in the table does not exist (SHELL-12). */
export type ScreenTable = Readonly<Record<string, readonly (Role | Duty)[]>>;

const office: readonly Role[] = ['admin', 'mp', 'mla'];
const admin: readonly Role[] = ['admin'];
const everyone: readonly Role[] = ['admin', 'mp', 'mla', 'staff'];
const deskHeads: readonly (Role | Duty)[] = [...office, 'desk_head'];
const dispatchers: readonly (Role | Duty)[] = [...deskHeads, 'dispatcher'];
const verifiers: readonly (Role | Duty)[] = [...office, 'verifier'];

/** The pages that are no view of a resource, and who may open them (SHELL-12, SHELL-13, AUTH-08). */
export const screens = {
  '/dashboard': office,
  '/grievance': everyone,
  '/grievance/all': office,
  '/grievance/admin': admin,
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
  '/area': admin,
  '/privacy/access': admin,
  '/privacy/person': admin,
  '/masterdata': admin,
  '/add': admin,
  '/leader': office,
  '/leader/approvelist': office,
  '/leader/:id': office,
  '/volunteers': office,
  '/incharger/add': office,
  '/grievanceincharge/add': office,
} as const satisfies ScreenTable;
export type ScreenPath = keyof typeof screens;

/** Which screen of the table a path shows; undefined for an unknown path. */
export function screenOf(path: string, table: ScreenTable): string | undefined {
  const trimmed = path.replace(/\/+$/, '') || '/';
  return Object.keys(table).find((pattern) =>
    new RegExp(`^${pattern.replaceAll(':id', '\\d+')}$`).test(trimmed),
  );
}

/** Whether somebody may open the path; unknown paths are open, the shell answers them with not-found. */
export function maySee(rights: Rights, path: string, table: ScreenTable): boolean {
  const screen = screenOf(path, table);
  return !screen || isOneOf(rights, table[screen] ?? []);
}

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

const STAFF_PLACES: readonly (string | undefined)[] = [
  ...TABS.map(({ path }) => path),
  '/grievance/leave',
  '/grievance/people/same',
  '/grievance/person/:id',
  '/grievance/cause/:id',
  '/grievance/replies',
  '/grievance/letter',
  '/grievance/letter/:id',
  '/grievance/:id',
  '/grievance/update/:id',
  '/changePassword',
];

/** Where a signed-in person is sent instead of the path: to an incomplete profile first, staff to their places. */
export function detourOf(
  session: Rights & { profile_updated: boolean },
  path: string,
): ScreenPath | undefined {
  const screen = screenOf(path, screens);
  if (!session.profile_updated) return screen === '/profile' ? undefined : '/profile';
  const stays = STAFF_PLACES.includes(screen) && maySee(session, path, screens);
  return session.role === 'staff' && !stays ? '/grievance' : undefined;
}

/** Where a role lands after signing in (AUTH-04). */
export const homeOf = (role: Role): ScreenPath =>
  screens['/dashboard'].includes(role) ? '/dashboard' : '/grievance';
