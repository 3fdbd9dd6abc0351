import type { ComponentType } from 'react';
import type { Contract } from '#contract/kernel/define.ts';
import type { Field, FieldType } from '../field.ts';

/** Parts that a declaration can remove from a list. */
export type ListPart = 'selection' | 'export' | 'savedQueries';

/** The list of a declaration; `F` are the allowed field names. */
export interface ListWords<F extends string> {
  /** Shown at first, in this order; the user may hide and move them. */
  columns: readonly F[];
  /** Hidden until the user shows them. */
  more?: readonly F[];
  without?: readonly ListPart[];
}

/** The input of the views: a contract with its declaration. */
export interface ViewSource {
  contract: Contract;
  /** The field that names a record. */
  title: string;
  list: ListWords<string>;
  afterEdit: 'list' | 'show';
  /** Whether a new record can start with another record's values. */
  cloned: boolean;
  tabs: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
  fields: readonly { type: FieldType; field: Field }[];
}
