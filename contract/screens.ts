import { type Action, can, type PolicyName, type Role } from './access.ts';

/** Who may open a path; `:id` stands for a number. A path that is not in the table does not exist (SHELL-12). */
export type ScreenTable = Readonly<Record<string, readonly Role[]>>;

const office: readonly Role[] = ['admin', 'mp', 'mla'];
const admin: readonly Role[] = ['admin'];
const everyone: readonly Role[] = ['admin', 'mp', 'mla', 'staff'];

/** The pages that are no view of a resource, and who may open them (SHELL-12, SHELL-13, AUTH-08). */
export const screens = {
  '/dashboard': office,
  '/grievance': everyone,
  '/grievance/all': office,
  '/grievance/admin': admin,
  '/grievance/import': admin,
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

/** Administrative officials are read where a complaint is forwarded, on no screen of their own (SHELL-06). */
const withoutScreens: Partial<Record<PolicyName, readonly Role[]>> = { administrator: ['mp', 'mla'] };

/** Who may open a view of a resource: whom its policy lets do all of it; staff have none of them (SHELL-02). */
export const opensView = (policy: PolicyName, ...actions: Action[]): Role[] =>
  office.filter(
    (role) =>
      !withoutScreens[policy]?.includes(role) && actions.every((action) => can({ role }, action, policy)),
  );

/** Which screen of the table a path shows; undefined for an unknown path. */
export function screenOf(path: string, table: ScreenTable): string | undefined {
  const trimmed = path.replace(/\/+$/, '') || '/';
  return Object.keys(table).find((pattern) =>
    new RegExp(`^${pattern.replaceAll(':id', '\\d+')}$`).test(trimmed),
  );
}

/** Whether the role may open the path; unknown paths are open, the shell answers them with not-found. */
export function maySee(role: Role, path: string, table: ScreenTable): boolean {
  const screen = screenOf(path, table);
  return !screen || (table[screen]?.includes(role) ?? false);
}

/** Whose sidebar has a link to the page (SHELL-02 to SHELL-08); a page that is not listed has none. */
const menuLinks: Partial<Record<ScreenPath, readonly Role[]>> = {
  '/dashboard': office,
  '/grievance': ['mp', 'mla', 'staff'],
  '/grievance/admin': admin,
  '/grievance/all': ['admin', 'mp'],
  '/grievanceincharge/add': admin,
  '/incharger/add': office,
  '/leader': office,
  '/volunteers': office,
  '/add': admin,
  '/masterdata': admin,
  '/area': admin,
  '/grievance/import': admin,
  '/privacy/access': admin,
  '/privacy/person': admin,
};

/** Whether the role's sidebar links to the path; never to one that it may not open. */
export const hasMenuLink = (role: Role, path: ScreenPath): boolean =>
  maySee(role, path, screens) && (menuLinks[path]?.includes(role) ?? false);

const STAFF_PLACES: readonly (string | undefined)[] = [
  '/grievance',
  '/grievance/:id',
  '/grievance/update/:id',
  '/changePassword',
];

/** Where a signed-in person is sent instead of the path: to an incomplete profile first, staff to their places. */
export function detourOf(
  session: { role: Role; profile_updated: boolean },
  path: string,
): ScreenPath | undefined {
  const screen = screenOf(path, screens);
  if (!session.profile_updated) return screen === '/profile' ? undefined : '/profile';
  if (session.role === 'staff' && !STAFF_PLACES.includes(screen)) return '/grievance';
  return undefined;
}

/** Where a role lands after signing in (AUTH-04). */
export const homeOf = (role: Role): ScreenPath =>
  screens['/dashboard'].includes(role) ? '/dashboard' : '/grievance';
