import { useState } from 'react';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { closeComplaint } from '#contract/complaints/complaintCalls.ts';
import type { ClosingProposal } from '#contract/letters/referralReply.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import {
  asksReason,
  type ChosenOutcome,
  lacksEvidence,
  outcomeFault,
  USUAL_OUTCOME,
} from '#src/custom/closing/outcome.ts';
import { call } from '#src/dataProvider/call.ts';

/** What an answer of a department comes to, as a person would choose it; 'Solved' without one (REF-13). */
const chosenBy = (proposal: ClosingProposal | undefined): ChosenOutcome =>
  proposal ? { outcome: proposal.outcome, reason: proposal.reason ?? '' } : USUAL_OUTCOME;

/** What a complaint is closed with besides the message: a file (DET-05), what came of it, and whether anything shows that (REF-16). */
export function useClosing({ id, version, closing }: ComplaintRecord, proposal?: ClosingProposal) {
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState(() => chosenBy(proposal));
  const faults = outcomeFault(chosen);
  const hasOutcomes = hasCapability('closing');
  const isBare = hasOutcomes && lacksEvidence(chosen, file, closing);
  return {
    file,
    setFile,
    chosen,
    setChosen,
    isBare,
    isReady: !hasOutcomes || (faults.outcome === null && faults.reason === null),
    send: (message: string) => {
      const { outcome } = chosen;
      const reason = asksReason(outcome) ? chosen.reason.trim() : null;
      const body = { id, version, message, file, outcome, reason, without_evidence: isBare };
      return call(closeComplaint, { body });
    },
    clear: () => {
      setFile(null);
      setChosen(USUAL_OUTCOME);
    },
  };
}
