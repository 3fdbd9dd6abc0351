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
import { call } from '#src/dataProvider/call.ts';
import { ComplaintFailure } from '../../ComplaintFailure.tsx';
import { useComplaintAction } from '../../useComplaintAction.ts';
import { OpenReferrals } from '../referrals/OpenReferrals.tsx';
import { useOpenReferrals } from '../referrals/useOpenReferrals.ts';

const RefuseDialog = lazy(retryImport(() => import('./RefuseDialog.tsx')));

interface ProposalNoteProps {
  complaint: ComplaintRecord;
  proposal: NonNullable<RecordClosing['proposal']>;
}

/**
 * What a closing would say that waits for somebody else, with the ways to approve and to refuse it (REF-21). Whoever approves
 * closes the grievance, and is asked about departments that are still waited for (REF-24).
 */
export function ProposalNote({ complaint, proposal }: ProposalNoteProps) {
  const { id } = complaint;
  const translate = useTranslate();
  const actor = storedActor();
  const [refuses, setRefuses] = useState(false);
  const onceGone = useFocusPageOnceGone();
  const mayDecide = actor !== null && offer('approve', actor, complaint) === 'enabled';
  const referrals = useOpenReferrals(id, mayDecide);
  const approve = useComplaintAction({
    run: async () => {
      const answer = await call(approveClosing, { params: { id }, body: { approved: true } });
      await referrals.settle();
      return answer;
    },
    successText: 'closing.approve.approved',
    onDone: () => {},
  });
  return (
    <>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'pre-wrap' }}>
        {translate('closing.approve.by', { name: proposal.creator?.name ?? '', message: proposal.message })}
      </Box>
      {mayDecide && <OpenReferrals {...referrals} />}
      {mayDecide && (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          <Button
            size="small"
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
    </>
  );
}
