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

/** The signed-in person, as far as rights are concerned; what they are is asked here and in `policies.ts` alone (SHELL-13, API-05). */
export interface Actor extends Rights {
  id: number;
  parliament_id: number | null;
  assembly_id: number | null;
  /** Those who are on leave today and whose deputy it is (SLA-16). */
  deputy_for: readonly number[];
}

/** Administrative officials are read where a complaint is forwarded, on no screen of their own (SHELL-06). */
const withoutScreens: Partial<Record<PolicyName, readonly AnyRole[]>> = { administrator: ['mp', 'mla'] };

/** Who may open a view of a resource: whom its policy lets do all of it; staff have none of them (SHELL-02). */
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

/** The charts of the dashboard in their order, by the sets of dashboard/issues (DASH-02 to DASH-04). */
export const chartsOf = (actor: Pick<Actor, 'role'>) =>
  actor.role === 'admin'
    ? (['issues_assembly', 'issues_parliament', 'issues_assigned', 'issues_category'] as const)
    : (['issues_area', 'issues_category'] as const);

/** The report tabs in their order, by the sets of dashboard/report; the first one is open at the start (DASH-05). */
export function reportsOf(actor: Pick<Actor, 'role'>) {
  if (actor.role === 'admin') return ['assemblies', 'categories'] as const;
  const ofMla = actor.role === 'mla' ? (['leaders'] as const) : [];
  return ['areas', ...ofMla, 'categories'] as const;
}

/** Roles of party users, whom a candidate record gives their place (USR-01, CAN-01). */
export const PARTY_ROLES = ['mp', 'mla'] as const satisfies readonly Role[];

/**
 * The role of a party user without a candidate record. There is no place yet, which for this role means that it changes
 * nothing and sees only what is for the whole state; as staff it would be offered as a grievance in-charge.
 */
export const ROLE_WITHOUT_SEAT: Role = 'mla';

/** The role that a candidate record gives its user. */
export const CANDIDATE_ROLES: Record<CandidateDesignation, Role> = {
  MP: 'mp',
  MLA: 'mla',
  'STATE MINISTOR': 'mla',
  'CENTRAL MINISTOR': 'mp',
};

/** Contacts that admin adds are those of the whole state: the create form asks for no place (CON-01). */
export const choosesContactPlace = (actor: Pick<Actor, 'role'>) => actor.role !== 'admin';

/** Content lists show the parliament and assembly filters only to mp (SCOPE-07). */
export const filtersByPlace = (actor: Pick<Actor, 'role'>) => actor.role === 'mp';

/** Fields of the complaint form that a role does not have (CRE-04, CRE-05, UPD-02). */
export const hasOrigin = (actor: Pick<Actor, 'role'>) => actor.role !== 'admin';
export const choosesInCharge = (actor: Pick<Actor, 'role'>) => !isOf(actor.role, 'mp', 'mla', 'staff');

/** DET-13: what did not come from the web is not deleted by its creator, nor by mla. */
export const keepsAppComplaint = (actor: Actor, complaint: { creator_id: number | null }) =>
  complaint.creator_id === actor.id || actor.role === 'mla';

/** Kinds of officers that a complaint can be forwarded to; both means of a ministry and of the district (DET-09). */
export type OfficerTarget = 'department' | 'ministry' | 'district' | 'both';

/** Those that the actor chooses from. For what an administrator recorded, staff have the choices of admin. */
export function officerTargets(actor: Pick<Actor, 'role'>, byAdmin: boolean): readonly OfficerTarget[] {
  if (actor.role === OTHER_ROLE) return ['department', 'ministry', 'district', 'both'];
  const ofState = actor.role === 'admin' || (actor.role === 'staff' && byAdmin);
  return ofState ? ['ministry', 'district', 'both'] : ['department'];
}

/** What an administrator did: entries in the history are marked (DET-02), staff forward it as an administrator would (DET-09). */
export const signsAsAdmin = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

/** Who in an office is told of grievances that nobody has in charge (SLA-11). */
const headsDesk = ({ role, duties }: Rights) => role === 'staff' && duties.includes('desk_head');

/** Whose My day suggests causes: of a whole state everything looks like one matter somewhere (PER-22). */
export const isSuggestedCauses = (actor: Rights) => actor.role === 'mla' || headsDesk(actor);

/** Who of the staff asks citizens about closings (REF-17). */
export const VERIFIES: Duty = 'verifier';

/** Who is at each level of the ladder, the lowest first (SLA-12). */
export const LADDER_RIGHTS: readonly (AnyRole | Duty)[] = ['desk_head', 'mla', 'mp', 'admin'];

/** At which level of the ladder somebody is; 0 for who is at none. */
export const escalationLevelOf = ({ role, duties }: Rights): number =>
  1 + Math.max(...[role, ...duties].map((right) => LADDER_RIGHTS.indexOf(right)));

/** Whoever stands above all offices reopens a grievance whatever its office's limit says (REF-20). */
export const reopensAlways = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

/** Rules, leave of others, workload, shared views and replies: what is the office's and not one's own. */
export const runsOffice = (actor: Rights) => can(actor, 'edit', 'office');

/** All that an office has asked of departments, and not that of the own grievances alone (REF-15). */
export const seesWholeOffice = (actor: Rights) => can(actor, 'forward', 'referral');

/** What is somebody's own is changed by that person; what is the office's by whoever made it or runs the office (DESK-05). */
export const changesView = (actor: Actor, view: { is_shared: boolean; creator: { id: number } | null }) =>
  view.creator?.id === actor.id || (view.is_shared && runsOffice(actor));

/** Work on many grievances is its maker's to look after, and the administrators' (GRD-15). */
export const seesAllTasks = (actor: Pick<Actor, 'role'>) => actor.role === 'admin';

/** Names of staff are for everybody, their phones are not for staff. */
export const seesStaffPhones = (actor: Pick<Actor, 'role'>) => actor.role !== 'staff';

/** The My Profile entry of the account menu (SHELL-10). */
export const hasProfileEntry = (actor: Pick<Actor, 'role'>) => !isOf(actor.role, 'admin', 'staff');

/** Who may sign in with the phone number instead of the username. */
export const signsInByPhone = (actor: Pick<Actor, 'role'>) => actor.role === 'staff';
