import { type Duty, ROLES, type Role } from '#contract/access/policies.ts';
import type { Call } from '#contract/kernel/define.ts';

type Roles = readonly (Role | Duty)[];
const ALL: Roles = ROLES;
const OFFICE: Roles = ['admin', 'mp', 'mla'];
const ADMIN: Roles = ['admin'];
const VERIFIERS: Roles = [...OFFICE, 'verifier'];
const MERGERS: Roles = [...OFFICE, 'desk_head'];
const DISPATCHERS: Roles = [...MERGERS, 'dispatcher'];

/**
 * The permissions by the beginning of a path: the longest match applies. Written here a second time, to detect a wrong
 * guard of the contract.
 */
const TABLE: Record<string, { read: Roles; write: Roles }> = {
  complaint: { read: ALL, write: ALL },
  // REF-17: of the whole constituency, for verifiers.
  verify: { read: VERIFIERS, write: [] },
  desk: { read: ALL, write: [] },
  'desk/columns': { read: [], write: ALL },
  'desk/first-steps': { read: ALL, write: ALL },
  // DESK-05: everybody saves views; ownership is tested separately.
  view: { read: ALL, write: ALL },
  dashboard: { read: OFFICE, write: OFFICE },
  ...Object.fromEntries(
    ['event', 'gallery', 'video', 'policy', 'milestone', 'achievement', 'news'].map((path) => [
      path,
      { read: OFFICE, write: OFFICE },
    ]),
  ),
  ...Object.fromEntries(
    ['leader', 'app/register', 'staff', 'division/incharge', 'contact'].map((path) => [
      path,
      { read: ALL, write: OFFICE },
    ]),
  ),
  ...Object.fromEntries(
    [
      'complaint/category',
      'contact/category',
      'policy/category',
      'video/category',
      'parliament',
      'assembly',
      'mandal',
      'area',
    ].map((path) => [path, { read: ALL, write: ADMIN }]),
  ),
  'area/template': { read: ADMIN, write: ADMIN },
  'import/locations': { read: ADMIN, write: ADMIN },
  'complaint/export': { read: ALL, write: ALL },
  'complaint/import': { read: ADMIN, write: ADMIN },
  person: { read: ALL, write: ALL },
  household: { read: ALL, write: ALL },
  // REF-01: users who edit the complaint draft and record answers; sending and the register are for dispatchers.
  referral: { read: ALL, write: ALL },
  'referral/settings': { read: ALL, write: [...OFFICE, 'desk_head'] },
  // PER-11, PER-12: users who are responsible for the place decide on duplicates.
  ...Object.fromEntries(
    ['person/duplicate', 'person/distinct', 'person/merge'].map((path) => [
      path,
      { read: MERGERS, write: MERGERS },
    ]),
  ),
  // PER-19: changing and answering causes needs more than seeing them.
  cause: { read: ALL, write: MERGERS },
  'cause/suggestion': { read: MERGERS, write: MERGERS },
  job: { read: ALL, write: ALL },
  leave: { read: ALL, write: ALL },
  // DESK-10: actions and rows are tested separately.
  bulk: { read: ALL, write: ALL },
  // GRD-01: everybody of an office reads its settings.
  office: { read: ADMIN, write: [] },
  ...Object.fromEntries(
    [
      ...['office/settings', 'office/uses', 'office/registers', 'letter/template', 'letterhead'],
      ...['routing/rule', 'routing/preview'],
      ...['sla/calendar', 'sla/ladder', 'sla/preview', 'sla/target'],
    ].map((path) => [path, { read: ALL, write: [...OFFICE, 'desk_head'] as const }]),
  ),
  // SLA-19, SLA-21: suggestions are for users who may assign, the workload for users who run the office.
  'routing/simulate': { read: [], write: [...OFFICE, 'desk_head'] },
  workload: { read: [...OFFICE, 'desk_head'], write: [...OFFICE, 'desk_head'] },
  reply: { read: ALL, write: ALL },
  // DESK-13: everybody applies the office's macros.
  macro: { read: ALL, write: [...OFFICE, 'desk_head'] },
  'macro/apply': { read: [], write: ALL },
  // REF-05, REF-07: everybody drafts letters; sending them and keeping the registers is a duty.
  letter: { read: ALL, write: ALL },
  // MSG-02, MSG-22: everybody reads templates and the messages of their complaints; users who run the office change its
  // settings.
  message: { read: ALL, write: MERGERS },
  'message/month': { read: MERGERS, write: [] },
  'message/channel': { read: MERGERS, write: [] },
  'message/preview': { read: [], write: ALL },
  inbox: { read: ALL, write: ALL },
  call: { read: ALL, write: [] },
  register: { read: DISPATCHERS, write: DISPATCHERS },
  signature: { read: ALL, write: ALL },
  user: { read: ADMIN, write: ADMIN },
  'user/find': { read: OFFICE, write: [] },
  candidate: { read: OFFICE, write: ADMIN },
  'candidate/:id': { read: ALL, write: ALL },
  logout: { read: ALL, write: ALL },
  me: { read: ALL, write: ALL },
  'change-password': { read: ALL, write: ALL },
  sessions: { read: ALL, write: ALL },
  notice: { read: ALL, write: ALL },
  privacy: { read: ADMIN, write: ADMIN },
};

/** Cells of the table for a single call. */
const EXCEPTIONS: Record<string, Roles> = {
  'DELETE complaint/:id': OFFICE,
  'GET staff/:id/cases': OFFICE,
  'POST complaint/staff/assign': [...OFFICE, 'desk_head'],
  ...Object.fromEntries(
    ['POST complaint/merge', 'POST complaint/merge/undo'].map((name) => [name, [...OFFICE, 'desk_head']]),
  ),
  'POST complaint/:id/verify': VERIFIERS,
  'POST complaint/:id/approve': [...OFFICE, 'desk_head'],
  ...Object.fromEntries(
    ['POST letter/:id/dispatch', 'POST letter/:id/cancel', 'POST letter/print'].map((name) => [
      name,
      DISPATCHERS,
    ]),
  ),
  ...Object.fromEntries(
    ['review', ':id/dispatch', ':id/remind'].map((path) => [
      `POST referral/${path}`,
      [...OFFICE, 'desk_head', 'dispatcher'],
    ]),
  ),
  // MSG-09: by users who may edit its complaint.
  'POST message/:id/resend': ALL,
  'POST cause': ALL,
  'POST cause/:id/member': ALL,
  // DET-12: neither staff nor admin have the control.
  'POST complaint/forward': ['mp', 'mla', 'desk_head'],
};

const PUBLIC = ['POST login', 'GET health'];

export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;

/** The roles and duties that may make a call at all, `'anyone'` without a token; undefined for an unknown call. */
export function rolesOf(call: Call): Roles | 'anyone' | undefined {
  const name = nameOf(call);
  if (PUBLIC.includes(name)) return 'anyone';
  const [row] = Object.keys(TABLE)
    .filter((start) => `${call.path}/`.startsWith(`${start}/`))
    .sort((one, other) => other.length - one.length);
  const rights = row === undefined ? undefined : TABLE[row];
  return EXCEPTIONS[name] ?? (call.method === 'GET' ? rights?.read : rights?.write);
}
