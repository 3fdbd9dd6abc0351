import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { listTimeline, type TimelineEntry } from '#contract/complaints/timeline.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Section } from '#src/components/page/Section.tsx';
import { call } from '#src/dataProvider/call.ts';
import { TimelineChanges } from './TimelineChanges.tsx';

/** So many entries are shown at first. */
const SHORT = 10;

/**
 * Every change of the complaint: who, when, what from and what to; newest first. The history of DET-02 tells the same
 * in short, so that it is shown, and asked for, when somebody wants to know.
 */
export function Timeline({ complaintId }: { complaintId: number }) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  const show = (
    <FormControlLabel
      control={<Switch size="small" checked={shown} onChange={(_event, checked) => setShown(checked)} />}
      label={translate('workflow.timeline.show')}
    />
  );
  return (
    <Section title="workflow.timeline.title" control={show}>
      {shown && <Entries complaintId={complaintId} />}
    </Section>
  );
}

function Entries({ complaintId }: { complaintId: number }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [COMPLAINTS, 'timeline', complaintId],
    queryFn: async ({ signal }) =>
      (await call(listTimeline, { query: { complaint_id: complaintId }, signal })).data,
  });
  if (isError) {
    return <FailedNotice text="workflow.timeline.failed" isRetrying={isFetching} onRetry={() => refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={120} />;
  return <EntryList entries={data} />;
}

/** Changes in their order, the first ones at first. */
export function EntryList({ entries }: { entries: readonly TimelineEntry[] }) {
  const translate = useTranslate();
  const [whole, setWhole] = useState(false);
  if (entries.length === 0) {
    return <Typography color="textSecondary">{translate('workflow.timeline.none')}</Typography>;
  }
  const shown = whole ? entries : entries.slice(0, SHORT);
  return (
    <>
      <Stack component="ol" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Stack>
      {shown.length < entries.length && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          {translate('workflow.timeline.more', { count: entries.length })}
        </Button>
      )}
    </>
  );
}

function Entry({ entry: { action, creator, created_at, changes } }: { entry: TimelineEntry }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  return (
    <Box component="li" sx={{ pl: 2, borderLeft: 3, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {translate(`workflow.timeline.action.${action}`)}
        </Typography>
        <Typography variant="body2">{creator?.name ?? translate('auth.title')}</Typography>
        <Typography component="time" dateTime={created_at} variant="body2" color="textSecondary">
          {instant(created_at)}
        </Typography>
      </Stack>
      <TimelineChanges action={action} changes={changes} />
    </Box>
  );
}
