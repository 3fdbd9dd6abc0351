import type { ReactElement } from 'react';
import type { UploadRule } from '#contract/kernel/uploadRules.ts';
import type { PlaceLevel } from '#contract/places/place.ts';

/** The properties of a field from which its elements are made; all follow from the contract. */
export interface Field {
  source: string;
  resource: string;
  /** The field is in forms; otherwise only answers have it. */
  typed: boolean;
  /** The field is in an edit form but not in a create form. */
  editable: boolean;
  /** The contract refuses an empty value. */
  required: boolean;
  /** The field is used in an edit form. */
  editing: boolean;
  /** The contract's value for an empty input, if it accepts one: the initial value of a flag. */
  initial?: unknown;
  /** The rule of an upload field. */
  rule?: UploadRule;
  /** The resource of the records that the field names. */
  references?: string;
  /** Place levels that must be chosen. */
  requiredPlaces: readonly PlaceLevel[];
}

/**
 * How a field is shown and edited: functions without hooks that return ordinary elements. Inputs load with the first
 * form, so that a list does not wait for them.
 */
export interface FieldType {
  show: (field: Field) => ReactElement;
  /** Its cell in a list, if it differs from `show`. */
  cell?: (field: Field) => ReactElement;
  /** Lists cannot be sorted by it. */
  unsorted?: true;
  /** null for a field that the form does not have. */
  input: (field: Field) => Promise<ReactElement | null>;
}
