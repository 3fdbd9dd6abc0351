import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import type { AnyTimelineKind, TimelineItem, TimelineView } from '#src/components/slots/parts.ts';
import { useCodes } from '#src/components/slots/useCodes.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';
import { historyKind } from './historyKind.tsx';

/** The number of entries shown at first. */
const SHORT = 20;
const VIEWS: readonly TimelineView[] = ['all', 'talk', 'changes'];

/**
 * All events and messages, newest first, each kind drawn by its capability (DET-02). A host without capabilities has
 * one kind and no view choice.
 */
export function Timeline({ complaint }: { complaint: ComplaintRecord }) {
  const translate = useTranslate();
  const [view, setView] = useState<TimelineView>('all');
  const parts = useCodes(useSlot('timeline'));
  const kinds = [{ id: 'history', code: historyKind as AnyTimelineKind }, ...parts];
  const answers = useQueries({ queries: kinds.map(({ code }) => code.queryOf(complaint)) });
  const failed = answers.filter(({ isError }) => isError);
  const isWaiting = answers.every(({ data, isError }) => !data && !isError);
  const entries = kinds
    .flatMap(({ id, code: { Entry } }, nth) =>
      ((answers[nth]?.data ?? []) as TimelineItem[]).map((item) => ({
        ...item,
        row: <Entry key={`${id} ${item.key}`} item={item} />,
      })),
    )
    .filter(({ views }) => views.includes(view))
    .sort((one, other) => other.at.localeCompare(one.at));
  return (
    <Stack sx={{ gap: 2 }}>
      {parts.length > 0 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_event, chosen: TimelineView | null) => chosen && setView(chosen)}
          aria-label={translate('workflow.timeline.views.label')}
          sx={{ '& .MuiToggleButton-root': { py: 0.25, textTransform: 'none' } }}
        >
          {VIEWS.map((each) => (
            <ToggleButton key={each} value={each}>
              {translate(`workflow.timeline.views.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {failed.length > 0 && (
        <FailedNotice
          text="complaint.history.failed"
          isRetrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      )}
      {isWaiting && <Skeleton variant="rounded" height={120} />}
      {!isWaiting && failed.length === 0 && entries.length === 0 && (
        <Typography color="textSecondary">{translate('complaint.history.none')}</Typography>
      )}
      <Rows key={view} rows={entries.map(({ row }) => row)} />
    </Stack>
  );
}

function Rows({ rows }: { rows: readonly ReactNode[] }) {
  const translate = useTranslate();
  const [whole, setWhole] = useState(false);
  const shown = whole ? rows : rows.slice(0, SHORT);
  if (shown.length === 0) return null;
  return (
    <>
      <Stack component="ol" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {shown}
      </Stack>
      {shown.length < rows.length && (
        <Button size="small" sx={{ alignSelf: 'start' }} onClick={() => setWhole(true)}>
          {translate('workflow.timeline.more', { count: rows.length })}
        </Button>
      )}
    </>
  );
}
