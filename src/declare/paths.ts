import type { Identifier } from 'react-admin';

export const VIEWS = ['list', 'create', 'show', 'edit'] as const;
export type View = (typeof VIEWS)[number];
/** Path of each view; `:id` stands for the record, null for a view that a resource does not have. */
export interface Paths extends Record<Exclude<View, 'list'>, string | null> {
  list: string;
}

/** Paths that the specification spells in its own way, by resource; `resourceRoutes` fills it. */
const irregular = new Map<string, Partial<Paths>>();

export const setPaths = (resource: string, paths: Partial<Paths>) => irregular.set(resource, paths);

/** The four paths of a resource: `/news`, `/news/create`, `/news/:id`, `/news/update/:id` where nothing else is said. */
export const pathsOf = (resource: string): Paths => ({
  list: `/${resource}`,
  create: `/${resource}/create`,
  show: `/${resource}/:id`,
  edit: `/${resource}/update/:id`,
  ...irregular.get(resource),
});

/** Where a view of a resource is, null where there is none: every link and redirect is made here (SHELL-12). */
export const linkTo = (resource: string, view: View, id?: Identifier) =>
  pathsOf(resource)[view]?.replace(':id', String(id)) ?? null;

/** After saving: to the list (CRUD-01). */
export const toList = (resource?: string) => pathsOf(String(resource)).list;
/** After saving, where the record's own page is meant (MIL-01). */
export const toShow = (resource?: string, id?: Identifier) =>
  linkTo(String(resource), 'show', id) ?? toList(resource);
