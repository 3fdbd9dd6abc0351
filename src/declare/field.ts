import type { ReactElement } from 'react';
import type { UploadRule } from '#contract/kernel/uploadRules.ts';
import type { PlaceLevel } from '#contract/places/place.ts';

/** What a field's elements are made from; all of it follows from the contract. */
export interface Field {
  source: string;
  resource: string;
  /** Forms have it; what only answers carry is shown. */
  typed: boolean;
  /** An edit form has it, a create form has not. */
  editable: boolean;
  /** An empty value does not pass the contract. */
  required: boolean;
  /** In an edit form, not a create form. */
  editing: boolean;
  /** What the contract makes of an empty value, if it takes one: a flag of a new record starts with it. */
  initial?: unknown;
  /** The rule of an upload field. */
  rule?: UploadRule;
  /** The resource whose records the field names. */
  references?: string;
  /** Levels of the place that must be chosen. */
  requiredPlaces: readonly PlaceLevel[];
}

/**
 * How a field is shown and typed: a pair of functions without hooks, which return ordinary elements. Inputs
 * are fetched with the first form, so that a list does not wait for them.
 */
export interface FieldType {
  show: (field: Field) => ReactElement;
  /** In a row of a list, where that differs from `show`. */
  cell?: (field: Field) => ReactElement;
  /** Lists are not ordered by it. */
  unsorted?: true;
  /** Nothing where the form does not ask for it. */
  input: (field: Field) => Promise<ReactElement | null>;
}
