import { OUTCOMES_WITH_EVIDENCE } from '#contract/closing/closing.ts';
import type { ManyClosingPart } from '#src/components/slots/parts.ts';
import { OutcomeFields } from './OutcomeFields.tsx';
import { asksReason, type ChosenOutcome, outcomeFault, USUAL_OUTCOME } from './outcome.ts';

/** The outcome of all grievances that one answer closes (REF-16, PER-19). */
const causeClosing: ManyClosingPart<ChosenOutcome> = {
  first: USUAL_OUTCOME,
  Fields: OutcomeFields,
  isReady: (value) => Object.values(outcomeFault(value)).every((fault) => fault === null),
  bodyOf: ({ outcome, reason }) => ({ outcome, ...(asksReason(outcome) ? { reason: reason.trim() } : {}) }),
  claims: ({ outcome }) => outcome !== null && OUTCOMES_WITH_EVIDENCE.includes(outcome),
};
export default causeClosing;
