/**
 * Shows another address. The page that the user requested without a session is stored in its history entry (AUTH-06,
 * AUTH-13), so it survives a reload, ends with the tab and is stored nowhere else.
 */
export function rememberReturnTo(shown: string) {
  const { pathname, search } = window.location;
  window.history.replaceState({ wanted: pathname + search }, '', shown);
}

/** The requested page with its query; null when only `/` was requested. */
export function returnTo(): string | null {
  const path: unknown = window.history.state?.wanted;
  return typeof path === 'string' ? path : null;
}
