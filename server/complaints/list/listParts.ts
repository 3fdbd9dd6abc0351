import type { AnyColumn, SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import type { CapabilityName } from '#contract/capabilities.ts';
import type { ComplaintQuery } from './query.ts';

/** The columns that a search compares. */
export type SearchedColumns = Record<'id' | 'complaint_number', AnyColumn>;

/** The complaints that an exact text finds, such as a number; null for any other text. */
export type ExactSearch = (typed: string) => ((columns: SearchedColumns) => SQL | undefined) | null;

/** What a filter's condition may depend on besides its value. */
export interface FilterContext {
  actor: Actor;
  now: Date;
}

type Value<F extends keyof ComplaintQuery> = NonNullable<ComplaintQuery[F]>;
type Each<V> = V extends readonly (infer E)[] ? E : V;
type Entry<F extends keyof ComplaintQuery> = { field: F; capability?: CapabilityName } & (
  | { kind: 'column'; sql: AnyPgColumn }
  | { kind: 'each'; sql: (value: Each<Value<F>>, context: FilterContext) => SQL | undefined }
  | { kind: 'whole'; sql: (value: Value<F>, context: FilterContext) => SQL | undefined }
);

/**
 * How one field of a query cuts a list: a condition on a row of `complaintFacts`. Of several values one has to fit.
 * - `column`: the column has the value, or one of the values;
 * - `each`: the condition for one of the values;
 * - `whole`: the condition for all values together.
 * An entry that answers nothing cuts nothing: one field may have entries of several capabilities.
 */
export type ListFilter = { [F in keyof ComplaintQuery]-?: Entry<F> }[keyof ComplaintQuery];

/** An order of a list: consecutive parts, each in the order of an index. */
export interface ListOrder {
  /** The value of `sort`. */
  sort: string;
  capability?: CapabilityName;
  /** Whether the default direction is descending. */
  isDescending?: true;
  /** `isUsed` is what belongs to offices that use the capability; undefined for everything (GRD-17). */
  parts: (descending: boolean, isUsed: SQL | undefined) => OrderPart[];
}
export interface OrderPart {
  where?: SQL;
  /** Names of facts. */
  by: OrderFact[];
  descending: boolean;
}
export type OrderFact = 'received_at' | 'complaint_id' | 'name' | 'due_on';

/** A section of My day: the number and the first rows of a list (DESK-01). */
export interface DaySection {
  name: string;
  /** The filters of the list, as in its address. */
  filters: (today: string) => Partial<Omit<ComplaintQuery, 'staff_id'>>;
  /** It also has complaints that are assigned to others. */
  isOfOthers?: true;
}

/** What a feature adds to lists of complaints. */
export interface ListParts {
  filters: readonly ListFilter[];
  orders: readonly ListOrder[];
  /** Searches that lead to complaints directly, before numbers are searched. */
  searches: readonly ExactSearch[];
  sections: readonly DaySection[];
}
