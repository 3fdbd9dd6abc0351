import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord, HistoryEntry } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Section } from '#src/components/page/Section.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { Media } from './Media.tsx';
import { RemarkBox } from './RemarkBox.tsx';
import { type HistoryEvent, useHistory } from './useComplaintDetail.ts';

/** What an entry of the history says: a remark as it was typed, what the office did in the reader's language (DET-02). */
function useHappeningText() {
  const translate = useTranslate();
  return ({ message, happened }: Pick<HistoryEntry, 'message' | 'happened'>): string => {
    if (!happened) return message;
    const { what, to } = happened;
    const name = what === 'answeredNow' ? translate(`workflow.timeline.status.${to}`, { _: to }) : to;
    return translate(`complaint.history.happened.${what}`, { to: name });
  };
}

/** What happened, what the citizen was told, and a box for a remark; newest first (DET-02, DET-03). */
export function History({ complaint }: { complaint: ComplaintRecord }) {
  const actor = storedActor();
  return (
    <Section title="complaint.detail.history">
      {actor && offer('remark', actor, complaint) === 'enabled' && <RemarkBox complaintId={complaint.id} />}
      <Events complaintId={complaint.id} />
    </Section>
  );
}

function Events({ complaintId }: { complaintId: number }) {
  const translate = useTranslate();
  const { data: events, isError, refetch } = useHistory(complaintId);
  if (isError) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => refetch()}>
            {translate('complaint.list.retry')}
          </Button>
        }
      >
        {translate('complaint.history.failed')}
      </Alert>
    );
  }
  if (!events) return <Skeleton variant="rounded" height={120} />;
  return <EventList events={events} />;
}

/** Entries and answers, in their order. */
export function EventList({ events }: { events: readonly HistoryEvent[] }) {
  const translate = useTranslate();
  if (events.length === 0) {
    return <Typography color="textSecondary">{translate('complaint.history.none')}</Typography>;
  }
  return (
    <Stack component="ol" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {events.map((event) => (
        <Event key={`${event.kind}-${event.id}`} event={event} />
      ))}
    </Stack>
  );
}

function Event({ event }: { event: HistoryEvent }) {
  const { instant } = useFormats();
  const inWords = useHappeningText();
  const isAnswer = event.kind === 'answer';
  return (
    <Box component="li" sx={{ pl: 2, borderLeft: 3, borderColor: isAnswer ? 'success.main' : 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        {event.creator && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {event.creator.name}
          </Typography>
        )}
        {event.kind === 'entry' && event.is_admin && <Label text="complaint.history.office" />}
        {isAnswer && <Label text="complaint.history.answer" />}
        {isAnswer && <StatusChip status={event.status} />}
        {event.created_at && (
          <Typography component="time" dateTime={event.created_at} variant="body2" color="textSecondary">
            {instant(event.created_at)}
          </Typography>
        )}
      </Stack>
      <Words>{event.kind === 'entry' ? inWords(event) : event.message}</Words>
      {isAnswer && <Media media={event.media} />}
      {event.kind === 'entry' && event.leader_response && (
        <Box sx={{ mt: 1, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}>
          <Label text="complaint.history.leader" />
          <Words>{event.leader_response.message}</Words>
          <Media media={event.leader_response.media} />
        </Box>
      )}
    </Box>
  );
}

function Label({ text }: { text: string }) {
  const translate = useTranslate();
  return <Chip size="small" label={translate(text)} />;
}

const Words = ({ children }: { children: ReactNode }) => (
  <Typography dir="auto" sx={{ my: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
