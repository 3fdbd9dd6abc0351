import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import {
  listOfficerMails,
  type MailState,
  type OfficerMail,
  resendOfficerMail,
} from '#contract/officers/forwarding.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { useCodedText } from '#src/components/format/useCodedText.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { FoldedPanel } from '#src/components/page/FoldedPanel.tsx';
import { ComplaintFailure } from '#src/custom/complaints/ComplaintFailure.tsx';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';

/** The interval for checking queued mails. The queue itself runs every two seconds. */
const LOOK_AGAIN_MS = 5_000;

/**
 * The delivery of mails to officers. A failed one can be sent again as long as the complaint can be forwarded (DET-08,
 * DET-10).
 */
export default function OfficerMails({ complaint }: { complaint: ComplaintRecord }) {
  const { id: complaintId } = complaint;
  const actor = storedActor();
  const resendable = actor !== null && offer('forwardToOfficer', actor, complaint) === 'enabled';
  const { data: mails = [] } = useQuery({
    queryKey: [COMPLAINTS, 'mails', complaintId],
    queryFn: async ({ signal }) =>
      (await call(listOfficerMails, { query: { complaint_id: complaintId }, signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.some((mail) => mail.state === 'queued') ? LOOK_AGAIN_MS : false,
  });
  if (mails.length === 0) return null;
  return (
    <FoldedPanel title="workflow.mails.title" count={mails.length}>
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {mails.map((mail) => (
          <Mail key={mail.id} mail={mail} resendable={resendable} />
        ))}
      </Stack>
    </FoldedPanel>
  );
}

const COLORS = {
  queued: 'info',
  sent: 'success',
  kept: 'warning',
  failed: 'error',
  unconfirmed: 'warning',
} as const satisfies Record<MailState, string>;

interface MailProps {
  mail: OfficerMail;
  resendable: boolean;
}

function Mail({ mail, resendable }: MailProps) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { officer, state, attempts, sent_at, created_at } = mail;
  const retrying = state === 'queued' && attempts > 0;
  return (
    <Box component="li">
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{officer.name}</Typography>
        {officer.designation && <Typography color="textSecondary">{officer.designation}</Typography>}
        <Chip
          size="small"
          variant="outlined"
          color={COLORS[state]}
          label={
            retrying
              ? translate('workflow.mails.retrying', { attempts, smart_count: attempts })
              : translate(`workflow.mails.state.${state}`)
          }
        />
        <Typography variant="body2" color="textSecondary">
          {sent_at
            ? translate(`workflow.mails.${state === 'kept' ? 'kept' : 'sent'}At`, { when: instant(sent_at) })
            : translate('workflow.mails.queuedAt', { when: instant(created_at) })}
        </Typography>
      </Stack>
      {(state === 'failed' || state === 'unconfirmed') && <Undelivered mail={mail} resendable={resendable} />}
    </Box>
  );
}

/** The reason of the failure, and a button to retry. */
function Undelivered({ mail, resendable }: MailProps) {
  const translate = useTranslate();
  const textOf = useCodedText();
  const { id, officer, failure } = mail;
  const resend = useAction({
    run: () => call(resendOfficerMail, { body: { mail_id: id } }),
    done: 'workflow.mails.resent',
    renew: useRenewComplaints(),
  });
  return (
    <Stack sx={{ mt: 1, gap: 1 }}>
      <Alert
        severity={failure ? 'error' : 'warning'}
        action={
          resendable && (
            <Button
              color="inherit"
              size="small"
              loading={resend.isPending}
              aria-label={translate('workflow.mails.resendTo', { name: officer.name })}
              onClick={() => resend.mutate(undefined)}
            >
              {translate('common.sendAgain')}
            </Button>
          )
        }
      >
        {failure ? textOf(failure, mail) : translate('workflow.mails.unconfirmed')}
      </Alert>
      <ComplaintFailure failure={resend.error} />
    </Stack>
  );
}
