import { and, eq, inArray, isNull, not, notInArray, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { inPlaceOf, onlyOwnComplaints, ownPlaces } from '#contract/access/scope.ts';
import { PLACE_FIELDS, type PlaceField } from '#contract/places/place.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { OneOrMore } from './listing.ts';

type PlacedTable = Partial<Record<PlaceField, AnyPgColumn>>;
type OwnedTable = PlacedTable & Record<'staff_id' | 'creator_id', AnyPgColumn>;

/** The rows of a placed table that the actor may see: the actor's own branch and what stands above it (SCOPE-08). */
export function visible(actor: Actor, table: PlacedTable): SQL | undefined {
  return and(...bounds(actor, table).map(([column, own]) => or(eq(column, own), isNull(column))));
}

/** The rows that the actor may change: those of the actor's own place, not those above it. */
export function changeable(actor: Actor, table: PlacedTable): SQL | undefined {
  return and(...bounds(actor, table).map(([column, own]) => eq(column, own)));
}

/**
 * The complaints an actor may see and work on; for staff only those recorded by or given to them, or whoever they stand in
 * for (LIST-12, SLA-16).
 */
export function ownComplaints(actor: Actor, table: OwnedTable = complaints): SQL | undefined {
  const people = inPlaceOf(actor);
  const mine = onlyOwnComplaints(actor)
    ? or(inArray(table.staff_id, people), inArray(table.creator_id, people))
    : undefined;
  return and(changeable(actor, table), mine);
}

/** The complaints about whose closing the actor asks citizens: all of the own place that lists show (REF-17). */
export const confirmable = (actor: Actor): SQL | undefined =>
  and(changeable(actor, complaints), not(complaints.hidden));

/**
 * The same as parts without overlap, each of which an index has in the order of a list: for each person what was given to
 * them, and what they recorded and others have, which is none of what `staff` alone have in charge.
 */
export function ownParts(
  actor: Actor,
  table: OwnedTable = complaints,
  staff: OneOrMore<number | string> | null = null,
): (SQL | undefined)[] {
  const place = changeable(actor, table);
  if (!onlyOwnComplaints(actor)) return [place];
  const people = inPlaceOf(actor);
  const ownerParts = people.map((id) => and(place, eq(table.staff_id, id)));
  if (staff !== null && [staff].flat().every((id) => people.some((own) => own === id))) return ownerParts;
  return [
    ...ownerParts,
    ...people.map((id) => and(place, eq(table.creator_id, id), elsewhere(people, table))),
  ];
}

/** Of what staff see, what was not given to them: all of it in one condition, to be counted. */
export function recordedComplaints(actor: Actor, table: OwnedTable = complaints): SQL | undefined {
  const people = inPlaceOf(actor);
  return and(changeable(actor, table), inArray(table.creator_id, people), elsewhere(people, table));
}

const elsewhere = (people: number[], { staff_id }: OwnedTable) =>
  or(notInArray(staff_id, people), isNull(staff_id));

function bounds(actor: Actor, table: PlacedTable): [AnyPgColumn, number][] {
  const own = ownPlaces(actor);
  return PLACE_FIELDS.flatMap((field) => {
    const [column, id] = [table[field], own[field]];
    return column && id !== undefined ? [[column, id] as [AnyPgColumn, number]] : [];
  });
}
