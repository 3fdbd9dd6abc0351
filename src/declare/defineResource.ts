import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Contract } from '#contract/kernel/define.ts';
import { columnKinds, isRequired } from '#contract/kernel/fields.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { isSpecifiedField } from '#src/dataProvider/specifiedCalls.ts';
import type { declare as shared } from '#src/i18n/en/common/declare.ts';
import type { Translated } from '#src/i18n/locales.ts';
import type { DeclaredResource } from './entry.ts';
import type { Field, FieldType } from './field.ts';
import { computed } from './fieldTypes.tsx';
import type { View } from './paths.ts';
import { listView } from './views/listView.tsx';
import type { ListWords, ViewSource } from './views/viewSource.ts';
import type { Words } from './words.tsx';

type TextName<C extends Contract> = keyof C['input'] & string;
/**
 * What a declaration may name: fields and uploads of the contract, what answers hold besides, and 'place' for all
 * of the record's place. Forms have what the contract takes.
 */
type FieldName<C extends Contract> = TextName<C> | (keyof (C['files'] & C['record']) & string) | 'place';
type OwnWord<C extends Contract> = Exclude<TextName<C>, keyof (typeof shared)['fields']>;

/** Fields that the shared words do not name need one in every language that is there. */
type WordsOf<C extends Contract, K extends string> = Words<FieldName<C> | K> &
  ([OwnWord<C>] extends [never] ? unknown : { fields: Record<OwnWord<C>, string> });

/** The screens of a resource: what the contract cannot know, as plain data. */
export interface Declaration<C extends Contract, K extends string = never> {
  /** The field that names a record. */
  title: FieldName<C>;
  /** In the order of form and page. */
  fields: { [field in FieldName<C>]?: FieldType };
  /** What is worked out from a record, by a name of its own: a column or a line of the page, never in a form. */
  computed?: { [name in K]: ComponentType<{ source: string }> };
  list: ListWords<FieldName<C> | NoInfer<K>>;
  /** More of a record than its fields, each on a tab of its page; `tabs` of the words names them. */
  tabs?: Record<string, () => Promise<{ default: ComponentType }>>;
  /** Where records are added: on a page of their own, or above the list of what there is (CON-01). */
  layout?: 'pages' | 'formAndList';
  /** English is needed at once; `npm run check` tells which other languages a resource is still without. */
  words: Translated<WordsOf<C, NoInfer<K>>>;
  /** Where an edit leads to; the list where nothing is said. */
  afterEdit?: 'show';
  /** No record starts as the copy of another: what one is, no second can be. */
  clone?: false;
  /** A view that is written by hand takes the place of the generated one; fetched when it is opened. */
  views?: Partial<Record<View, () => Promise<{ default: ComponentType }>>>;
  /** What stands around a generated view, which it takes as its children. */
  frames?: Partial<Record<View, () => Promise<{ default: ComponentType<{ children: ReactNode }> }>>>;
}

/** Makes the four views of a resource from its contract and its declaration. */
export function defineResource<C extends Contract, K extends string = never>(
  contract: C,
  declaration: Declaration<C, K>,
): DeclaredResource {
  const whole: ViewSource = {
    contract,
    title: declaration.title,
    list: declaration.list,
    afterEdit: declaration.afterEdit ?? 'list',
    cloned: declaration.clone ?? true,
    tabs: declaration.tabs ?? {},
    fields: [
      ...Object.entries<FieldType | undefined>(declaration.fields),
      ...Object.entries<ComponentType<{ source: string }>>(declaration.computed ?? {}).map(
        ([name, Component]) => [name, computed(Component)] as const,
      ),
    ].flatMap(([name, type]) => (type ? [{ type, field: fieldOf(contract, name) }] : [])),
  };
  /** Asked for with each view: another account may have signed in at another host. */
  const source = (view?: View) => sourceOnHost(whole, view);
  const generated = {
    list: async () => listView(source()),
    create: async () =>
      declaration.layout === 'formAndList'
        ? (await import('./views/formAndListView.tsx')).formAndListView(source())
        : (await import('./views/createView.tsx')).createView(source()),
    show: async () => (await import('./views/showView.tsx')).showView(source()),
    edit: async () => (await import('./views/editView.tsx')).editView(source('edit')),
  };
  const screen = async (view: View): Promise<ComponentType> => {
    const byHand = declaration.views?.[view];
    if (byHand) return (await byHand()).default;
    const [tree, frame] = await Promise.all([generated[view](), declaration.frames?.[view]?.()]);
    return () => (frame ? createElement(frame.default, null, tree) : tree);
  };
  return { name: contract.name, words: declaration.words, generated, screen };
}

/** What a plain host has of a resource: the fields that the specifications name, and no files of a list. */
function sourceOnHost(source: ViewSource, view?: View): ViewSource {
  if (hasCapability('desk')) return source;
  const { contract, fields, list } = source;
  const { without = [] } = list;
  return {
    ...source,
    fields: fields.filter(({ field }) =>
      isSpecifiedField(contract.path, field.source, view === 'edit' ? contract.update : undefined),
    ),
    list: { ...list, without: [...without, 'export', 'savedQueries'] },
  };
}

function fieldOf(contract: Contract, source: string): Field {
  const schema = contract.input[source];
  return {
    source,
    resource: contract.name,
    typed: Boolean(schema) || source in contract.files || (source === 'place' && contract.placed),
    editable: contract.editable.includes(source),
    required: schema ? isRequired(schema) : false,
    editing: false,
    initial: schema?.safeParse('').data,
    rule: contract.files[source],
    references: schema && columnKinds.get(schema)?.references,
    requiredPlaces: contract.requiredPlaces,
  };
}
