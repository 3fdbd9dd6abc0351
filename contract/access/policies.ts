import { type CapabilityName, type HasCapabilities, has } from '#contract/capabilities.ts';

/**
 * What each role may do, by itself and by its duties. With `access.ts` and `scope.ts` the only place that knows them; server and
 * screen both ask here (SHELL-13, API-05).
 */
export const ROLES = ['admin', 'mp', 'mla', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Any role that the specifications do not name. Only another host has such accounts: no rule names the role, so nothing is
 * hidden from it, and that host decides what it may do.
 */
export const OTHER_ROLE = 'other' as const;
export type AnyRole = Role | typeof OTHER_ROLE;
export const isNamedRole = (role: string) => ROLES.some((named) => named === role);

/** Rights beside the role, which staff are given one by one (GRD-02). */
export const DUTIES = ['desk_head', 'verifier', 'dispatcher', 'confidential'] as const;
export type Duty = (typeof DUTIES)[number];

/** What of somebody decides over rights. */
export interface Rights extends HasCapabilities {
  role: AnyRole;
  duties: readonly Duty[];
}

export type Action = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'assign' | 'forward' | 'merge';
type Policy = Record<Role, readonly Action[]>;

const READ = ['list', 'show'] as const;
const WRITE = [...READ, 'create', 'edit', 'delete'] as const;
const PERSON = [...READ, 'create', 'edit'] as const;
const REFERRAL = [...PERSON, 'forward'] as const;
const MERGE = ['list', 'create', 'edit'] as const;
const CONFIRM = ['list', 'edit'] as const;
const ANSWER = [...READ, 'edit'] as const;
const NOTHING = [] as const;

/** Named policies; every contract and every call names the one that guards it. */
export const policies = {
  complaint: {
    admin: [...WRITE, 'assign', 'merge'],
    // Forwarding to the in-charges of an area is neither for admin nor for staff (DET-12).
    mp: [...WRITE, 'assign', 'forward', 'merge'],
    mla: [...WRITE, 'assign', 'forward', 'merge'],
    staff: [...READ, 'create', 'edit'],
  },
  /** What citizens say of closings (REF-17), and closings that wait for a second person (REF-21). */
  verification: { admin: CONFIRM, mp: CONFIRM, mla: CONFIRM, staff: NOTHING },
  approval: { admin: ['edit'], mp: ['edit'], mla: ['edit'], staff: NOTHING },
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
  account: { admin: [...READ, 'create', 'edit'], mp: NOTHING, mla: NOTHING, staff: NOTHING },
  candidate: { admin: [...READ, 'create', 'edit'], mp: READ, mla: READ, staff: NOTHING },
  /** The settings of offices: admin's of any, for the others of their own (GRD-01). */
  office: {
    admin: [...READ, 'edit'],
    mp: ['show', 'edit'],
    mla: ['show', 'edit'],
    staff: ['show'],
  },
  /** Who opened which record, and all that is held about a person. */
  privacy: { admin: [...READ, 'delete'], mp: NOTHING, mla: NOTHING, staff: NOTHING },
  /** Citizens: everybody reads and writes them in place; of their cases staff see no more than PER-07 says. */
  person: { admin: PERSON, mp: PERSON, mla: PERSON, staff: PERSON },
  /** Causes: everybody sees them and adds grievances of their own; to change and to answer them takes more than staff (PER-18, PER-19). */
  cause: {
    admin: [...READ, 'create', 'edit'],
    mp: [...READ, 'create', 'edit'],
    mla: [...READ, 'create', 'edit'],
    staff: [...READ, 'create'],
  },
  /** Work on many rows; whose it is, is asked apart. */
  task: { admin: ['show', 'edit'], mp: ['show', 'edit'], mla: ['show', 'edit'], staff: ['show', 'edit'] },
  /** One's own; those of others and of the office take `runsOffice` (SLA-16, DESK-05, DESK-14). */
  leave: { admin: WRITE, mp: WRITE, mla: WRITE, staff: WRITE },
  view: { admin: WRITE, mp: WRITE, mla: WRITE, staff: WRITE },
  reply: { admin: WRITE, mp: WRITE, mla: WRITE, staff: WRITE },
  /** Everybody applies them, each step by its own right (DESK-13). */
  macro: { admin: WRITE, mp: WRITE, mla: WRITE, staff: READ },
  /** What departments are asked: whoever edits the case drafts it and notes the answer; to send is for who dispatches (REF-01). */
  referral: { admin: REFERRAL, mp: REFERRAL, mla: REFERRAL, staff: PERSON },
  /** Letters: everybody drafts them in place; to number and send them, and to keep the registers, is a duty (REF-05, REF-07). */
  letter: { admin: WRITE, mp: WRITE, mla: WRITE, staff: WRITE },
  register: { admin: PERSON, mp: PERSON, mla: PERSON, staff: NOTHING },
  /** What is said to citizens: everybody reads templates and what went out of their cases; to send takes the case (MSG-02, MSG-05). */
  message: { admin: PERSON, mp: PERSON, mla: PERSON, staff: READ },
  /** What citizens send, and who of them is to be called: for whoever records grievances (MSG-15, MSG-23). */
  inbox: { admin: ANSWER, mp: ANSWER, mla: ANSWER, staff: ANSWER },
  /** Whether two of them are one: merged, undone, told apart (PER-11, PER-12). */
  personMerge: { admin: MERGE, mp: MERGE, mla: MERGE, staff: NOTHING },
  userSearch: { admin: READ, mp: READ, mla: READ, staff: NOTHING },
  own: { admin: WRITE, mp: WRITE, mla: WRITE, staff: WRITE },
} as const satisfies Record<string, Policy>;
export type PolicyName = keyof typeof policies;

/** Policies of what a capability adds. */
const CAPABILITY_OF: Partial<Record<PolicyName, CapabilityName>> = {
  verification: 'closing',
  approval: 'closing',
  office: 'desk',
  privacy: 'desk',
  task: 'desk',
  view: 'desk',
  person: 'persons',
  cause: 'persons',
  personMerge: 'persons',
  leave: 'teamwork',
  reply: 'replies',
  macro: 'replies',
  referral: 'letters',
  letter: 'letters',
  register: 'letters',
  message: 'messages',
  inbox: 'messages',
};

/** What a duty lets staff do beside their role. */
const policiesOfDuty: Record<Duty, Partial<Record<PolicyName, readonly Action[]>>> = {
  desk_head: {
    complaint: ['assign', 'forward', 'merge'],
    office: ['edit'],
    cause: ['edit'],
    personMerge: MERGE,
    macro: WRITE,
    approval: ['edit'],
    referral: ['forward'],
    register: PERSON,
    message: ['create', 'edit'],
  },
  verifier: { verification: CONFIRM },
  dispatcher: { referral: ['forward'], register: PERSON },
  confidential: {},
};

/** The duties that open anything: a screen offers no other. */
export const OFFERED_DUTIES = DUTIES.filter((duty) => Object.keys(policiesOfDuty[duty]).length > 0);

/** Whether a role may take an action at all, by itself or by a duty; where it may is the scope's question. */
export function can(actor: Rights, action: Action, policy: PolicyName): boolean {
  if (!has(actor, CAPABILITY_OF[policy])) return false;
  const byRole: Policy = policies[policy];
  if (actor.role === OTHER_ROLE) return Object.values(byRole).some((actions) => actions.includes(action));
  const allowed = byRole[actor.role] ?? [];
  const duties = actor.role === 'staff' ? actor.duties : [];
  return allowed.includes(action) || duties.some((duty) => policiesOfDuty[duty][policy]?.includes(action));
}
