import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { RecordClosing } from '#contract/closing/closingCalls.ts';
import type { ClosingProposal } from '#contract/letters/referralReply.ts';
import type { DialogPart } from '#src/components/slots/parts.ts';
import { OutcomeFields } from '../OutcomeFields.tsx';
import { asksReason, type ChosenOutcome, lacksEvidence, outcomeFault, USUAL_OUTCOME } from '../outcome.ts';

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

interface EvidenceNoteProps {
  file: File | null;
  closing: Pick<RecordClosing, 'asks_evidence' | 'evidence'>;
}

/** The evidence that a grievance was solved, or a note that the office requires some (REF-16). */
function EvidenceNote({ file, closing }: EvidenceNoteProps) {
  const translate = useTranslate();
  const { files, reports, calls } = closing.evidence;
  const proofs = [
    file && translate('closing.evidence.attached'),
    files > 0 && translate('closing.evidence.files', { smart_count: files }),
    reports > 0 && translate('closing.evidence.reports', { smart_count: reports }),
    calls > 0 && translate('closing.evidence.calls', { smart_count: calls }),
  ].filter(Boolean);
  if (proofs.length === 0 && !closing.asks_evidence) return null;
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {`${translate('closing.evidence.title')}: ${proofs.join(', ') || translate('closing.evidence.none')}`}
    </Typography>
  );
}
