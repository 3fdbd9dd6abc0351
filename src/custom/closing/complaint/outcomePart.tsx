import type { ClosingProposal } from '#contract/letters/referralReply.ts';
import type { DialogPart } from '#src/components/slots/parts.ts';
import { OutcomeFields } from '../OutcomeFields.tsx';
import { asksReason, type ChosenOutcome, lacksEvidence, outcomeFault, USUAL_OUTCOME } from '../outcome.ts';
import { EvidenceNote } from './EvidenceNote.tsx';

/** Asks for the outcome of a grievance and its evidence when it is resolved (REF-16). */
const outcomePart: DialogPart<ChosenOutcome> = {
  first: (proposal) => chosenBy(proposal as ClosingProposal | undefined),
  Fields: ({ complaint, file, value, onChange, isSubmitted }) => (
    <>
      <OutcomeFields value={value} onChange={onChange} isSubmitted={isSubmitted} />
      {complaint.closing && <EvidenceNote file={file} closing={complaint.closing} />}
    </>
  ),
  isReady: (value) => Object.values(outcomeFault(value)).every((fault) => fault === null),
  bodyOf: (value, { complaint, file }) => ({
    outcome: value.outcome,
    reason: asksReason(value.outcome) ? value.reason.trim() : null,
    without_evidence: lacksEvidence(value, file, complaint.closing),
  }),
  question: (value, { complaint, file }) =>
    lacksEvidence(value, file, complaint.closing) ? 'closing.without' : null,
  doneText: (answer) => ('proposed' in answer && answer.proposed ? 'closing.proposed' : undefined),
};
export default outcomePart;

/** The outcome that a department's answer amounts to; without one, 'Solved' (REF-13). */
const chosenBy = (proposal: ClosingProposal | undefined): ChosenOutcome =>
  proposal ? { outcome: proposal.outcome, reason: proposal.reason ?? '' } : USUAL_OUTCOME;
