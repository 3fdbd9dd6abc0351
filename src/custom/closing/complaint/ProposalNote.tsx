import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { approveClosing, type RecordClosing } from '#contract/closing/closingCalls.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFocusPageOnceGone } from '#src/components/page/focusPage.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { OfRecord } from '#src/components/slots/capability.ts';
import { ComplaintFailure } from '#src/custom/complaints/ComplaintFailure.tsx';
import { useDialogParts } from '#src/custom/complaints/detail/actions/useDialogParts.ts';
import { useComplaintAction } from '#src/custom/complaints/useComplaintAction.ts';
import { call } from '#src/dataProvider/call.ts';

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
  const { parts, bodyOf } = useDialogParts('approving');
  const approve = useComplaintAction({
    run: () => call(approveClosing, { params: { id }, body: { approved: true, ...bodyOf(sending) } }),
    successText: 'closing.approve.approved',
    onDone: () => {},
  });
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <Box sx={{ whiteSpace: 'pre-wrap' }}>
        {translate('closing.approve.by', { name: proposal.creator?.name ?? '', message: proposal.message })}
      </Box>
      {mayDecide &&
        parts.map(({ id: name, code: { Fields }, value, onChange }) => (
          <Fields key={name} {...sending} value={value} onChange={onChange} isSubmitted={false} isOpen />
        ))}
      {mayDecide && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            loading={approve.isPending}
            onClick={() => {
              onceGone();
              approve.mutate(undefined);
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
      <ComplaintFailure failure={approve.error} />
      <Suspense>
        {refuses && <RefuseDialog complaint={complaint} onClose={() => setRefuses(false)} />}
      </Suspense>
    </Alert>
  );
}
