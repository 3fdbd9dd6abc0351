import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { listReferrals } from '#contract/letters/referral.ts';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import type { PersonCard } from '#contract/persons/person.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { REFERRALS } from '#src/components/data/resourceNames.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Section } from '#src/components/page/Section.tsx';
import { ComplaintLink } from '#src/custom/complaints/ComplaintLink.tsx';
import { ReferralChips } from './referrals/ReferralFacts.tsx';

/** The limit of referrals that are shown. */
const SHOWN = 50;

/** The requests to departments about a person's grievances, newest first; empty if there are none (PER-08). */
export default function PersonReferrals({ person }: { person: PersonCard }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { data, isError, isFetching, refetch } = useQuery(
    queryOf([REFERRALS, 'of person', person.id], listReferrals, {
      query: { person_id: person.id, per_page: SHOWN },
    }),
  );
  if (!isError && !data?.total) return null;
  return (
    <Section title="referrals.section">
      {isError && <FailedNotice text="referrals.failed" isRetrying={isFetching} onRetry={() => refetch()} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.data.map((referral) => (
          <Referral key={referral.id} referral={referral} />
        ))}
      </Box>
      {data && data.total > SHOWN && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('messages.newestOnly', { shown: number(SHOWN), total: number(data.total) })}
        </Typography>
      )}
    </Section>
  );
}

function Referral({ referral }: { referral: ReferralRow }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const nameIn = useNameIn();
  const { complaint, department, addressee, subject, sent_at, days } = referral;
  const facts = [
    department ? nameIn(department) : addressee?.department,
    sent_at && translate('referrals.sentOn', { day: day(sent_at) }),
    days !== null && translate('referrals.days', { smart_count: days }),
  ];
  return (
    <Box component="li" sx={ROW}>
      <ReferralChips referral={referral} />
      <Typography variant="body2">{subject}</Typography>
      <Typography variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {complaint && (
        <Typography variant="body2">
          <ComplaintLink id={complaint.id} number={complaint.complaint_number} />
        </Typography>
      )}
    </Box>
  );
}

const ROW = { py: 1, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } };
