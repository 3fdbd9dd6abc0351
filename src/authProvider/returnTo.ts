import type { Rights } from '#contract/access/policies.ts';
import { homeOf, maySee, type ScreenTable } from '#contract/access/screens.ts';

/**
 * Shows `/` and keeps in its history entry the page at which somebody without a session was stopped (AUTH-06,
 * AUTH-13): so it survives a reload, ends with the tab and is stored nowhere else.
 */
export function rememberReturnTo() {
  const { pathname, search } = window.location;
  if (pathname !== '/') window.history.replaceState({ wanted: pathname + search }, '', '/');
}

/** The page, with its query, at which the person was stopped; null when nothing but `/` was asked for. */
function returnPath(): string | null {
  const path: unknown = window.history.state?.wanted;
  return typeof path === 'string' ? path : null;
}

/** Where `/` leads: to the page at which the person was stopped, if they may see it, else home (AUTH-04, AUTH-13). */
export function returnToOrStart(session: Rights, table: ScreenTable): string {
  const path = returnPath();
  return path && maySee(session, path.replace(/\?.*/, ''), table) ? path : homeOf(session.role);
}
