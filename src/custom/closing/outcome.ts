import { OUTCOMES_WITH_EVIDENCE, OUTCOMES_WITH_REASON, type Outcome } from '#contract/closing/closing.ts';
import type { RecordClosing } from '#contract/closing/closingCalls.ts';

/** What came of a grievance, as it is chosen when it is resolved (REF-16). */
export interface ChosenOutcome {
  outcome: Outcome | null;
  reason: string;
}
/** Preselected, so that resolving asks for no more than a message (DET-05). */
export const USUAL_OUTCOME: ChosenOutcome = { outcome: 'solved', reason: '' };

export const asksReason = (outcome: Outcome | null): outcome is 'not_possible' | 'not_ours' =>
  outcome !== null && OUTCOMES_WITH_REASON.includes(outcome);

/** What is missing, by the key of its text. */
export const outcomeFault = ({ outcome, reason }: ChosenOutcome) => ({
  outcome: outcome === null ? 'closing.chooseOutcome' : null,
  reason: asksReason(outcome) && reason.trim() === '' ? 'rules.outcomeReason' : null,
});

/** Whether it is to be asked once: the office asks for evidence, and nothing shows that it was solved. */
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
