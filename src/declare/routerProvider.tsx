import { type ComponentProps, useCallback } from 'react';
import { type RouterProvider, reactRouterProvider } from 'react-admin';
import { Link } from 'react-router-dom';

/** What the paths begin with that react-admin makes by itself: nothing that anybody sees. */
export const OWN_BASE = '/~';

type Navigate = ReturnType<RouterProvider['useNavigate']>;
type To = Parameters<Navigate>[0];

/**
 * react-admin's router, in which its own buttons, row clicks and redirects lead to the paths of the specification
 * (SHELL-12). It would edit a record at `/news/5`, where the specification shows it: only the base tells the two apart.
 */
export function routerProviderOf(specified: (path: string) => string | undefined): RouterProvider {
  const spelled = (path: string): string => {
    if (!path.startsWith(`${OWN_BASE}/`)) return path;
    const [, own = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path.slice(OWN_BASE.length)) ?? [];
    return (specified(own) ?? own) + rest;
  };
  const target = <T extends To | ComponentProps<typeof Link>['to']>(to: T): T => {
    if (typeof to === 'string') return spelled(to) as T;
    return typeof to === 'object' && to.pathname ? { ...to, pathname: spelled(to.pathname) } : to;
  };
  return {
    ...reactRouterProvider,
    Link: ({ to, ...props }: ComponentProps<typeof Link>) => <Link to={target(to)} {...props} />,
    useNavigate: () => {
      const navigate = reactRouterProvider.useNavigate();
      return useCallback<Navigate>((to, options) => navigate(target(to), options), [navigate]);
    },
  };
}
