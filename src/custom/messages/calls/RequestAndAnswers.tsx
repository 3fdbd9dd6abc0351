import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { getComplaint } from '#contract/complaints/complaintCalls.ts';
import { listMessages } from '#contract/messages/message.ts';
import { CALLS } from '#src/components/data/resourceNames.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { SafeHtml } from '#src/components/format/SafeHtml.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { call } from '#src/dataProvider/call.ts';
import { Words } from '../Words.tsx';

/** How many answers and messages are shown. */
const SHOWN = 3;
/** So many messages are read: those that were not sent are left out. */
const MESSAGES_READ = 10;
const NOT_SENT = ['queued', 'suppressed', 'failed'];

/** What the citizen asked in a complaint, and the last answers and messages about it, newest first. */
const useRequestAndAnswers = (id: number) =>
  useQuery({
    queryKey: [CALLS, 'requestAndAnswers', id],
    queryFn: async ({ signal }) => {
      const [complaint, messages] = await Promise.all([
        call(getComplaint, { params: { id }, query: { response: true }, signal }),
        call(listMessages, { query: { complaint_id: id, per_page: MESSAGES_READ }, signal }),
      ]);
      const answers = [
        ...(complaint.response ?? []).map(({ message, created_at }) => ({ text: message, at: created_at })),
        ...messages.data
          .filter(({ audience, state }) => audience === 'citizen' && !NOT_SENT.includes(state))
          .map(({ text, created_at }) => ({ text: text ?? '', at: created_at })),
      ];
      return {
        request: complaint.details,
        answers: answers.sort((one, other) => other.at.localeCompare(one.at)).slice(0, SHOWN),
      };
    },
    // Words of citizens stay in memory only while they are shown.
    gcTime: 0,
  });

/** What the citizen asked, and the answers and messages since, for a user who calls or answers (MSG-15, MSG-23). */
export function RequestAndAnswers({ complaintId }: { complaintId: number }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { data, ...query } = useRequestAndAnswers(complaintId);
  if (!data)
    return (
      <NotLoaded query={query} failed="calls.answers.failed" height={96} label="calls.answers.loading" />
    );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
      <Side title={translate('calls.answers.request')}>
        <SafeHtml html={data.request} />
      </Side>
      <Side title={translate('calls.answers.title')}>
        {data.answers.length === 0 && (
          <Typography color="textSecondary">{translate('calls.answers.nothing')}</Typography>
        )}
        {data.answers.map(({ text, at }) => (
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
