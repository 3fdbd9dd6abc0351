import type { Account } from './office.ts';

export type Values = Record<string, unknown>;

/** How a call is made that is right in everything but, perhaps, who makes it and what its id names. */
export interface Recipe {
  /** What its id names, by the name of the subject; none when the call names no record. */
  subject?: string;
  /** The field of the query or the body that holds the id, where it is not in the path. */
  field?: string;
  /** The field holds a list of ids. */
  several?: true;
  /** What else the call takes. */
  values?: (account: Account, id: number) => Values | Promise<Values>;
  /** What answers an id that is not the caller's instead of 404: the field is a choice. */
  refusal?: 422;
  /** The call ends the session that it is made in. */
  endsSession?: true;
}

/** A call on a record, whose id stands in the path or in `field`. */
export const on = (subject: string, field?: string, values?: Recipe['values']): Recipe => ({
  subject,
  field,
  values,
});
