import { OUTCOMES_WITH_REASON, type Outcome } from '#contract/closing/closing.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';

/** The outcome of a closing, if the call has one (REF-16). */
export interface Outcomes {
  outcome: Outcome | null;
  reason: string | null;
  without_evidence: boolean;
}

type OutcomeInput = { [K in keyof Outcomes]?: Outcomes[K] | null | undefined };

/** The outcome of a closing, if the call has one. @throws 422 without a required reason */
export function outcomesOf({ outcome = null, reason = null, without_evidence }: OutcomeInput): Outcomes {
  if (outcome && OUTCOMES_WITH_REASON.includes(outcome) && !reason) {
    throw invalidField('reason', 'outcomeReason');
  }
  return { outcome, reason, without_evidence: Boolean(without_evidence) };
}
