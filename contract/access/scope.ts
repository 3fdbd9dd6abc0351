import type { PlaceField, PlaceIds, Seat } from '#contract/places/place.ts';
import type { Actor } from './access.ts';
import type { AnyRole, Duty, Rights } from './policies.ts';

/*
 * How far somebody's rights reach; what they are stands in `access.ts`. Apart from it, since the gate has to know to whom
 * which page is open and how it begins, and none of the policies.
 */

/** Whether somebody is of one of the roles or has one of the duties (GRD-02). */
export const isOneOf = ({ role, duties }: Rights, allowed: readonly (AnyRole | Duty)[]) =>
  [role, ...duties].some((right) => allowed.includes(right));

/** The place ids that bound everything the actor sees: none for admin (SCOPE-05, SCOPE-08). */
export function ownPlaces(actor: Pick<Actor, 'role' | keyof Seat>): Partial<Record<PlaceField, number>> {
  if (actor.role === 'admin') return {};
  const { parliament_id, assembly_id } = actor;
  if (actor.role === 'mp') return { parliament_id: parliament_id ?? NOWHERE };
  if (actor.role === 'other')
    return { ...(parliament_id && { parliament_id }), ...(assembly_id && { assembly_id }) };
  return { parliament_id: parliament_id ?? NOWHERE, assembly_id: assembly_id ?? NOWHERE };
}

/** No place has this id: an account whose place is missing sees nothing rather than everything. */
const NOWHERE = 0;

/** The seat whose office an account belongs to; null for one whose place is missing (GRD-01). */
export function seatOf(actor: Pick<Actor, 'role' | keyof Seat>): Seat | null {
  const { parliament_id = null, assembly_id = null } = ownPlaces(actor);
  return parliament_id === NOWHERE || assembly_id === NOWHERE ? null : { parliament_id, assembly_id };
}

/** Whether somebody works in another role or at another seat than before, where nothing of what they had is theirs (SLA-20). */
export function hasMoved(before: Stand, after: Stand): boolean {
  const [from, to] = [seatOf(before), seatOf(after)];
  return (
    before.role !== after.role ||
    from?.parliament_id !== to?.parliament_id ||
    from?.assembly_id !== to?.assembly_id
  );
}

type Stand = Pick<Actor, 'role' | keyof Seat>;

/** A record is changed only by roles that stand above or at its place. */
export function changes(actor: Pick<Actor, 'role' | keyof Seat>, record: Partial<PlaceIds>): boolean {
  return Object.entries(ownPlaces(actor)).every(([field, own]) => record[field as PlaceField] === own);
}

/** Staff work on the complaints they recorded or were given, nothing else (LIST-12); who heads their desk, on all of the place. */
export const onlyOwnComplaints = ({ role, duties }: Rights) =>
  role === 'staff' && !duties.includes('desk_head');

/** Whether a complaint is among those that somebody sees and works on: what `ownComplaints` asks the database, of one that was read. */
export const isOwnComplaint = (
  actor: Actor,
  { staff_id, creator_id, ...place }: Seat & Record<'staff_id' | 'creator_id', number | null>,
): boolean =>
  changes(actor, place) &&
  (!onlyOwnComplaints(actor) || inPlaceOf(actor).some((id) => id === staff_id || id === creator_id));

/**
 * Whose complaints count as somebody's: their own, and those of whoever they stand in for (SLA-16). What they may do with
 * them follows from their own role and duties.
 */
export const inPlaceOf = ({ id, deputy_for }: Pick<Actor, 'id' | 'deputy_for'>): number[] => [
  id,
  ...deputy_for,
];

/** Complaints are given to staff, and what they record is theirs (CRE-07, DET-05). */
export const takesComplaints = (actor: Pick<Actor, 'role'>) => actor.role === 'staff';
