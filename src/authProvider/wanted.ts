import type { Role } from '../../contract/access.ts';
import { homeOf, maySee } from '../../contract/screens.ts';

/**
 * Shows `/` and keeps in its history entry the page at which somebody without a session was stopped (AUTH-06,
 * AUTH-13): so it survives a reload, ends with the tab and is stored nowhere else.
 */
export function stopHere() {
  const { pathname, search } = window.location;
  if (pathname !== '/') window.history.replaceState({ wanted: pathname + search }, '', '/');
}

/** Where `/` leads a signed-in person: the page he was stopped at, if his role may see it, else home (AUTH-04, AUTH-05). */
export function wayFromStart(role: Role): string {
  const wanted: unknown = window.history.state?.wanted;
  if (typeof wanted !== 'string') return homeOf(role);
  return maySee(role, wanted.replace(/\?.*/, '')) ? wanted : homeOf(role);
}
