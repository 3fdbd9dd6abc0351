import type { ComponentType } from 'react';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';

export interface BulkInputsProps<V> {
  values: V;
  onChange: (changed: Partial<V>) => void;
  /** The translated error; null before the first attempt to send. */
  error: string | null;
  /** One of the selected rows. */
  example: ComplaintRow | undefined;
}

export interface BulkButtonProps<V> {
  /** The selected rows; when all results are selected, the shown ones. */
  rows: readonly ComplaintRow[];
  isOfAll: boolean;
  onChange: (changed: Partial<V>) => void;
  /** It has started the action on all results itself. */
  onDone: () => void;
}

/** The form of a bulk action, and the parameters of its request. */
export interface BulkForm<V> {
  first: V;
  Inputs: ComponentType<BulkInputsProps<V>>;
  params: (values: V) => Record<string, unknown>;
  /** Translation key of the reason why it cannot be sent. */
  fault: (values: V) => string | null;
  /** Translation key of the title, with the number of rows. */
  title: string;
  /** Translation key of the button for few rows; for many it has their number. */
  submit: string;
  /** Another button of the dialog. It gets all selected rows. */
  Button?: ComponentType<BulkButtonProps<V>>;
  /** The success message after few rows, if it is not the usual one. */
  doneText?: (values: V) => { key: string; values: object };
}
// biome-ignore lint/suspicious/noExplicitAny: each form knows its own values
export type AnyBulkForm = BulkForm<any>;
