import { type ComponentProps, useCallback } from 'react';
import { type RouterProvider, reactRouterProvider } from 'react-admin';
import { Link } from 'react-router-dom';

/** What the paths begin with that react-admin makes by itself: nothing that anybody sees. */
export const OWN_BASE = '/~';

/** The heading of a list that stands below a form: another page of it begins there, and not at the form. */
export const LIST_TOP = 'list-top';

type Navigate = ReturnType<RouterProvider['useNavigate']>;
type To = Parameters<Navigate>[0];
type Options = Parameters<Navigate>[1];

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

/** As react-admin's lists do when they show another page. */
const scrollsToTop = (to: To, options: Options): boolean =>
  typeof to === 'object' && !to.pathname && options?.state?._scrollToTop === true;
