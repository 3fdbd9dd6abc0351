import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import type { ClosingProposal } from '#contract/letters/referralReply.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { ConfirmDialog, type DialogFrame } from '#src/components/feedback/ConfirmDialog.tsx';
import { FileChoice } from '#src/components/files/FileChoice.tsx';
import { OutcomeFields } from '#src/custom/closing/OutcomeFields.tsx';
import { isOffered } from '../keyActions.ts';
import { EvidenceNote } from './closing/EvidenceNote.tsx';
import { useClosing } from './closing/useClosing.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { OpenReferrals } from './referrals/OpenReferrals.tsx';
import { useOpenReferrals } from './referrals/useOpenReferrals.ts';

/** DET-05. */
const RENEW_AFTER_MS = 500;

const WITHOUT = {
  question: 'closing.without.question',
  cancel: 'closing.without.cancel',
  action: 'closing.without.action',
};

interface ResolveDialogProps extends DialogFrame {
  complaint: ComplaintRecord;
  /** By an answer of a department that was accepted: the form begins with it (REF-13). */
  proposal: ClosingProposal | undefined;
  /** It is resolved, or to be approved, and shown so. */
  onDone: () => void;
}

/**
 * The answer to the citizen with which a complaint is closed, a file with it (DET-05), what came of it (REF-16), and what becomes of
 * departments that are still waited for (REF-24). Where the office asks for evidence and there is none, that is asked once. It names the version
 * that the page shows, so that nobody closes what they have not seen.
 */
export function ResolveDialog({ complaint, proposal, onDone, ...frame }: ResolveDialogProps) {
  const translate = useTranslate();
  const { file, setFile, chosen, setChosen, isBare, isReady, send, clear } = useClosing(complaint, proposal);
  const referrals = useOpenReferrals(complaint.id, frame.open);
  const hasOutcomes = hasCapability('closing');
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <MessageDialog
        {...frame}
        words="complaint.resolve"
        first={proposal?.message}
        complaint={complaint}
        isOffered={isOffered('resolve', storedActor(), complaint)}
        isReady={isReady}
        along={{ values: chosen, restore: setChosen }}
        ask={isBare && !agreed ? (go) => setWaiting(() => go) : undefined}
        send={async (message) => {
          const answer = await send(message);
          if (!answer.proposed) await referrals.settle();
          return answer;
        }}
        successText={({ proposed }) => (proposed ? 'closing.proposed' : 'complaint.resolve.done')}
        renewAfterMs={RENEW_AFTER_MS}
        onSent={() => {
          clear();
          setAgreed(false);
          onDone();
        }}
      >
        {(isSubmitted) => (
          <>
            {hasOutcomes && <OutcomeFields value={chosen} onChange={setChosen} isSubmitted={isSubmitted} />}
            <FileChoice label="complaint.resolve.file" file={file} onChange={setFile} />
            {hasOutcomes && complaint.closing && <EvidenceNote file={file} closing={complaint.closing} />}
            <OpenReferrals {...referrals} />
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
