import { and, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import type { CapabilityName } from '#contract/capabilities.ts';
import { isInUse } from '#server/desk/offices/isInUse.ts';
import { isIn } from '#server/kernel/db/listing.ts';
import { complaintFacts } from '../schema/complaintFacts.ts';
import type { FilterContext, ListFilter } from './listParts.ts';
import type { ComplaintQuery } from './query.ts';

/** An entry for any field. */
type AnyEntry = { field: keyof ComplaintQuery; capability?: CapabilityName } & (
  | { kind: 'column'; sql: AnyPgColumn }
  | { kind: 'each' | 'whole'; sql: (value: never, context: FilterContext) => SQL | undefined }
);

/** The condition that an office uses a capability; undefined where all do (GRD-17). */
export const isUsed = (actor: Actor, capability: CapabilityName | undefined): SQL | undefined =>
  capability && isInUse(actor, capability, complaintFacts);

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
      return condition && and(condition, isUsed(context.actor, capability));
    }),
  );

function conditionBy(entry: AnyEntry, value: unknown, context: FilterContext): SQL | undefined {
  if (!value) return undefined;
  if (entry.kind === 'column') return isIn(entry.sql, value);
  if (entry.kind === 'whole') return entry.sql(value as never, context);
  return or(...[value].flat().map((each) => entry.sql(each as never, context)));
}
