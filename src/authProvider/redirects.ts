import type { Rights } from '#contract/access/policies.ts';
import {
  homeOf,
  isOutsideOwnPlaces,
  maySee,
  type ScreenTable,
  screenOf,
  screens,
} from '#contract/access/screens.ts';

/** The facts about a visit that decide on a redirect. */
interface Visit {
  /** null without a token. */
  session: (Rights & { profile_updated: boolean }) | null;
  /** The path, without a query. */
  path: string;
  /** The page, with its query, that the user opened without a token; null for none. */
  returnTo?: string | null;
}

/** The new address, and whether to ask the user to complete the profile. */
interface Redirect {
  to: string;
  asksProfile?: true;
}

/**
 * The redirect rules of the specification, for the sign-in page and the guard of the admin; null for no redirect.
 * Without a token every address leads to the sign-in page (AUTH-06). With a token the sign-in page leads to the page
 * that was requested before (AUTH-13), or home (AUTH-04, AUTH-05). An incomplete profile comes first (AUTH-07), then
 * the allowed pages of staff (AUTH-08).
 */
export function redirectOf({ session, path, returnTo = null }: Visit, table: ScreenTable): Redirect | null {
  if (!session) return path === '/' ? null : { to: '/' };
  if (!session.profile_updated) {
    return screenOf(path, screens) === '/profile' ? null : { to: '/profile', asksProfile: true };
  }
  if (path === '/')
    return { to: returnTo && opens(session, returnTo, table) ? returnTo : homeOf(session.role) };
  return isOutsideOwnPlaces(session, path) ? { to: homeOf(session.role) } : null;
}

function opens(rights: Rights, address: string, table: ScreenTable): boolean {
  const path = address.replace(/[?#].*/, '');
  return path !== '/' && maySee(rights, path, table) && !isOutsideOwnPlaces(rights, path);
}
