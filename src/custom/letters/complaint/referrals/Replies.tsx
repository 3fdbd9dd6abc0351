import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getReferral } from '#contract/letters/referral.ts';
import type { ReferralReply, ReferralRow } from '#contract/letters/referralRecord.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { REFERRALS } from '#src/components/data/resourceNames.ts';
import { ReplyFacts } from '#src/custom/letters/referrals/ReplyFacts.tsx';

/** The answers of a department, oldest first, loaded only if there may be any. */
export function Replies({ referral }: { referral: ReferralRow }) {
  const { id, state, version } = referral;
  const { data } = useQuery({
    ...queryOf([REFERRALS, 'one', id, version], getReferral, { params: { id } }),
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
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <ReplyFacts reply={reply} />
      {reply.sent_back_reason && (
        <Typography variant="body2" color="warning.main">
          {translate('referrals.sentBack', { reason: reply.sent_back_reason })}
        </Typography>
      )}
    </Box>
  );
}
