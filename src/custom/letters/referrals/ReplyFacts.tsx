import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReferralReply } from '#contract/letters/referralRecord.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

/** The answer of a department: action taken, date, channel, recorder, text and scan (REF-12, REF-13). */
export function ReplyFacts({ reply }: { reply: ReferralReply }) {
  const translate = useTranslate();
  const { day, number } = useFormats();
  const { action, promised_on, amount, reason, text, file, inward, creator, created_at } = reply;
  const facts = [
    action && translate(`referrals.action.${action}`),
    amount !== null && translate('referrals.amount', { amount: number(amount) }),
    reason,
    promised_on && translate('referrals.promised', { day: day(promised_on) }),
    translate('referrals.receivedOn', { day: day(inward?.received_on ?? created_at) }),
    inward && translate(`referrals.way.${inward.way}`),
    inward?.number,
    creator?.name,
  ];
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
        {text}
      </Typography>
      {file && (
        <MuiLink href={file.path} target="_blank" rel="noopener" variant="body2">
          {translate('referrals.scan', { name: file.name })}
        </MuiLink>
      )}
    </Box>
  );
}
