import { OUTCOMES_WITH_EVIDENCE, OUTCOMES_WITH_REASON, type Outcome } from '#contract/closing/closing.ts';
import type { RecordClosing } from '#contract/closing/closingCalls.ts';

/** The outcome of a grievance, as chosen when it is resolved (REF-16). */
export interface ChosenOutcome {
  outcome: Outcome | null;
  reason: string;
}
/** Preselected, so that resolving needs only a message (DET-05). */
export const USUAL_OUTCOME: ChosenOutcome = { outcome: 'solved', reason: '' };

export const asksReason = (outcome: Outcome | null): outcome is 'not_possible' | 'not_ours' =>
  outcome !== null && OUTCOMES_WITH_REASON.includes(outcome);

/** The translation key of the first missing value. */
export const outcomeFault = ({ outcome, reason }: ChosenOutcome) => ({
  outcome: outcome === null ? 'closing.chooseOutcome' : null,
  reason: asksReason(outcome) && reason.trim() === '' ? 'rules.outcomeReason' : null,
});

/** Whether to ask once: the office wants evidence, and there is none that the grievance was solved. */
export const lacksEvidence = (
  { outcome }: ChosenOutcome,
  file: File | null,
  closing: Pick<RecordClosing, 'asks_evidence' | 'evidence'> | undefined,
): boolean =>
  closing?.asks_evidence === true &&
  outcome !== null &&
  OUTCOMES_WITH_EVIDENCE.includes(outcome) &&
  file === null &&
  !Object.values(closing.evidence).some((count) => count > 0);
