import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { NOBODY } from '#contract/kernel/limits.ts';
import type { PlaceField } from '#contract/places/place.ts';
import { followupIs } from '#server/desk/followups/open.ts';
import { isIn, type OneOrMore, placeFilter, startOfDay } from '#server/kernel/db/listing.ts';
import type { ComplaintQuery } from './query.ts';

/** What complaints and their mirrors have alike. */
type Columns = Record<
  'complaint_id' | 'category_id' | 'staff_id' | 'creator_id' | 'hidden' | 'received_at' | PlaceField,
  AnyPgColumn
>;

/** What holds for what filters ask for that both answer; lists show nothing that is hidden. */
export const commonIs = (actor: Actor, query: ComplaintQuery, columns: Columns): SQL | undefined =>
  and(
    sql`not ${columns.hidden}`,
    placeFilter(actor, query, columns),
    query.category ? isIn(columns.category_id, query.category) : undefined,
    query.staff_id ? oneOf(query.staff_id, (id) => isPerson(columns.staff_id, id)) : undefined,
    query.created_by_me ? eq(columns.creator_id, actor.id) : undefined,
    query.from_date ? gte(columns.received_at, startOfDay(query.from_date, 0)) : undefined,
    query.to_date ? lt(columns.received_at, startOfDay(query.to_date, 1)) : undefined,
    query.followup
      ? followupIs(actor, query.followup, new Date(query.as_of), columns.complaint_id)
      : undefined,
  );

/** What holds for one of the values that are asked for (GRD-04). */
export const oneOf = <T>(wanted: OneOrMore<T>, condition: (one: T) => SQL): SQL | undefined =>
  or(...([wanted].flat() as T[]).map(condition));

export type Person = number | typeof NOBODY;

export const isPerson = (person: AnyPgColumn, wanted: Person): SQL =>
  wanted === NOBODY ? isNull(person) : eq(person, wanted);
