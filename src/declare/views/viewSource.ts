import type { Contract } from '../../../contract/define.ts';
import type { Field, FieldType } from '../field.ts';

/** What the views are made from: a contract and its declaration, put together. */
export interface ViewSource {
  contract: Contract;
  /** The field that names a record. */
  title: string;
  columns: readonly string[];
  afterEdit: 'list' | 'show';
  fields: readonly { type: FieldType; field: Field }[];
}
