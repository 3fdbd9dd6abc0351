import type { ComponentType, ReactElement } from 'react';
import type { Contract } from '../../contract/define.ts';
import { columnKinds, isRequired } from '../../contract/fields.ts';
import type { declare as shared } from '../i18n/en/declare.ts';
import type { Locale } from '../i18n/locales.ts';
import type { DeclaredResource } from './entry.ts';
import type { Field, FieldType } from './field.ts';
import type { View } from './paths.ts';
import { listView } from './views/listView.tsx';
import type { ViewSource } from './views/viewSource.ts';
import type { Words } from './words.ts';

type TextName<C extends Contract> = keyof C['input'] & string;
/**
 * What a declaration may name: fields and uploads of the contract, what answers hold besides, and 'place' for all
 * of the record's place. Forms have what the contract takes.
 */
type FieldName<C extends Contract> = TextName<C> | (keyof (C['files'] & C['record']) & string) | 'place';
type OwnWord<C extends Contract> = Exclude<TextName<C>, keyof (typeof shared)['fields']>;

/** Fields that the shared words do not name need one in every language. */
type WordsOf<C extends Contract> = Words<FieldName<C>> &
  ([OwnWord<C>] extends [never] ? unknown : { fields: Record<OwnWord<C>, string> });

/** The screens of a resource: what the contract cannot know, as plain data. */
export interface Declaration<C extends Contract> {
  /** The field that names a record. */
  title: FieldName<C>;
  /** In the order of form and page. */
  fields: { [field in FieldName<C>]?: FieldType };
  list: { columns: readonly FieldName<C>[] };
  /** Where records are added: on a page of their own, or above the list of what there is (CON-01). */
  layout?: 'pages' | 'formAndList';
  words: Record<Locale, WordsOf<C>>;
  /** Where an edit leads to; the list where nothing is said. */
  afterEdit?: 'show';
  /** A view that is written by hand takes the place of the generated one; fetched when it is opened. */
  views?: Partial<Record<View, () => Promise<{ default: ComponentType }>>>;
}

/** Makes the four views of a resource from its contract and its declaration. */
export function defineResource<C extends Contract>(
  contract: C,
  declaration: Declaration<C>,
): DeclaredResource {
  const source: ViewSource = {
    contract,
    title: declaration.title,
    columns: declaration.list.columns,
    afterEdit: declaration.afterEdit ?? 'list',
    fields: Object.entries<FieldType | undefined>(declaration.fields).flatMap(([name, type]) =>
      type ? [{ type, field: fieldOf(contract, name) }] : [],
    ),
  };
  const generated: Record<View, () => Promise<ReactElement>> = {
    list: async () => listView(source),
    create: async () =>
      declaration.layout === 'formAndList'
        ? (await import('./views/formAndListView.tsx')).formAndListView(source)
        : (await import('./views/createView.tsx')).createView(source),
    show: async () => (await import('./views/showView.tsx')).showView(source),
    edit: async () => (await import('./views/editView.tsx')).editView(source),
  };
  const screen = async (view: View): Promise<ComponentType> => {
    const byHand = declaration.views?.[view];
    if (byHand) return (await byHand()).default;
    const tree = await generated[view]();
    return () => tree;
  };
  return { name: contract.name, words: declaration.words, generated, screen };
}

function fieldOf(contract: Contract, source: string): Field {
  const schema = contract.input[source];
  return {
    source,
    resource: contract.name,
    typed: Boolean(schema) || source in contract.files || (source === 'place' && contract.placed),
    required: schema ? isRequired(schema) : false,
    editing: false,
    initial: schema?.safeParse('').data,
    rule: contract.files[source],
    references: schema && columnKinds.get(schema)?.references,
    requiredPlaces: contract.requiredPlaces,
  };
}
