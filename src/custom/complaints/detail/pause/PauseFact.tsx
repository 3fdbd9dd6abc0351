import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { resumeComplaint } from '#contract/deadlines/pauseCalls.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Fact } from '#src/components/page/Facts.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { call } from '#src/dataProvider/call.ts';
import { ComplaintFailure } from '../../ComplaintFailure.tsx';
import { useComplaintAction } from '../../useComplaintAction.ts';

const PauseDialog = lazy(retryImport(() => import('./PauseDialog.tsx')));

/** Why and until when the deadline of a grievance waits or waited, and the ways to pause and resume it (SLA-07). */
export function PauseFact({ complaint }: { complaint: ComplaintRecord }) {
  const { id, pauses = [] } = complaint;
  const translate = useTranslate();
  const { day } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const actor = storedActor();
  const resume = useComplaintAction({
    run: () => call(resumeComplaint, { body: { id } }),
    successText: 'pausing.resumed',
    onDone: () => {},
  });
  const offered = (action: 'pause' | 'resume') =>
    actor !== null && offer(action, actor, complaint) === 'enabled';
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
      {offered('pause') && (
        <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {translate('pausing.action')}
        </Button>
      )}
      {offered('resume') && (
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
      <Suspense>{isOpen && <PauseDialog complaint={complaint} onClose={() => setOpen(false)} />}</Suspense>
    </Fact>
  );
}
