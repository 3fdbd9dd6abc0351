import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { approveClosing, type RecordClosing } from '#contract/closing/closingCalls.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFocusPageOnceGone } from '#src/components/page/focusPage.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { OfRecord } from '#src/components/slots/parts.ts';
import { ComplaintFailure } from '#src/custom/complaints/ComplaintFailure.tsx';
import { DialogParts } from '#src/custom/complaints/detail/actions/DialogParts.tsx';
import { useDialogParts } from '#src/custom/complaints/detail/actions/useDialogParts.ts';
import { useComplaintForm } from '#src/custom/complaints/useComplaintForm.ts';

const RefuseDialog = lazy(retryImport(() => import('./RefuseDialog.tsx')));

/** The content of a closing that waits for another user's approval (REF-21). */
export default function ProposalNote({ complaint }: OfRecord) {
  const proposal = complaint.closing?.proposal;
  if (!proposal || complaint.merged_into) return null;
  return <Waiting complaint={complaint} proposal={proposal} />;
}

interface WaitingProps {
  complaint: ComplaintRecord;
  proposal: NonNullable<RecordClosing['proposal']>;
}

/**
 * Approving closes the grievance and asks the questions that capabilities add to a closing. Refusing needs a reason.
 */
function Waiting({ complaint, proposal }: WaitingProps) {
  const { id } = complaint;
  const translate = useTranslate();
  const actor = storedActor();
  const [refuses, setRefuses] = useState(false);
  const onceGone = useFocusPageOnceGone();
  const mayDecide = actor !== null && offer('approve', actor, complaint) === 'enabled';
  const sending = { complaint, file: null };
  const parts = useDialogParts('approving');
  const approve = useComplaintForm(approveClosing, {
    params: { id },
    defaultValues: { parts: parts.first },
    bodyOf: (values) => ({ approved: true, ...parts.bodyOf(values.parts, sending) }),
    done: 'closing.approve.approved',
  });
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <Box sx={{ whiteSpace: 'pre-wrap' }}>
        {translate('closing.approve.by', { name: proposal.creator?.name ?? '', message: proposal.message })}
      </Box>
      {mayDecide && (
        <FormProvider {...approve.form}>
          <DialogParts of={parts} sending={sending} isOpen isSubmitted={false} />
        </FormProvider>
      )}
      {mayDecide && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            loading={approve.isPending}
            onClick={() => {
              onceGone();
              void approve.submit();
            }}
          >
            {translate('closing.approve.action')}
          </Button>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => {
              onceGone();
              setRefuses(true);
            }}
          >
            {translate('closing.approve.refuse')}
          </Button>
        </Box>
      )}
      <ComplaintFailure failure={approve.failure} />
      <Suspense>
        {refuses && <RefuseDialog complaint={complaint} onClose={() => setRefuses(false)} />}
      </Suspense>
    </Alert>
  );
}
