import type { PlaceField, PlaceIds, PlaceLevel } from './place.ts';

/** Who may do what: the only place that compares roles. Server and screen both ask here (SHELL-13, API-05). */
export const ROLES = ['admin', 'mp', 'mla', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/** The signed-in person, as far as rights are concerned. */
export interface Actor {
  id: number;
  role: Role;
  parliament_id: number | null;
  assembly_id: number | null;
}

export type Action = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'assign';
type Policy = Record<Role, readonly Action[]>;

const READ = ['list', 'show'] as const;
const WRITE = [...READ, 'create', 'edit', 'delete'] as const;
const NOTHING = [] as const;

/** Named policies; every contract and every call names the one that guards it. */
export const policies = {
  complaint: {
    admin: [...WRITE, 'assign'],
    mp: [...WRITE, 'assign'],
    mla: [...WRITE, 'assign'],
    staff: [...READ, 'create', 'edit'],
  },
  dashboard: { admin: READ, mp: READ, mla: READ, staff: NOTHING },
  content: { admin: WRITE, mp: WRITE, mla: WRITE, staff: NOTHING },
  inCharge: { admin: WRITE, mp: WRITE, mla: WRITE, staff: READ },
  contact: { admin: WRITE, mp: WRITE, mla: WRITE, staff: READ },
  administrator: { admin: WRITE, mp: READ, mla: READ, staff: READ },
  leader: {
    admin: [...READ, 'create', 'edit'],
    mp: [...READ, 'create', 'edit'],
    mla: [...READ, 'create', 'edit'],
    staff: READ,
  },
  masterData: { admin: WRITE, mp: READ, mla: READ, staff: READ },
  account: { admin: WRITE, mp: NOTHING, mla: NOTHING, staff: NOTHING },
  own: { admin: WRITE, mp: WRITE, mla: WRITE, staff: WRITE },
} as const satisfies Record<string, Policy>;
export type PolicyName = keyof typeof policies;

/** Whether a role may take an action at all; where it may is the scope's question. */
export function can(actor: Pick<Actor, 'role'>, action: Action, policy: PolicyName): boolean {
  const allowed: readonly Action[] = policies[policy][actor.role];
  return allowed.includes(action);
}

/** The place ids that bound everything the actor sees: none for admin (SCOPE-05, SCOPE-08). */
export function ownPlaces(actor: Actor): Partial<Record<PlaceField, number>> {
  if (actor.role === 'admin') return {};
  const { parliament_id, assembly_id } = actor;
  if (actor.role === 'mp') return { parliament_id: parliament_id ?? NOWHERE };
  return { parliament_id: parliament_id ?? NOWHERE, assembly_id: assembly_id ?? NOWHERE };
}

/** No place has this id: an account whose place is missing sees nothing rather than everything. */
const NOWHERE = 0;

/** A record is changed only by roles that stand above or at its place. */
export function changes(actor: Actor, record: Partial<PlaceIds>): boolean {
  return Object.entries(ownPlaces(actor)).every(([field, own]) => record[field as PlaceField] === own);
}

/** Staff work on the complaints they recorded or were given, nothing else (LIST-12). */
export const onlyOwnComplaints = (actor: Pick<Actor, 'role'>) => actor.role === 'staff';

/** Place selects that are locked in a form (SCOPE-03 on create, SCOPE-04 on edit) or in list filters (SCOPE-07). */
export function lockedPlaces(actor: Actor, editing = false): PlaceLevel[] {
  const locked: PlaceLevel[] = [];
  if (editing ? actor.role !== 'admin' : actor.parliament_id !== null) locked.push('parliament');
  if (editing ? ['mla', 'staff'].includes(actor.role) : actor.assembly_id !== null) locked.push('assembly');
  return locked;
}

/** Content lists show the parliament and assembly filters only to mp (SCOPE-07). */
export const filtersByPlace = (actor: Pick<Actor, 'role'>) => actor.role === 'mp';

/** Fields of the complaint form that a role does not have (CRE-04, CRE-05, UPD-02). */
export const hasOrigin = (actor: Pick<Actor, 'role'>) => actor.role !== 'admin';
export const choosesInCharge = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

/** DET-13: what did not come from the web stays, for its creator and for mla. */
export function deletesComplaint(
  actor: Actor,
  complaint: { source: string; creator_id: number | null },
): boolean {
  if (!can(actor, 'delete', 'complaint')) return false;
  return complaint.source === 'web' || (complaint.creator_id !== actor.id && actor.role !== 'mla');
}

/** Entries in the history that an administrator wrote are marked as such (DET-02). */
export const signsAsAdmin = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

/** Names of staff are for everybody, their phones are not for staff. */
export const seesStaffPhones = (actor: Pick<Actor, 'role'>) => actor.role !== 'staff';

/** The My Profile entry of the account menu (SHELL-10). */
export const hasProfileEntry = (actor: Pick<Actor, 'role'>) => !['admin', 'staff'].includes(actor.role);

/** Who may sign in with the phone number instead of the username. */
export const signsInByPhone = (actor: Pick<Actor, 'role'>) => actor.role === 'staff';
