/**
 * Shows another address and keeps in its history entry the page at which somebody without a session was stopped (AUTH-06,
 * AUTH-13): so it survives a reload, ends with the tab and is stored nowhere else.
 */
export function rememberReturnTo(shown: string) {
  const { pathname, search } = window.location;
  window.history.replaceState({ wanted: pathname + search }, '', shown);
}

/** The page, with its query, at which the person was stopped; null when nothing but `/` was asked for. */
export function returnTo(): string | null {
  const path: unknown = window.history.state?.wanted;
  return typeof path === 'string' ? path : null;
}
