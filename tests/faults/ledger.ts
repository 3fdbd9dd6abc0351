/** Everything that the server has acknowledged, and calls without an answer. */
export interface Ledger {
  /** By their Idempotency-Keys. */
  complaints: Map<string, { id: number; number: string; body: Record<string, unknown> }>;
  /** Sent without an answer: may exist or not, but never twice. */
  pending: Map<string, Record<string, unknown>>;
  remarks: { complaint: number; text: string }[];
  files: { complaint: number; id: number; hash: string }[];
  /** Forwarded to an officer. */
  mails: number[];
  imports: { id: number; rows: number }[];
  exports: { id: number; link: string }[];
  /** Names of areas. */
  areas: string[];
  /** Merges of two people; `undone` is null while unknown. */
  merges: { complaint: number; merged: number; survivor: number; undone: boolean | null }[];
  /** The members of households. */
  households: number[][];
  /** A complaint that was merged into the one with this number. */
  merged: { source: number; target: string }[];
  causes: { id: number; members: number }[];
  /** Complaints that are, or may be, in a cause. */
  bound: Set<number>;
  /** Answers to all complaints of a cause, given by a job. */
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

/** The number of acknowledged actions by kind: an action that is always refused would prove nothing. */
export const countsOf = ({ complaints, pending: _, bound: __, ...lists }: Ledger): string =>
  [
    `${complaints.size} complaints`,
    ...Object.entries(lists).map(([kind, acknowledged]) => `${acknowledged.length} ${kind}`),
  ].join(', ');
