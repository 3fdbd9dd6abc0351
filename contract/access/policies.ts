import { type CapabilityName, type HasCapabilities, has } from '#contract/capabilities.ts';

/**
 * The actions that each role and duty allows. Only this file, `access.ts` and `scope.ts` compare roles and duties;
 * server and screens both use them (SHELL-13, API-05).
 */
export const ROLES = ['admin', 'mp', 'mla', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Any role that the specifications do not name. Only another host has such accounts: no rule names the role, so nothing
 * is hidden from it, and the host decides what it may do.
 */
export const OTHER_ROLE = 'other' as const;
export type AnyRole = Role | typeof OTHER_ROLE;
export const isNamedRole = (role: string) => ROLES.some((named) => named === role);

/** Additional permissions of staff, granted one by one (GRD-02). */
export const DUTIES = ['desk_head', 'verifier', 'dispatcher', 'confidential'] as const;
export type Duty = (typeof DUTIES)[number];

/** The fields of a user that decide on permissions. */
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

/** Every contract and every call names the policy that guards it. */
export const policies = {
  complaint: {
    admin: [...WRITE, 'assign', 'merge'],
    // Neither admin nor staff forward to the in-charges of an area (DET-12).
    mp: [...WRITE, 'assign', 'forward', 'merge'],
    mla: [...WRITE, 'assign', 'forward', 'merge'],
    staff: [...READ, 'create', 'edit'],
  },
  /** Citizens' answers about closings (REF-17), and closings that wait for a second person (REF-21). */
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
  /** The settings of offices: admin's of any office, other roles' of their own (GRD-01). */
  office: {
    admin: [...READ, 'edit'],
    mp: ['show', 'edit'],
    mla: ['show', 'edit'],
    staff: ['show'],
  },
  /** The access log, and all data about a person. */
  privacy: { admin: [...READ, 'delete'], mp: NOTHING, mla: NOTHING, staff: NOTHING },
  /** Citizens: everybody reads and writes those of the own place; PER-07 limits which of their complaints staff see. */
  person: { admin: PERSON, mp: PERSON, mla: PERSON, staff: PERSON },
  /**
   * Causes: everybody sees them and adds complaints of their own; staff may not change or answer them (PER-18, PER-19).
   */
  cause: {
    admin: [...READ, 'create', 'edit'],
    mp: [...READ, 'create', 'edit'],
    mla: [...READ, 'create', 'edit'],
    staff: [...READ, 'create'],
  },
  /** Background tasks over many rows. Ownership is checked separately. */
  task: { admin: ['show', 'edit'], mp: ['show', 'edit'], mla: ['show', 'edit'], staff: ['show', 'edit'] },
  /** Users' own records; those of others and of the office need `runsOffice` (SLA-16, DESK-05, DESK-14). */
  leave: { admin: WRITE, mp: WRITE, mla: WRITE, staff: WRITE },
  view: { admin: WRITE, mp: WRITE, mla: WRITE, staff: WRITE },
  reply: { admin: WRITE, mp: WRITE, mla: WRITE, staff: WRITE },
  /** Everybody applies quick actions; each step needs its own permission (DESK-13). */
  macro: { admin: WRITE, mp: WRITE, mla: WRITE, staff: READ },
  /**
   * Requests to departments: users who edit the complaint draft them and record the answer; only dispatchers send them
   * (REF-01).
   */
  referral: { admin: REFERRAL, mp: REFERRAL, mla: REFERRAL, staff: PERSON },
  /**
   * Letters: everybody drafts them for the own place; numbering, sending and the registers are a duty (REF-05, REF-07).
   */
  letter: { admin: WRITE, mp: WRITE, mla: WRITE, staff: WRITE },
  register: { admin: PERSON, mp: PERSON, mla: PERSON, staff: NOTHING },
  /**
   * Messages to citizens: everybody reads templates and the messages of their complaints; sending needs access to the
   * complaint (MSG-02, MSG-05).
   */
  message: { admin: PERSON, mp: PERSON, mla: PERSON, staff: READ },
  /** Messages from citizens, and requests for a call: for users who record complaints (MSG-15, MSG-23). */
  inbox: { admin: ANSWER, mp: ANSWER, mla: ANSWER, staff: ANSWER },
  /** Duplicates of persons: merge, undo, mark as different (PER-11, PER-12). */
  personMerge: { admin: MERGE, mp: MERGE, mla: MERGE, staff: NOTHING },
  userSearch: { admin: READ, mp: READ, mla: READ, staff: NOTHING },
  own: { admin: WRITE, mp: WRITE, mla: WRITE, staff: WRITE },
} as const satisfies Record<string, Policy>;
export type PolicyName = keyof typeof policies;

/** The capability to which a policy belongs. */
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

/** The permissions that a duty adds to the role of staff. */
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

/** Duties with any permissions: a screen offers no other. */
export const OFFERED_DUTIES = DUTIES.filter((duty) => Object.keys(policiesOfDuty[duty]).length > 0);

/** Whether a role or duty allows an action at all; the scope decides on which records. */
export function can(actor: Rights, action: Action, policy: PolicyName): boolean {
  if (!has(actor, CAPABILITY_OF[policy])) return false;
  const byRole: Policy = policies[policy];
  if (actor.role === OTHER_ROLE) return Object.values(byRole).some((actions) => actions.includes(action));
  const allowed = byRole[actor.role] ?? [];
  const duties = actor.role === 'staff' ? actor.duties : [];
  return allowed.includes(action) || duties.some((duty) => policiesOfDuty[duty][policy]?.includes(action));
}
