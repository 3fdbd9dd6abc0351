import type { ComponentType } from 'react';
import type { Contract } from '#contract/kernel/define.ts';
import type { Field, FieldType } from '../field.ts';

/** What a list can be without; it has all of it by itself. */
export type ListPart = 'selection' | 'export' | 'savedQueries';

/** The list of a declaration, `F` being the fields that it may name. */
export interface ListWords<F extends string> {
  /** Shown at first, in this order; the user may hide and move them. */
  columns: readonly F[];
  /** Hidden until the user shows them. */
  more?: readonly F[];
  without?: readonly ListPart[];
}

/** What the views are made from: a contract and its declaration, put together. */
export interface ViewSource {
  contract: Contract;
  /** The field that names a record. */
  title: string;
  list: ListWords<string>;
  afterEdit: 'list' | 'show';
  /** Whether a second record can start with the values of a first. */
  cloned: boolean;
  tabs: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
  fields: readonly { type: FieldType; field: Field }[];
}
