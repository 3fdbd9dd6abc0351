import { type ComponentProps, useCallback } from 'react';
import { type RouterProvider, reactRouterProvider } from 'react-admin';
import { Link } from 'react-router-dom';

/** The base of paths that react-admin makes; users never see it. */
export const OWN_BASE = '/~';

/** The heading of a list below a form: the next page of the list scrolls there, not to the form. */
export const LIST_TOP = 'list-top';

type Navigate = ReturnType<RouterProvider['useNavigate']>;
type To = Parameters<Navigate>[0];
type Options = Parameters<Navigate>[1];

/**
 * react-admin's router with the specified paths for its own buttons, row clicks and redirects (SHELL-12). react-admin
 * edits a record at `/news/5`, where the specification shows it: only the base separates the two.
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
      return useCallback<Navigate>(
        (to, options) => {
          const list = scrollsToTop(to, options) ? document.getElementById(LIST_TOP) : null;
          navigate(target(to), list ? { ...options, state: null } : options);
          list?.scrollIntoView();
        },
        [navigate],
      );
    },
  };
}

/** The same rule as in react-admin's lists when they change pages. */
const scrollsToTop = (to: To, options: Options): boolean =>
  typeof to === 'object' && !to.pathname && options?.state?._scrollToTop === true;
