import { useNotify } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Role } from '../../contract/access.ts';
import { detourOf, homeOf, maySee, screenOf } from '../../contract/screens.ts';
import { storedSession } from '../authProvider/storedSession.ts';
import { wantedPath } from '../authProvider/wanted.ts';
import { AccessDenied, NotFound } from './StandIn.tsx';

/** What every address goes through: detours (AUTH-05, AUTH-07, AUTH-08), unknown paths, rights (SHELL-12, SHELL-13). */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const notify = useNotify();
  const session = storedSession();
  const detour = session ? detourOf(session, pathname) : undefined;

  useEffect(() => {
    if (detour === '/profile') notify('shell.updateProfile', { type: 'info' });
  }, [detour, notify]);

  if (!session) return null;
  if (detour) return <Navigate to={detour} replace />;
  if (pathname === '/') return <Navigate to={wayFromStart(session.role)} replace />;
  if (!screenOf(pathname)) return <NotFound />;
  if (!maySee(session.role, pathname)) return <AccessDenied />;
  return children;
}

/** Where `/` leads: to the page at which the person was stopped, if the role may see it, else home (AUTH-04, AUTH-13). */
function wayFromStart(role: Role): string {
  const wanted = wantedPath();
  return wanted && maySee(role, wanted.replace(/\?.*/, '')) ? wanted : homeOf(role);
}
