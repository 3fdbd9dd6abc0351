import type { CandidateDesignation } from '#contract/kernel/limits.ts';
import type { PlaceLevel } from '#contract/places/place.ts';
import {
  type Action,
  type AnyRole,
  can,
  type Duty,
  OTHER_ROLE,
  type PolicyName,
  type Rights,
  type Role,
} from './policies.ts';

/**
 * The signed-in user with the fields that decide on permissions. Only this file and `policies.ts` read them (SHELL-13,
 * API-05).
 */
export interface Actor extends Rights {
  id: number;
  parliament_id: number | null;
  assembly_id: number | null;
  /** Colleagues on leave today for whom this user is the deputy (SLA-16). */
  deputy_for: readonly number[];
}

/** These roles need administrative officials to forward a complaint, but have no screen of them (SHELL-06). */
const withoutScreens: Partial<Record<PolicyName, readonly AnyRole[]>> = { administrator: ['mp', 'mla'] };

/** The roles whose policy allows all these actions, so that they may open a view; never staff (SHELL-02). */
export const opensView = (policy: PolicyName, ...actions: Action[]): AnyRole[] =>
  (['admin', 'mp', 'mla', OTHER_ROLE] as const).filter(
    (role) =>
      !withoutScreens[policy]?.includes(role) &&
      actions.every((action) => can({ role, duties: [] }, action, policy)),
  );

/** Place selects that are locked in a form (SCOPE-03 on create, SCOPE-04 on edit) or in list filters (SCOPE-07). */
export function lockedPlaces(actor: Actor, editing = false): PlaceLevel[] {
  const locked: PlaceLevel[] = [];
  const { role, parliament_id, assembly_id } = actor;
  if (editing ? isOf(role, 'mp', 'mla', 'staff') : parliament_id !== null) locked.push('parliament');
  if (editing ? isOf(role, 'mla', 'staff') : assembly_id !== null) locked.push('assembly');
  return locked;
}

const isOf = (role: AnyRole, ...roles: Role[]) => roles.some((each) => each === role);

/** The dashboard charts in their order, by the sets of dashboard/issues (DASH-02 to DASH-04). */
export const chartsOf = (actor: Pick<Actor, 'role'>) =>
  actor.role === 'admin'
    ? (['issues_assembly', 'issues_parliament', 'issues_assigned', 'issues_category'] as const)
    : (['issues_area', 'issues_category'] as const);

/** The report tabs in their order, by the sets of dashboard/report; the first is open at the start (DASH-05). */
export function reportsOf(actor: Pick<Actor, 'role'>) {
  if (actor.role === 'admin') return ['assemblies', 'categories'] as const;
  const ofMla = actor.role === 'mla' ? (['leaders'] as const) : [];
  return ['areas', ...ofMla, 'categories'] as const;
}

/** Roles of party users, whose place comes from a candidate record (USR-01, CAN-01). */
export const PARTY_ROLES = ['mp', 'mla'] as const satisfies readonly Role[];

/**
 * The role of a party user without a candidate record, so without a place. With this role such a user changes nothing
 * and sees only records of the whole state. As staff the user would be offered as a grievance in-charge.
 */
export const ROLE_WITHOUT_SEAT: Role = 'mla';

/** The role that a candidate record gives its user. */
export const CANDIDATE_ROLES: Record<CandidateDesignation, Role> = {
  MP: 'mp',
  MLA: 'mla',
  'STATE MINISTOR': 'mla',
  'CENTRAL MINISTOR': 'mp',
};

/** Contacts that an admin adds belong to the whole state: the create form has no place (CON-01). */
export const choosesContactPlace = (actor: Pick<Actor, 'role'>) => actor.role !== 'admin';

/** Content lists show the parliament and assembly filters only to mp (SCOPE-07). */
export const filtersByPlace = (actor: Pick<Actor, 'role'>) => actor.role === 'mp';

/** Fields of the complaint form that some roles do not have (CRE-04, CRE-05, UPD-02). */
export const hasOrigin = (actor: Pick<Actor, 'role'>) => actor.role !== 'admin';
export const choosesInCharge = (actor: Pick<Actor, 'role'>) => !isOf(actor.role, 'mp', 'mla', 'staff');

/** Neither its creator nor mla may delete a complaint that did not come from the web (DET-13). */
export const keepsAppComplaint = (actor: Actor, complaint: { creator_id: number | null }) =>
  complaint.creator_id === actor.id || actor.role === 'mla';

/** Kinds of officers to which a complaint can be forwarded; `both` means a ministry and the district (DET-09). */
export type OfficerTarget = 'department' | 'ministry' | 'district' | 'both';

/**
 * The kinds that the actor may choose. For a complaint that an administrator recorded, staff have the choices of admin.
 */
export function officerTargets(actor: Pick<Actor, 'role'>, byAdmin: boolean): readonly OfficerTarget[] {
  if (actor.role === OTHER_ROLE) return ['department', 'ministry', 'district', 'both'];
  const ofState = actor.role === 'admin' || (actor.role === 'staff' && byAdmin);
  return ofState ? ['ministry', 'district', 'both'] : ['department'];
}

/**
 * Whether the actor's actions count as an administrator's: history entries are marked (DET-02), and staff forward such
 * complaints as an administrator would (DET-09).
 */
export const signsAsAdmin = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

/** Desk heads are notified of complaints without an assignee (SLA-11). */
const headsDesk = ({ role, duties }: Rights) => role === 'staff' && duties.includes('desk_head');

/**
 * Whether My day suggests causes to this user. Not for a whole state, where unrelated complaints would form a cause
 * (PER-22).
 */
export const isSuggestedCauses = (actor: Rights) => actor.role === 'mla' || headsDesk(actor);

/** The duty of staff who ask citizens about closings (REF-17). */
export const VERIFIES: Duty = 'verifier';

/** The role or duty of each escalation level, the lowest first (SLA-12). */
export const LADDER_RIGHTS: readonly (AnyRole | Duty)[] = ['desk_head', 'mla', 'mp', 'admin'];

/** The user's escalation level; 0 for none. */
export const escalationLevelOf = ({ role, duties }: Rights): number =>
  1 + Math.max(...[role, ...duties].map((right) => LADDER_RIGHTS.indexOf(right)));

/** An admin may reopen a complaint beyond the limit of its office (REF-20). */
export const reopensAlways = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

/**
 * Whether the user may change what belongs to the office: rules, leave of others, workload, shared views and replies.
 */
export const runsOffice = (actor: Rights) => can(actor, 'edit', 'office');

/** Whether the user sees all referrals of the office, not only those of the user's own complaints (REF-15). */
export const seesWholeOffice = (actor: Rights) => can(actor, 'forward', 'referral');

/** A personal view is changed by its creator; a shared one by its creator or by users who run the office (DESK-05). */
export const changesView = (actor: Actor, view: { is_shared: boolean; creator: { id: number } | null }) =>
  view.creator?.id === actor.id || (view.is_shared && runsOffice(actor));

/** Users see their own background tasks; admins see all (GRD-15). */
export const seesAllTasks = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

/** Everybody sees the names of staff, but staff do not see their phones. */
export const seesStaffPhones = (actor: Pick<Actor, 'role'>) => actor.role !== 'staff';

/** The My Profile entry of the account menu (SHELL-10). */
export const hasProfileEntry = (actor: Pick<Actor, 'role'>) => !isOf(actor.role, 'admin', 'staff');

/** Who may sign in with the phone number instead of the username. */
export const signsInByPhone = (actor: Pick<Actor, 'role'>) => actor.role === 'staff';
