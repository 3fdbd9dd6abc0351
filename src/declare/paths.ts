import type { Identifier } from 'react-admin';

export const VIEWS = ['list', 'create', 'show', 'edit'] as const;
export type View = (typeof VIEWS)[number];
/** Path of each view; `:id` stands for the record. */
export type Paths = Record<View, string>;

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

/** Where a view of a resource is: every link and redirect is made here (SHELL-12). */
export const linkTo = (resource: string, view: View, id?: Identifier) =>
  pathsOf(resource)[view].replace(':id', String(id));

/** After saving: to the list (CRUD-01). */
export const toList = (resource?: string) => linkTo(String(resource), 'list');
/** After saving, where the record's own page is meant (MIL-01). */
export const toShow = (resource?: string, id?: Identifier) => linkTo(String(resource), 'show', id);
