/** Everything that the server has acknowledged, and what it was asked for without an answer. */
export interface Ledger {
  /** By the Idempotency-Key that it was sent with. */
  complaints: Map<string, { id: number; number: string; body: Record<string, unknown> }>;
  /** Sent, and not answered: may be there or not, but never twice. */
  pending: Map<string, Record<string, unknown>>;
  remarks: { complaint: number; text: string }[];
  files: { complaint: number; id: number; hash: string }[];
  /** Forwarded to an officer. */
  mails: number[];
  imports: { id: number; rows: number }[];
  exports: { id: number; link: string }[];
  /** Names of areas. */
  areas: string[];
  /** Of two people; `undone` is null as long as nobody has said. */
  merges: { complaint: number; merged: number; survivor: number; undone: boolean | null }[];
  /** Who lives together. */
  households: number[][];
  /** A grievance that became a part of another one, which has this number. */
  merged: { source: number; target: string }[];
  causes: { id: number; members: number }[];
  /** Grievances that are in a cause, or may be. */
  bound: Set<number>;
  /** To all grievances of a cause, by a job. */
  answers: { job: number; message: string; complaints: number[] }[];
}

export const newLedger = (): Ledger => ({
  complaints: new Map(),
  pending: new Map(),
  remarks: [],
  files: [],
  mails: [],
  imports: [],
  exports: [],
  areas: [],
  merges: [],
  households: [],
  merged: [],
  causes: [],
  bound: new Set(),
  answers: [],
});

/** How much was acknowledged of each kind: a deed that is always refused would prove nothing. */
export const countsOf = ({ complaints, pending: _, bound: __, ...lists }: Ledger): string =>
  [
    `${complaints.size} complaints`,
    ...Object.entries(lists).map(([kind, acknowledged]) => `${acknowledged.length} ${kind}`),
  ].join(', ');
