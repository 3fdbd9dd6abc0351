import { useState } from 'react';
import type { ComplaintRecord } from '../../../../contract/complaint.ts';
import { closeComplaint } from '../../../../contract/complaintCalls.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { call } from '../../../dataProvider/http.ts';
import type { DialogFrame } from '../../../kit/feedback/ConfirmDialog.tsx';
import { isOffered } from '../keyActions.ts';
import { FileChoice } from './FileChoice.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { OpenReferrals } from './referrals/OpenReferrals.tsx';
import { useOpenReferrals } from './referrals/useOpenReferrals.ts';

/** DET-05. */
const RENEW_AFTER_MS = 500;

interface ResolveDialogProps extends DialogFrame {
  complaint: ComplaintRecord;
  /** It is resolved and shown so. */
  onDone: () => void;
}

/**
 * The answer to the citizen with which a complaint is closed, and a file with it (DET-05). It names the version that the page
 * shows, so that nobody closes what they have not seen.
 */
export function ResolveDialog({ complaint, onDone, ...frame }: ResolveDialogProps) {
  const { id, version } = complaint;
  const [file, setFile] = useState<File | null>(null);
  const referrals = useOpenReferrals(id, frame.open);
  return (
    <MessageDialog
      {...frame}
      words="complaint.resolve"
      complaint={complaint}
      isOffered={isOffered('resolve', storedActor(), complaint)}
      send={async (message) => {
        const answer = await call(closeComplaint, { body: { id, version, message, file } });
        await referrals.settle();
        return answer;
      }}
      renewAfterMs={RENEW_AFTER_MS}
      onSent={() => {
        setFile(null);
        onDone();
      }}
    >
      <FileChoice file={file} onChange={setFile} />
      <OpenReferrals {...referrals} />
    </MessageDialog>
  );
}
