import Typography from '@mui/material/Typography';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { REFERRAL_STAGES } from '#contract/letters/referralRecord.ts';
import { askedIn, figuresOf } from './referralQueries.ts';

/** An office that has asked nobody yet reads what the page is for, and what to do first (GRD-14). */
export function NoReferrals({ officeId }: { officeId: number | null }) {
  const translate = useTranslate();
  const stages = useQueries({ queries: REFERRAL_STAGES.map((stage) => askedIn(stage, officeId)) });
  const { data: figures } = useQuery(figuresOf(officeId));
  const hasAsked = !figures || figures.departments.length > 0 || figures.officers.length > 0;
  if (hasAsked || stages.some(({ data }) => data?.total !== 0)) return null;
  return (
    <Typography color="textSecondary" sx={{ maxWidth: '48rem' }}>
      {translate('referrals.empty')}
    </Typography>
  );
}
