import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { resumeComplaint } from '#contract/deadlines/pauseCalls.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Fact } from '#src/components/page/Facts.tsx';
import { ComplaintFailure } from '#src/custom/complaints/ComplaintFailure.tsx';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';

/** The reason and the end of a present or past pause, with a button to resume the deadline (SLA-07). */
export function PauseFact({ complaint }: { complaint: ComplaintRecord }) {
  const { id, pauses = [] } = complaint;
  const translate = useTranslate();
  const { day } = useFormats();
  const actor = storedActor();
  const resume = useAction({
    run: () => call(resumeComplaint, { body: { id } }),
    done: 'pausing.resumed',
    renew: useRenewComplaints(),
  });
  const mayResume = actor !== null && offer('resume', actor, complaint) === 'enabled';
  if (pauses.length === 0) return null;
  return (
    <Fact name="pause">
      {pauses.map(({ reason, note, paused_at, until, ended_at }) => (
        <Box component="span" key={paused_at} sx={{ display: 'block', mb: 0.5 }}>
          {translate('pausing.span', {
            from: day(paused_at),
            until: ended_at ? day(ended_at) : day(until),
            reason: translate(`due.pausedFor.${reason}`),
          })}
          {note && (
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'pre-wrap' }}>
              {note}
            </Box>
          )}
        </Box>
      ))}
      {mayResume && (
        <Button
          size="small"
          variant="outlined"
          loading={resume.isPending}
          onClick={() => resume.mutate(undefined)}
        >
          {translate('pausing.resume')}
        </Button>
      )}
      <ComplaintFailure failure={resume.error} />
    </Fact>
  );
}
