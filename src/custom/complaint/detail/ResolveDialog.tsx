import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '../../../../contract/complaint.ts';
import { closeComplaint } from '../../../../contract/complaintCalls.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { call } from '../../../dataProvider/http.ts';
import { ConfirmDialog, type DialogFrame } from '../../../kit/feedback/ConfirmDialog.tsx';
import { isOffered } from '../keyActions.ts';
import { EvidenceNote } from './closing/EvidenceNote.tsx';
import { OutcomeFields } from './closing/OutcomeFields.tsx';
import { asksReason, lacksEvidence, NOT_CHOSEN, outcomeFault } from './closing/outcome.ts';
import { FileChoice } from './FileChoice.tsx';
import { MessageDialog } from './MessageDialog.tsx';

/** DET-05. */
const RENEW_AFTER_MS = 500;

const WITHOUT = {
  question: 'closing.without.question',
  cancel: 'closing.without.cancel',
  action: 'closing.without.action',
};

interface ResolveDialogProps extends DialogFrame {
  complaint: ComplaintRecord;
  /** It is resolved, or to be approved, and shown so. */
  onDone: () => void;
}

/**
 * The answer to the citizen with which a complaint is closed, a file with it (DET-05), and what came of it (REF-16). Where nothing
 * shows that it was solved, that is asked once. It names the version that the page shows, so that nobody closes what they have not seen.
 */
export function ResolveDialog({ complaint, onDone, ...frame }: ResolveDialogProps) {
  const { id, version, closing } = complaint;
  const translate = useTranslate();
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState(NOT_CHOSEN);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const [agreed, setAgreed] = useState(false);
  const faults = outcomeFault(chosen);
  const isBare = lacksEvidence(chosen, file, closing?.evidence);
  const send = (message: string) => {
    const { outcome } = chosen;
    const reason = asksReason(outcome) ? chosen.reason.trim() : null;
    const body = { id, version, message, file, outcome, reason, without_evidence: isBare };
    return call(closeComplaint, { body });
  };
  return (
    <>
      <MessageDialog
        {...frame}
        words="complaint.resolve"
        complaint={complaint}
        isOffered={isOffered('resolve', storedActor(), complaint)}
        isReady={faults.outcome === null && faults.reason === null}
        ask={isBare && !agreed ? (go) => setWaiting(() => go) : undefined}
        send={send}
        done={({ proposed }) => (proposed ? 'closing.proposed' : 'complaint.resolve.done')}
        renewAfterMs={RENEW_AFTER_MS}
        onSent={() => {
          setFile(null);
          setChosen(NOT_CHOSEN);
          setAgreed(false);
          onDone();
        }}
      >
        {(asked) => (
          <>
            <OutcomeFields value={chosen} onChange={setChosen} asked={asked} />
            <FileChoice file={file} onChange={setFile} />
            <EvidenceNote file={file} evidence={closing?.evidence} />
          </>
        )}
      </MessageDialog>
      <ConfirmDialog
        open={waiting !== null}
        onClose={() => setWaiting(null)}
        title={translate('closing.without.title')}
        words={WITHOUT}
        failure={null}
        isPending={false}
        onConfirm={() => {
          setAgreed(true);
          setWaiting(null);
          waiting?.();
        }}
      />
    </>
  );
}
