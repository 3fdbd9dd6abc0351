import { type Identifier, useResourceDefinitions } from 'react-admin';

export const VIEWS = ['list', 'create', 'show', 'edit'] as const;
export type View = (typeof VIEWS)[number];
/** Path of each view; `:id` stands for the record, null for a view that a resource does not have. */
export interface Paths extends Record<Exclude<View, 'list'>, string | null> {
  list: string;
}

/** The four paths of a resource: `/news`, `/news/create`, `/news/:id`, `/news/update/:id` where nothing else is said. */
export const pathsOf = (resource: string, spelled: Partial<Paths> = {}): Paths => ({
  list: `/${resource}`,
  create: `/${resource}/create`,
  show: `/${resource}/:id`,
  edit: `/${resource}/update/:id`,
  ...spelled,
});

/** The path of a view with the record's id in it, null where there is no such view. */
export const pathTo = (paths: Paths, view: View, id?: Identifier) =>
  paths[view]?.replace(':id', encodeURIComponent(String(id))) ?? null;

/** Where a view of a resource is, null where there is none: every link is made here (SHELL-12). */
export function useLinkTo() {
  const definitions = useResourceDefinitions<{ paths: Paths }>();
  return (resource: string, view: View, id?: Identifier): string | null => {
    const paths = definitions[resource]?.options?.paths;
    return paths ? pathTo(paths, view, id) : null;
  };
}

/**
 * The path that the specification has for one that react-admin makes by itself: `/news`, `/news/create`, `/news/5`
 * for the form, `/news/5/show` for the page. A view that there is not leads to the list.
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
