import type { Rights } from '#contract/access/policies.ts';
import {
  homeOf,
  isOutsideOwnPlaces,
  maySee,
  type ScreenTable,
  screenOf,
  screens,
} from '#contract/access/screens.ts';

/** A visit of an address, as far as it decides where that leads. */
interface Visit {
  /** null without a token. */
  session: (Rights & { profile_updated: boolean }) | null;
  /** The path, without a query. */
  path: string;
  /** The page, with its query, at which the person was stopped for want of a token; null for none. */
  returnTo?: string | null;
}

/** Where an address leads instead, and whether the person is asked to complete the profile. */
interface Redirect {
  to: string;
  asksProfile?: true;
}

/**
 * The redirect rules of the specification, for the sign-in page and for the guard of the admin; null where the address stays.
 * Without a token everything leads to the sign-in page (AUTH-06); with one that leads to the page asked for before (AUTH-13),
 * else home (AUTH-04, AUTH-05). An incomplete profile comes first (AUTH-07), then the places of staff (AUTH-08).
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
