import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../contract/access.ts';
import { PLACE_FIELDS, type PlaceField } from '../../contract/place.ts';
import { onlyOwnComplaints, ownPlaces } from '../../contract/reach.ts';
import { complaints } from './schema/complaints.ts';

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

/** The complaints an actor may see and work on; for staff only those recorded by or given to them (LIST-12). */
export function ownComplaints(actor: Actor, table: OwnedTable = complaints): SQL | undefined {
  const mine = onlyOwnComplaints(actor)
    ? or(eq(table.staff_id, actor.id), eq(table.creator_id, actor.id))
    : undefined;
  return and(changeable(actor, table), mine);
}

/** The same as parts without overlap: what was given to staff, and what they recorded and others have. */
export function ownParts(actor: Actor, table: OwnedTable = complaints): (SQL | undefined)[] {
  const place = changeable(actor, table);
  if (!onlyOwnComplaints(actor)) return [place];
  const { staff_id, creator_id } = table;
  const elsewhere = or(ne(staff_id, actor.id), isNull(staff_id));
  return [and(place, eq(staff_id, actor.id)), and(place, eq(creator_id, actor.id), elsewhere)];
}

function bounds(actor: Actor, table: PlacedTable): [AnyPgColumn, number][] {
  const own = ownPlaces(actor);
  return PLACE_FIELDS.flatMap((field) => {
    const [column, id] = [table[field], own[field]];
    return column && id !== undefined ? [[column, id] as [AnyPgColumn, number]] : [];
  });
}
