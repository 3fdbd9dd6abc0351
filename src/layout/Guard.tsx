import { type ReactNode, use, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { isOnHost, maySee, screenOf } from '#contract/access/screens.ts';
import { redirectOf } from '#src/authProvider/redirects.ts';
import { returnTo } from '#src/authProvider/returnTo.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { AccessDenied, NotFound } from '#src/components/page/ErrorPages.tsx';
import { ScreensContext } from '#src/components/page/screensContext.ts';

/** The target page is drawn while the notice is visible. */
const NOTICE_MS = 8_000;
/** The path that react-admin opens when `canAccess` refuses a view. */
const DENIED = '/access-denied';

/** Checks every address: redirects (AUTH-05, AUTH-07, AUTH-08), unknown paths, rights (SHELL-12, SHELL-13). */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const notify = useNotify();
  const session = storedSession();
  const { table, specified } = use(ScreensContext);
  const away = session && redirectOf({ session, path: pathname, returnTo: returnTo() }, table);
  const asksProfile = away?.asksProfile;

  useEffect(() => {
    if (asksProfile) notify('shell.updateProfile', { type: 'info', autoHideDuration: NOTICE_MS });
  }, [asksProfile, notify]);

  if (!session) return null;
  if (away) return <Navigate to={away.to} replace />;
  if (pathname === DENIED) return <AccessDenied />;
  const there = Object.fromEntries(Object.entries(table).filter(([path]) => isOnHost(session, path)));
  if (!screenOf(pathname, there)) {
    const path = specified(pathname);
    return path && screenOf(path, there) ? <Navigate to={path + search} replace /> : <NotFound />;
  }
  if (!maySee(session, pathname, table)) return <AccessDenied />;
  return children;
}
