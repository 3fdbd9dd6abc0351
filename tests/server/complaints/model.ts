/** What there is in the model of complaints (`modelRules.ts`). */
export type Status = 'open' | 'pending' | 'reviewed' | 'responded' | 'close' | 'Resolved';
export type Role = 'admin' | 'mp' | 'mla' | 'staff' | 'deskHead';

export interface Person {
  id: number;
  name: string;
  role: Role;
  /** null is the whole state. */
  parliament: string | null;
  assembly: string | null;
}

export interface Leader {
  id: number;
  name: string;
  area: string;
  approved: boolean;
}

export interface Complaint {
  id: number;
  source: 'web' | 'app';
  creator: Person;
  parliament: string;
  assembly: string;
  area: string;
  name: string;
  status: Status;
  version: number;
  staff: Person | null;
  /** Those it was forwarded to, the last of them apart. */
  leaders: Leader[];
  lastLeader: Leader | null;
  history: string[];
  timeline: string[];
  /** The officers with queued mail; none is sent here. */
  mails: Officer[];
  files: number;
  deleted: boolean;
  /** How often it was opened again, and how far up the ladder that has taken it (REF-20). */
  reopened: number;
  level: number;
  /** The one that it was merged into, and what it was before; the last merge stays known when it is undone. */
  merge: { into: Complaint; status: Status; undone: boolean } | null;
}

export type Officer = 'department' | 'district';
export type Command =
  | { kind: 'remark' }
  | { kind: 'assign'; to: Person }
  | { kind: 'reply'; status: Status }
  | { kind: 'resolve' | 'reopen'; stale: boolean }
  | { kind: 'forwardToLeaders'; leaders: Leader[] }
  | { kind: 'forwardToOfficers'; to: Officer | 'both' }
  | { kind: 'rename'; name: string; stale: boolean }
  | { kind: 'reassign'; to: Person | null }
  | { kind: 'merge'; into: number }
  | { kind: 'attach' | 'detach' | 'delete' | 'undoMerge' };

/** What the API answers; anything but 200 leaves everything as it was. */
export type Outcome = 200 | 403 | 404 | 409 | 422;
