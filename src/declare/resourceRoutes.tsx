import { type ComponentType, lazy, type ReactElement } from 'react';
import { CustomRoutes, Resource, ResourceContextProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import type { ResourceEntry } from './entry.ts';
import { pathsOf, setPaths, VIEWS, type View } from './paths.ts';
import { registerWords } from './words.ts';

/**
 * What `<Admin>` needs of each resource: its name and its four paths, exactly as the specification spells
 * them; below `/news` everything else is `notFound`.
 */
export function resourceRoutes(entries: readonly ResourceEntry[], notFound: ReactElement): ReactElement[] {
  return entries.flatMap(({ contract, paths = {}, load }) => {
    const { name } = contract;
    setPaths(name, paths);
    const routes = viewsOf(name).map(([view, path]) => {
      const Screen = lazyView(load, view);
      const element = (
        <ResourceContextProvider value={name}>
          <Screen />
        </ResourceContextProvider>
      );
      return <Route key={view} path={path} element={element} />;
    });
    return [
      <Resource key={name} name={name} options={{ contract }}>
        <Route path="*" element={notFound} />
      </Resource>,
      <CustomRoutes key={`${name} routes`}>{routes}</CustomRoutes>,
    ];
  });
}

/** The views that a resource has, with their paths. A create form at the path of the list has the list below it. */
function viewsOf(resource: string): [View, string][] {
  const paths = pathsOf(resource);
  return VIEWS.flatMap((view): [View, string][] => {
    const path = paths[view];
    return path === null || (view === 'list' && path === paths.create) ? [] : [[view, path]];
  });
}

/** A view that is fetched, together with the resource's words, when it is first opened. */
function lazyView(load: ResourceEntry['load'], view: View): ComponentType {
  return lazy(async () => {
    const { default: resource } = await load();
    registerWords(resource.name, resource.words);
    return { default: await resource.screen(view) };
  });
}
