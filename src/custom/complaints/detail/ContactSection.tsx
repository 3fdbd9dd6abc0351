import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { useKeys, useShortcut } from '#src/components/keys/useKeys.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { EarlierCalls } from '#src/custom/messages/calls/EarlierCalls.tsx';
import { useCallsAbout } from '#src/custom/messages/calls/useCallsAbout.ts';
import type { ContactWay } from '#src/custom/messages/contact/ContactDialog.tsx';
import { MessagesSection } from '#src/custom/messages/MessagesSection.tsx';
import { SlipButton } from '#src/custom/messages/slips/SlipButton.tsx';

const ContactDialog = lazy(retryImport(() => import('#src/custom/messages/contact/ContactDialog.tsx')));

/** What was said to the citizen of a case, and how to write, to call and to give a slip or an address (MSG-09, MSG-17, MSG-18, MSG-23). */
export function ContactSection({ complaint }: { complaint: ComplaintRecord }) {
  const translate = useTranslate();
  const shortcut = useShortcut();
  const [way, setWay] = useState<ContactWay | null>(null);
  const actor = storedActor();
  const mayTalk = actor !== null && offer('remark', actor, complaint) === 'enabled';
  useKeys(mayTalk ? { message: () => setWay('message'), call: () => setWay('call') } : {});
  const { data, isError, isFetching, refetch } = useCallsAbout({ complaint_id: complaint.id });
  const calls = data?.data ?? [];
  const onClose = () => setWay(null);
  return (
    <MessagesSection about={{ complaint_id: complaint.id }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {mayTalk && (
          <>
            <Button
              size="small"
              variant="outlined"
              aria-haspopup="dialog"
              onClick={() => setWay('message')}
              {...shortcut('message')}
            >
              {translate('sending.action')}
            </Button>
            <Button
              size="small"
              variant="outlined"
              aria-haspopup="dialog"
              onClick={() => setWay('call')}
              {...shortcut('call')}
            >
              {translate('calls.action')}
            </Button>
          </>
        )}
        <SlipButton complaintId={complaint.id} />
        {mayTalk && (
          <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setWay('link')}>
            {translate('sending.link.action')}
          </Button>
        )}
      </Box>
      {isError && (
        <FailedNotice text="calls.section.failed" isRetrying={isFetching} onRetry={() => refetch()} />
      )}
      {calls.length > 0 && (
        <Box sx={{ mb: 1.5 }}>
          <Typography variant="h3">{translate('calls.section.title')}</Typography>
          <EarlierCalls calls={calls} />
        </Box>
      )}
      <Suspense>
        {way && (
          <ContactDialog way={way} complaint={complaint} phones={[complaint.phone]} onClose={onClose} />
        )}
      </Suspense>
    </MessagesSection>
  );
}
