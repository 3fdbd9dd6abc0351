import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getReferral } from '../../../../../contract/referral.ts';
import type { ReferralReply, ReferralRow } from '../../../../../contract/referralRecord.ts';
import { call } from '../../../../dataProvider/http.ts';
import { REFERRALS } from '../../../../kit/data/resourceNames.ts';
import { useFormats } from '../../../../kit/format/useFormats.ts';

/** What a department has answered, oldest first; asked for where there may be any. */
export function Replies({ referral }: { referral: ReferralRow }) {
  const { id, state, version } = referral;
  const { data } = useQuery({
    queryKey: [REFERRALS, 'one', id, version],
    queryFn: ({ signal }) => call(getReferral, { params: { id }, signal }),
    enabled: !['draft', 'sent'].includes(state),
  });
  if (!data?.replies.length) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {data.replies.map((reply) => (
        <Reply key={reply.id} reply={reply} />
      ))}
    </Box>
  );
}

function Reply({ reply }: { reply: ReferralReply }) {
  const translate = useTranslate();
  const { day, number } = useFormats();
  const { action, promised_on, amount, reason, text, file, inward, creator, created_at } = reply;
  const facts = [
    day(created_at),
    inward?.number,
    inward?.way === 'link' ? translate('referrals.way.link') : creator?.name,
    promised_on && translate('referrals.promised', { day: day(promised_on) }),
    action && translate(`referrals.action.${action}`),
    amount !== null && translate('referrals.amount', { amount: number(amount) }),
    reason,
  ];
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
        {text}
      </Typography>
      {file && (
        <MuiLink href={file.path} target="_blank" rel="noopener" variant="body2">
          {file.name}
        </MuiLink>
      )}
      {reply.sent_back_reason && (
        <Typography variant="body2" color="warning.main">
          {translate('referrals.sentBack', { reason: reply.sent_back_reason })}
        </Typography>
      )}
    </Box>
  );
}
