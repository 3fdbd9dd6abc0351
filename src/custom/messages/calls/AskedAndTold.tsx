import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { getComplaint } from '#contract/complaints/complaintCalls.ts';
import { listMessages } from '#contract/messages/message.ts';
import { CALLS } from '#src/components/data/resourceNames.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { SafeHtml } from '#src/components/format/SafeHtml.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { call } from '#src/dataProvider/call.ts';
import { Words } from '../Words.tsx';

/** How many answers and messages are shown. */
const SHOWN = 3;
/** Messages that reached nobody are looked through, not shown. */
const LOOKED_THROUGH = 10;
const UNTOLD = ['suppressed', 'failed'];

/** What the citizen asked in a complaint, and the last answers and messages about it, newest first. */
const useAskedAndTold = (id: number) =>
  useQuery({
    queryKey: [CALLS, 'askedAndTold', id],
    queryFn: async ({ signal }) => {
      const [complaint, messages] = await Promise.all([
        call(getComplaint, { params: { id }, query: { response: true }, signal }),
        call(listMessages, { query: { complaint_id: id, per_page: LOOKED_THROUGH }, signal }),
      ]);
      const told = [
        ...(complaint.response ?? []).map(({ message, created_at }) => ({ text: message, at: created_at })),
        ...messages.data
          .filter(({ audience, state }) => audience === 'citizen' && !UNTOLD.includes(state))
          .map(({ text, created_at }) => ({ text: text ?? '', at: created_at })),
      ];
      return {
        asked: complaint.details,
        told: told.sort((one, other) => other.at.localeCompare(one.at)).slice(0, SHOWN),
      };
    },
    // Words of citizens stay in memory only while they are shown.
    gcTime: 0,
  });

/** What the citizen asked, and the answers and messages since, for a user who calls or answers (MSG-15, MSG-23). */
export function AskedAndTold({ complaintId }: { complaintId: number }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { data, isError, isFetching, refetch } = useAskedAndTold(complaintId);
  if (isError)
    return <FailedNotice text="calls.asked.failed" isRetrying={isFetching} onRetry={() => refetch()} />;
  if (!data)
    return (
      <Skeleton role="status" aria-label={translate('calls.asked.loading')} variant="rounded" height={96} />
    );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
      <Side title={translate('calls.asked.asked')}>
        <SafeHtml html={data.asked} />
      </Side>
      <Side title={translate('calls.asked.told')}>
        {data.told.length === 0 && (
          <Typography color="textSecondary">{translate('calls.asked.nothing')}</Typography>
        )}
        {data.told.map(({ text, at }) => (
          <Box key={`${at} ${text}`} sx={{ mb: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {instant(at)}
            </Typography>
            <Words>{text}</Words>
          </Box>
        ))}
      </Side>
    </Box>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} tabIndex={0} sx={SIDE}>
      <Typography id={id} variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const SIDE = { maxHeight: '14rem', overflowY: 'auto', overflowWrap: 'anywhere', minWidth: 0 };
