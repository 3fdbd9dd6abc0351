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
});
