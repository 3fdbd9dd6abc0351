import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { inPlaceOf, onlyOwnComplaints, ownPlaces } from '#contract/access/scope.ts';
import { PLACE_FIELDS, type PlaceField } from '#contract/places/place.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';

type PlacedTable = Partial<Record<PlaceField, AnyPgColumn>>;
type OwnedTable = PlacedTable & Record<'staff_id' | 'creator_id', AnyPgColumn>;

/** Rows of a placed table that the actor may see: those of the actor's branch and those above it (SCOPE-08). */
export function visible(actor: Actor, table: PlacedTable): SQL | undefined {
  return and(...bounds(actor, table).map(([column, own]) => or(eq(column, own), isNull(column))));
}

/** Rows that the actor may change: those of the actor's place, not those above it. */
export function changeable(actor: Actor, table: PlacedTable): SQL | undefined {
  return and(...bounds(actor, table).map(([column, own]) => eq(column, own)));
}

/**
 * The complaints an actor may see and work on. Staff see only complaints that they, or a colleague they are deputy for,
 * recorded or are assigned to (LIST-12, SLA-16).
 */
export function ownComplaints(actor: Actor, table: OwnedTable = complaints): SQL | undefined {
  if (!onlyOwnComplaints(actor)) return changeable(actor, table);
  const people = inPlaceOf(actor);
  const own = or(inArray(table.staff_id, people), inArray(table.creator_id, people));
  return and(changeable(actor, table), own);
}

/** Whether a complaint is one of these, as a column: null does not count. */
export const isOwn = (actor: Actor): SQL<boolean> =>
  sql<boolean>`coalesce(${ownComplaints(actor) ?? sql`true`}, false)`;

/**
 * The complaints whose closing the actor may confirm with citizens: all of the actor's place that lists show (REF-17).
 */
export const confirmable = (actor: Actor): SQL | undefined =>
  and(changeable(actor, complaints), not(complaints.hidden));

function bounds(actor: Actor, table: PlacedTable): [AnyPgColumn, number][] {
  const own = ownPlaces(actor);
  return PLACE_FIELDS.flatMap((field) => {
    const [column, id] = [table[field], own[field]];
    return column && id !== undefined ? [[column, id] as [AnyPgColumn, number]] : [];
  });
}
