import type { Outcome, Verification, VerifyResult } from '#contract/closing/closing.ts';

/** A closing of a demo complaint with its verification. */
export interface SeededClosing {
  closed_at: Date;
  closed_by: number | null;
  outcome: Outcome | null;
  verification: Verification;
  rating: number | null;
  calls: { result: VerifyResult; at: Date; by: number }[];
  reopened_at: Date | null;
}
