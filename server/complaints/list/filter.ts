import { type AnyColumn, and, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import type { CapabilityName } from '#contract/capabilities.ts';
import { isInUse } from '#server/desk/offices/isInUse.ts';
import { isIn } from '#server/kernel/db/listing.ts';
import { complaintFacts } from '../schema/complaintFacts.ts';
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
export type ListFilter = { [F in keyof ComplaintQuery]: Entry<F> }[keyof ComplaintQuery];

/** An entry for any field. */
type AnyEntry = { field: keyof ComplaintQuery; capability?: CapabilityName } & (
  | { kind: 'column'; sql: AnyPgColumn }
  | { kind: 'each' | 'whole'; sql: (value: never, context: FilterContext) => SQL | undefined }
);

/** The condition of a query's fields. */
export const conditionOf = (
  entries: readonly ListFilter[],
  query: ComplaintQuery,
  context: FilterContext,
): SQL | undefined =>
  and(
    ...(entries as readonly AnyEntry[]).map((entry) => {
      const condition = conditionBy(entry, query[entry.field], context);
      const { capability } = entry;
      return condition && capability
        ? and(condition, isInUse(context.actor, capability, complaintFacts))
        : condition;
    }),
  );

/** A capability's filters. Complaints of offices that do not use the capability never match (GRD-17). */
export const filtersOf = (capability: CapabilityName, filters: readonly ListFilter[]): ListFilter[] =>
  filters.map((filter) => ({ ...filter, capability }) as ListFilter);

function conditionBy(entry: AnyEntry, value: unknown, context: FilterContext): SQL | undefined {
  if (!value) return undefined;
  if (entry.kind === 'column') return isIn(entry.sql, value);
  if (entry.kind === 'whole') return entry.sql(value as never, context);
  return or(...[value].flat().map((each) => entry.sql(each as never, context)));
}

/** An order of a list: consecutive parts, each in the order of an index. */
export interface ListOrder {
  /** The value of `sort`. */
  sort: string;
  /** Whether the default direction is descending. */
  isDescending?: true;
  parts: (descending: boolean) => OrderPart[];
}
export interface OrderPart {
  where?: SQL;
  /** Names of facts. */
  by: OrderFact[];
  descending: boolean;
}
export type OrderFact = 'received_at' | 'complaint_id' | 'name' | 'due_on';
