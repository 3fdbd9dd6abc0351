import type { Account } from './office.ts';

export type Values = Record<string, unknown>;

/** How to make a call that is valid except, perhaps, for its caller and its id. */
export interface Recipe {
  /** The name of the subject of its id; none for a call without a record. */
  subject?: string;
  /** The field of the query or body with the id, if it is not in the path. */
  field?: string;
  /** The field has a list of ids. */
  several?: true;
  /** The other values of the call. */
  values?: (account: Account, id: number) => Values | Promise<Values>;
  /** The status for a foreign id instead of 404: the field is a choice. */
  refusal?: 422;
  /** The call ends its own session. */
  endsSession?: true;
}

/** A call on a record, whose id is in the path or in `field`. */
export const on = (subject: string, field?: string, values?: Recipe['values']): Recipe => ({
  subject,
  field,
  values,
});
