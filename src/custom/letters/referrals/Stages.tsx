import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { REFERRAL_STAGES, type ReferralRow, type ReferralStage } from '#contract/letters/referralRecord.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Section } from '#src/components/page/Section.tsx';
import { useIsPhone } from '#src/declare/parts/RecordList.tsx';
import { ReferralButtons } from './ReferralButtons.tsx';
import { ReferralChips, ReferralLine } from './ReferralFacts.tsx';
import { ReferralLetters } from './ReferralLetters.tsx';
import { stageQuery } from './referralQueries.ts';
import { stageAddress } from './stageAddress.ts';

/** To send, waiting, answered: all referrals on one page (REF-15). */
export const Stages = ({ officeId }: { officeId: number | null }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    }}
  >
    {REFERRAL_STAGES.map((stage) => (
      <Stage key={stage} stage={stage} officeId={officeId} />
    ))}
  </Box>
);

function Stage({ stage, officeId }: { stage: ReferralStage; officeId: number | null }) {
  const translate = useTranslate();
  const { data, isError, isFetching, refetch } = useQuery(stageQuery(stage, officeId));
  const isPhone = useIsPhone();
  const { number } = useFormats();
  const name = translate(`referrals.stages.${stage}`);
  const count = data && `${number(data.total)}${data.more ? '+' : ''}`;
  return (
    <Section
      title={`referrals.stages.${stage}`}
      control={
        count && (
          <MuiLink
            component={Link}
            to={stageAddress(stage, officeId)}
            aria-label={`${translate('referrals.openList', { name })}: ${count}`}
          >
            {count}
          </MuiLink>
        )
      }
    >
      {isError && <FailedNotice text="referrals.failed" isRetrying={isFetching} onRetry={() => refetch()} />}
      {data?.total === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate(`referrals.nothing.${stage}`)}
        </Typography>
      )}
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {(isPhone ? [] : data?.data)?.map((referral) => (
          <Box component="li" key={referral.id}>
            <ReferralChips referral={referral} />
            <About referral={referral} />
            <ReferralLine referral={referral} />
            <ReferralLetters referral={referral} />
            <ReferralButtons referral={referral} />
          </Box>
        ))}
      </Stack>
    </Section>
  );
}

/** The subject of the referral, with a link for users who may open it. */
export function About({ referral: { complaint, cause, subject } }: { referral: ReferralRow }) {
  const to = complaint?.id
    ? `/grievance/${complaint.id}`
    : cause
      ? `/grievance/cause/${cause.id}`
      : undefined;
  const number = complaint?.complaint_number ?? cause?.number;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {to ? (
        <MuiLink component={Link} to={to} underline="always">
          {number}
        </MuiLink>
      ) : (
        number
      )}
      {subject && ` · ${subject}`}
    </Typography>
  );
}
