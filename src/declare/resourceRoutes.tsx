import type { ReactElement } from 'react';
import { CustomRoutes, Resource, ResourceContextProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import { type LazyPage, lazyPage } from '#src/components/page/lazyPage.tsx';
import type { ResourceEntry } from './entry.ts';
import { type Paths, pathsOf, VIEWS, type View } from './paths.ts';
import { withWordsOf } from './words.tsx';

/** A view of a resource at its path. */
export interface ResourceScreen extends LazyPage {
  resource: string;
  path: string;
  /** Whether it shows the rows of the resource. */
  isList: boolean;
  /** It loads its own data. */
  fetchesAlone?: true | undefined;
}

type InWords = <T>(load: () => Promise<T>) => () => Promise<T>;

/** All views of all resources; the code loads with the resource's words, and with what `inWords` adds. */
export const resourceScreens = (entries: readonly ResourceEntry[], inWords: InWords): ResourceScreen[] =>
  entries.flatMap(({ contract, paths: spelled, firstViews, fetchesAlone, load }) => {
    const paths = pathsOf(contract.name, spelled);
    return viewsOf(paths).map(([view, path]) => {
      const loadView = async () => {
        const { default: resource } = await load();
        return { default: withWordsOf(resource, await resource.screen(view)) };
      };
      const isList = path === paths.list;
      const page = lazyPage(firstViews?.includes(view) ? loadView : inWords(loadView));
      return { resource: contract.name, path, isList, fetchesAlone, ...page };
    });
  });

/**
 * The routes of each resource for `<Admin>`: its name and its four paths as specified; any other path below `/news` is
 * `notFound`.
 */
export function resourceRoutes(
  entries: readonly ResourceEntry[],
  screens: readonly ResourceScreen[],
  notFound: ReactElement,
): ReactElement[] {
  return entries.flatMap(({ contract, paths: spelled }) => {
    const { name } = contract;
    const paths = pathsOf(name, spelled);
    const own = screens.filter(({ resource }) => resource === name);
    const routes = own.map(({ path, Screen }) => {
      const element = (
        <ResourceContextProvider value={name}>
          <Screen />
        </ResourceContextProvider>
      );
      return <Route key={path} path={path} element={element} />;
    });
    return [
      <Resource
        key={name}
        name={name}
        options={{ contract, paths }}
        hasCreate={paths.create !== null}
        hasEdit={paths.edit !== null}
        hasShow={paths.show !== null}
      >
        <Route path="*" element={notFound} />
      </Resource>,
      <CustomRoutes key={`${name} routes`}>{routes}</CustomRoutes>,
    ];
  });
}

/** The views of a resource with their paths. A create form at the path of the list has the list below it. */
const viewsOf = (paths: Paths) =>
  VIEWS.flatMap((view): [View, string][] => {
    const path = paths[view];
    return path === null || (view === 'list' && path === paths.create) ? [] : [[view, path]];
  });
