import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { closeComplaint } from '#contract/complaints/complaintCalls.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import type { DialogFrame } from '#src/components/dialog/GuardedDialog.tsx';
import { FileChoice } from '#src/components/files/FileChoice.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import type { Proposal } from '#src/components/slots/parts.ts';
import { useComplaintForm } from '#src/custom/complaints/useComplaintForm.ts';
import { call } from '#src/dataProvider/call.ts';
import { isOffered } from '../../keyActions.ts';
import { MessageInput } from '../composer/MessageInput.tsx';
import { useMessageFault } from '../composer/useMessageFault.ts';
import { DialogParts } from './DialogParts.tsx';
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
  const faultOf = useMessageFault();
  const parts = useDialogParts('resolving', proposal);
  const first: ResolveValues = { message: proposal?.message ?? '', file: null, parts: parts.first };
  const [isAsking, setAsking] = useState(false);
  const agreed = useRef(false);
  const form = useComplaintForm(closeComplaint, {
    draft: `complaint.resolve/${id}`,
    defaultValues: first,
    bodyOf: ({ message, file, parts: values }) => ({
      id,
      version,
      message,
      file,
      ...parts.bodyOf(values, { complaint, file }),
    }),
    check: ({ message, parts: values }): Refusals => {
      const fault = faultOf(message);
      return {
        ...(fault ? { message: fault } : {}),
        ...(parts.isReady(values) ? {} : { parts: 'rules.required' }),
      };
    },
    send: async (body) => {
      if (question && !agreed.current) {
        setAsking(true);
        return false;
      }
      return call(closeComplaint, { body });
    },
    done: (answer) => parts.doneText(answer) ?? 'complaint.resolve.done',
    renewAfterMs: RENEW_AFTER_MS,
    onDone: () => {
      form.form.reset({ message: '', file: null, parts: parts.first });
      agreed.current = false;
      close();
      onDone();
    },
  });
  const close = () => {
    form.reset();
    frame.onClose();
  };
  const { file, parts: values } = form.form.watch();
  const question = parts.questionOf(values, { complaint, file });
  return (
    <>
      <FormDialog
        {...frame}
        form={form}
        title={translate('complaint.resolve.title', { number: complaint.complaint_number })}
        submit={translate('complaint.resolve.submit')}
        isReady={isOffered('resolve', storedActor(), complaint)}
        // The typed text is kept and is there again at the next opening.
        isChanged={false}
        onClose={close}
      >
        <MessageInput about={{ complaintId: id }} />
        <DialogParts
          of={parts}
          sending={{ complaint, file }}
          isOpen={frame.open}
          isSubmitted={form.isSubmitted}
        />
        <Bound<File | null> name="file">
          {({ value, onChange }) => (
            <FileChoice label="complaint.resolve.file" file={value} onChange={onChange} />
          )}
        </Bound>
      </FormDialog>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`${question}.title`}
        question={`${question}.question`}
        cancel={`${question}.cancel`}
        action={`${question}.action`}
        onConfirm={() => {
          agreed.current = true;
          setAsking(false);
          void form.submit();
        }}
      />
    </>
  );
}

interface ResolveValues {
  message: string;
  file: File | null;
  parts: Record<string, unknown>;
}
