import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { FoldedPanel } from '#src/components/page/FoldedPanel.tsx';
import { Hint } from '#src/components/page/Hint.tsx';
import type { OfRecord } from '#src/components/slots/parts.ts';
import { ReferralButtons } from '#src/custom/letters/referrals/ReferralButtons.tsx';
import { ReferralChips, ReferralLine } from '#src/custom/letters/referrals/ReferralFacts.tsx';
import { ReferralLetters } from '#src/custom/letters/referrals/ReferralLetters.tsx';
import { WriteButton } from '../WriteButton.tsx';
import { Replies } from './Replies.tsx';
import { useReferralsOf } from './useReferralsOf.ts';

/** The requests to departments about a grievance, and their answers (REF-01, REF-12, REF-13). */
export default function Referrals({ complaint }: OfRecord) {
  const { data, isError, isFetching, refetch } = useReferralsOf(complaint.id);
  return (
    <FoldedPanel title="referrals.section" count={data?.total}>
      {isError && <FailedNotice text="referrals.failed" isRetrying={isFetching} onRetry={() => refetch()} />}
      {data?.total === 0 && <Hint text="referrals.none" />}
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data?.data.map((referral) => (
          <Box component="li" key={referral.id}>
            <ReferralChips referral={referral} />
            <Typography sx={{ overflowWrap: 'anywhere' }}>{referral.subject}</Typography>
            <ReferralLine referral={referral} />
            <ReferralLetters referral={referral} />
            <Replies referral={referral} />
            <ReferralButtons referral={referral} />
          </Box>
        ))}
      </Stack>
      <WriteButton complaint={complaint} />
    </FoldedPanel>
  );
}
