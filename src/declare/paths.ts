import { type Identifier, useResourceDefinitions } from 'react-admin';

export const VIEWS = ['list', 'create', 'show', 'edit'] as const;
export type View = (typeof VIEWS)[number];
/** The path of each view; `:id` is the record, null means no such view. */
export interface Paths extends Record<Exclude<View, 'list'>, string | null> {
  list: string;
}

/** The four paths of a resource, by default `/news`, `/news/create`, `/news/:id`, `/news/update/:id`. */
export const pathsOf = (resource: string, spelled: Partial<Paths> = {}): Paths => ({
  list: `/${resource}`,
  create: `/${resource}/create`,
  show: `/${resource}/:id`,
  edit: `/${resource}/update/:id`,
  ...spelled,
});

/** The path of a view with the record's id; null without such a view. */
export const pathTo = (paths: Paths, view: View, id?: Identifier) =>
  paths[view]?.replace(':id', encodeURIComponent(String(id))) ?? null;

/** The path of a resource's view; null without one. Every link uses this function (SHELL-12). */
export function useLinkTo() {
  const definitions = useResourceDefinitions<{ paths: Paths }>();
  return (resource: string, view: View, id?: Identifier): string | null => {
    const paths = definitions[resource]?.options?.paths;
    return paths ? pathTo(paths, view, id) : null;
  };
}

/**
 * Translates a path of react-admin (`/news`, `/news/create`, `/news/5` for the form, `/news/5/show` for the page) into
 * the specified one. A view that does not exist leads to the list.
 */
export function specifiedPath(all: Readonly<Record<string, Paths>>, path: string): string | undefined {
  for (const [resource, paths] of Object.entries(all)) {
    const match = new RegExp(`^/${resource}(?:/(create)|/([^/]+)(/show)?)?$`).exec(path);
    if (!match) continue;
    const [, create, id = '', show] = match;
    const view = create ? 'create' : show ? 'show' : id ? 'edit' : 'list';
    return pathTo(paths, view, decodeURIComponent(id)) ?? paths.list;
  }
}
