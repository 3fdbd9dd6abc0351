import type { Role } from './access.ts';

/**
 * Every path of the two route tables and who may open it (SHELL-12, SHELL-13, AUTH-08).
 * `:id` stands for a number. A path that is not listed does not exist.
 */
const office: readonly Role[] = ['admin', 'mp', 'mla'];
const admin: readonly Role[] = ['admin'];
const everyone: readonly Role[] = ['admin', 'mp', 'mla', 'staff'];

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
  '/users': admin,
  '/users/add': admin,
  '/users/update/:id': admin,
  '/add': admin,
  '/candidate': admin,
  '/leader': office,
  '/leader/approvelist': office,
  '/leader/:id': office,
  '/volunteers': office,
  '/incharger/add': office,
  '/grievanceincharge/add': office,
  '/divisonIncharge/add': office,
  '/contacts/add': office,
  '/contacts/update/:id': office,
  '/contacts/:id': office,
  '/administator/add': admin,
  '/administator/update/:id': admin,
  '/administator/:id': admin,
  '/event': office,
  '/event/create': office,
  '/event/update/:id': office,
  '/event/:id': office,
  '/gallery': office,
  '/gallery/create': office,
  '/gallery/update/:id': office,
  '/gallery/gallery/:id': office,
  '/video': office,
  '/video/create': office,
  '/video/update/:id': office,
  '/policy': office,
  '/policy/add': office,
  '/policy/view-govtpolicy/:id': office,
  '/policy/update-govtpolicy/:id': office,
  '/milestone': office,
  '/milestone/create': office,
  '/milestone/update/:id': office,
  '/milestone/:id': office,
  '/achievement': office,
  '/achievement/create': office,
  '/achievement/update-achievements/:id': office,
  '/achievement/:id': office,
  '/news': office,
  '/news/create': office,
  '/news/update/:id': office,
  '/news/:id': office,
} as const satisfies Record<string, readonly Role[]>;
export type ScreenPath = keyof typeof screens;

/** Which of the listed screens a path shows; undefined for an unknown path. */
export function screenOf(path: string): ScreenPath | undefined {
  const trimmed = path.replace(/\/+$/, '') || '/';
  return (Object.keys(screens) as ScreenPath[]).find((pattern) =>
    new RegExp(`^${pattern.replaceAll(':id', '\\d+')}$`).test(trimmed),
  );
}

/** Whether the role may open the path; unknown paths are open, the shell answers them with not-found. */
export function maySee(role: Role, path: string): boolean {
  const screen = screenOf(path);
  return !screen || (screens[screen] as readonly Role[]).includes(role);
}

/** Whose sidebar has a link to the path (SHELL-02 to SHELL-08); a path that is not listed has none. */
const menuLinks: Partial<Record<ScreenPath, readonly Role[]>> = {
  '/dashboard': office,
  '/grievance': ['mp', 'mla', 'staff'],
  '/grievance/admin': admin,
  '/grievance/all': ['admin', 'mp'],
  '/grievanceincharge/add': admin,
  '/gallery': office,
  '/video': office,
  '/news': office,
  '/event': office,
  '/achievement': office,
  '/policy': office,
  '/milestone': office,
  '/contacts/add': office,
  '/administator/add': admin,
  '/incharger/add': office,
  '/divisonIncharge/add': office,
  '/leader': office,
  '/volunteers': office,
  '/users': admin,
  '/add': admin,
  '/candidate': admin,
  '/masterdata': admin,
  '/area': admin,
  '/grievance/import': admin,
  '/privacy/access': admin,
  '/privacy/person': admin,
};

/** Whether the role's sidebar links to the path; never to one that it may not open. */
export const hasMenuLink = (role: Role, path: ScreenPath): boolean =>
  maySee(role, path) && (menuLinks[path]?.includes(role) ?? false);

const STAFF_PLACES: readonly (ScreenPath | undefined)[] = [
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
  const screen = screenOf(path);
  if (!session.profile_updated) return screen === '/profile' ? undefined : '/profile';
  if (session.role === 'staff' && !STAFF_PLACES.includes(screen)) return '/grievance';
  return undefined;
}

/** Where a role lands after signing in (AUTH-04). */
export const homeOf = (role: Role): ScreenPath =>
  screens['/dashboard'].includes(role) ? '/dashboard' : '/grievance';
