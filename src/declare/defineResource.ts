import { type ComponentType, createElement, type ReactNode } from 'react';
import type { CapabilityName } from '#contract/capabilities.ts';
import type { Contract } from '#contract/kernel/define.ts';
import { columnKinds, isRequired } from '#contract/kernel/fields.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { isSpecifiedField } from '#src/dataProvider/specifiedCalls.ts';
import type { declare as shared } from '#src/i18n/en/common/first.ts';
import type { common } from '#src/i18n/en/common/words.ts';
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
 * The names that a declaration may use: fields and uploads of the contract, fields of answers, and 'place' for all
 * places of the record. Forms have only the contract's fields.
 */
type FieldName<C extends Contract> = TextName<C> | (keyof (C['files'] & C['record']) & string) | 'place';
type OwnWord<C extends Contract> = Exclude<
  TextName<C>,
  keyof (typeof shared)['fields'] | keyof typeof common
>;

/** Fields without shared words need words in every language. */
type WordsOf<C extends Contract, K extends string> = Words<FieldName<C> | K> &
  ([OwnWord<C>] extends [never] ? unknown : { fields: Record<OwnWord<C>, string> });

/** The screens of a resource as plain data: everything that the contract cannot know. */
export interface Declaration<C extends Contract, K extends string = never> {
  /** The field with the title of a record. */
  title: FieldName<C>;
  /** In the order of form and page. */
  fields: { [field in FieldName<C>]?: FieldType };
  /** Values that are computed from a record, by name: a column or a line of the page, never in a form. */
  computed?: { [name in K]: ComponentType<{ source: string }> };
  /** Fields that only offices with a capability have (GRD-17). */
  ofCapability?: { [field in FieldName<C>]?: CapabilityName };
  list: ListWords<FieldName<C> | NoInfer<K>>;
  /** Additional tabs of a record's page; `tabs` of the words has their labels. */
  tabs?: Record<string, () => Promise<{ default: ComponentType }>>;
  /** Where records are added: on a separate page, or above the list (CON-01). */
  layout?: 'pages' | 'formAndList';
  /** English is required; `npm run check` lists the missing languages of a resource. */
  words: Translated<WordsOf<C, NoInfer<K>>>;
  /** Where the user goes after an edit; by default to the list. */
  afterEdit?: 'show';
  /** Records cannot be cloned, because a second one cannot have the same values. */
  clone?: false;
  /** Handwritten views that replace generated ones; loaded when opened. */
  views?: Partial<Record<View, () => Promise<{ default: ComponentType }>>>;
  /** Components around a generated view, which they get as children. */
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
  /** Evaluated for each view, because another account may have signed in on another host. */
  const source = (view?: View) => sourceOnHost({ ...whole, fields: whole.fields.filter(isUsed) }, view);
  const ofCapability: Partial<Record<string, CapabilityName>> = declaration.ofCapability ?? {};
  function isUsed({ field }: ViewSource['fields'][number]) {
    const capability = ofCapability[field.source];
    return !capability || hasCapability(capability);
  }
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

/** A resource on a plain host: only fields that the specifications name, and no exports. */
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
