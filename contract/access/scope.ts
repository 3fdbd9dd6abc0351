import type { PlaceField, PlaceIds, Seat } from '#contract/places/place.ts';
import type { Actor } from './access.ts';
import type { AnyRole, Duty, Rights } from './policies.ts';

/*
 * The scope of a user. It is separate from `access.ts` because the sign-in page needs the scope and the start pages,
 * but none of the policies.
 */

/** Whether the user has one of the roles or duties (GRD-02). */
export const isOneOf = ({ role, duties }: Rights, allowed: readonly (AnyRole | Duty)[]) =>
  [role, ...duties].some((right) => allowed.includes(right));

/** The place ids that limit all that the actor sees: none for admin (SCOPE-05, SCOPE-08). */
export function ownPlaces(actor: Pick<Actor, 'role' | keyof Seat>): Partial<Record<PlaceField, number>> {
  if (actor.role === 'admin') return {};
  const { parliament_id, assembly_id } = actor;
  if (actor.role === 'mp') return { parliament_id: parliament_id ?? NOWHERE };
  if (actor.role === 'other')
    return { ...(parliament_id && { parliament_id }), ...(assembly_id && { assembly_id }) };
  return { parliament_id: parliament_id ?? NOWHERE, assembly_id: assembly_id ?? NOWHERE };
}

/** No place has this id: an account without its place sees nothing instead of everything. */
const NOWHERE = 0;

/** The seat of the account's office; null for an account without its place (GRD-01). */
export function seatOf(actor: Pick<Actor, 'role' | keyof Seat>): Seat | null {
  const { parliament_id = null, assembly_id = null } = ownPlaces(actor);
  return parliament_id === NOWHERE || assembly_id === NOWHERE ? null : { parliament_id, assembly_id };
}

/** Whether the role or seat of an account has changed, so that it loses what it was assigned before (SLA-20). */
export function hasMoved(before: Stand, after: Stand): boolean {
  const [from, to] = [seatOf(before), seatOf(after)];
  return (
    before.role !== after.role ||
    from?.parliament_id !== to?.parliament_id ||
    from?.assembly_id !== to?.assembly_id
  );
}

type Stand = Pick<Actor, 'role' | keyof Seat>;

/** Whether the record's place is the actor's place or below it: only then may the actor change the record. */
export function changes(actor: Pick<Actor, 'role' | keyof Seat>, record: Partial<PlaceIds>): boolean {
  return Object.entries(ownPlaces(actor)).every(([field, own]) => record[field as PlaceField] === own);
}

/** Staff see only complaints that they recorded or are assigned to (LIST-12). Desk heads see all of the place. */
export const onlyOwnComplaints = ({ role, duties }: Rights) =>
  role === 'staff' && !duties.includes('desk_head');

/**
 * Whether the actor sees and works on a complaint: the check of `ownComplaints` for a complaint that was already read.
 */
export const isOwnComplaint = (
  actor: Actor,
  { staff_id, creator_id, ...place }: Seat & Record<'staff_id' | 'creator_id', number | null>,
): boolean =>
  changes(actor, place) &&
  (!onlyOwnComplaints(actor) || inPlaceOf(actor).some((id) => id === staff_id || id === creator_id));

/**
 * The user and those whose deputy the user is: their complaints count as the user's own (SLA-16). The user's own role
 * and duties still decide on permissions.
 */
export const inPlaceOf = ({ id, deputy_for }: Pick<Actor, 'id' | 'deputy_for'>): number[] => [
  id,
  ...deputy_for,
];

/**
 * Whether complaints are assigned to this user, and those that the user records belong to the user (CRE-07, DET-05).
 */
export const takesComplaints = (actor: Pick<Actor, 'role'>) => actor.role === 'staff';
