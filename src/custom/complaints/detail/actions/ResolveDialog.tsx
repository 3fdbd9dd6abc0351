import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { closeComplaint } from '#contract/complaints/complaintCalls.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { ConfirmDialog, type DialogFrame } from '#src/components/feedback/ConfirmDialog.tsx';
import { FileChoice } from '#src/components/files/FileChoice.tsx';
import type { Proposal } from '#src/components/slots/capability.ts';
import { call } from '#src/dataProvider/call.ts';
import { isOffered } from '../../keyActions.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { useDialogParts } from './useDialogParts.ts';

/** DET-05. */
const RENEW_AFTER_MS = 500;

interface ResolveDialogProps extends DialogFrame {
  complaint: ComplaintRecord;
  /** Starting values from an accepted answer (REF-13). */
  proposal: Proposal | undefined;
  /** The complaint is resolved or waits for approval, and the page shows it. */
  onDone: () => void;
}

/**
 * The closing answer to the citizen with a file (DET-05), and the capabilities' fields. A missing value that a
 * capability reports is asked for once. It sends the version on the page, so that nobody closes a version that they
 * have not seen.
 */
export function ResolveDialog({ complaint, proposal, onDone, ...frame }: ResolveDialogProps) {
  const { id, version } = complaint;
  const translate = useTranslate();
  const [file, setFile] = useState<File | null>(null);
  const parts = useDialogParts('resolving', proposal);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const [agreed, setAgreed] = useState(false);
  const sending = { complaint, file };
  const question = parts.questionOf(sending);
  const words = question ?? '';
  return (
    <>
      <MessageDialog
        {...frame}
        words="complaint.resolve"
        first={proposal?.message}
        complaint={complaint}
        isOffered={isOffered('resolve', storedActor(), complaint)}
        isReady={parts.isReady}
        along={{ values: parts.values, restore: parts.restore }}
        ask={question && !agreed ? (go) => setWaiting(() => go) : undefined}
        send={(message) =>
          call(closeComplaint, { body: { id, version, message, file, ...parts.bodyOf(sending) } })
        }
        successText={(answer) => parts.doneText(answer) ?? 'complaint.resolve.done'}
        renewAfterMs={RENEW_AFTER_MS}
        onSent={() => {
          setFile(null);
          parts.clear();
          setAgreed(false);
          onDone();
        }}
      >
        {(isSubmitted) => (
          <>
            {parts.parts.map(({ id: name, code: { Fields }, value, onChange }) => (
              <Fields
                key={name}
                {...sending}
                value={value}
                onChange={onChange}
                isSubmitted={isSubmitted}
                isOpen={frame.open}
              />
            ))}
            <FileChoice label="complaint.resolve.file" file={file} onChange={setFile} />
          </>
        )}
      </MessageDialog>
      <ConfirmDialog
        open={waiting !== null}
        onClose={() => setWaiting(null)}
        title={question ? translate(`${words}.title`) : ''}
        words={{ question: `${words}.question`, cancel: 'common.cancel', action: `${words}.action` }}
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
