import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useSearchParams } from 'react-router-dom';
import { getReferralFigures } from '#contract/letters/referralFigures.ts';
import { REFERRAL_STAGES } from '#contract/letters/referralRecord.ts';
import { OfficeChoice } from '#src/components/office/OfficeChoice.tsx';
import { useOpensAtBusiest, useRequestedOffice } from '#src/components/office/useOffices.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { call } from '#src/dataProvider/call.ts';
import { useIsPhone } from '#src/declare/parts/RecordList.tsx';
import { Figures } from './Figures.tsx';
import { figuresOf, stageQuery } from './referralQueries.ts';
import { StageFigures } from './StageFigures.tsx';
import { StageList } from './StageList.tsx';

/** An office without requests sees the purpose of the page and the first step (GRD-14). */
function NoReferrals({ officeId }: { officeId: number | null }) {
  const translate = useTranslate();
  const stages = useQueries({ queries: REFERRAL_STAGES.map((stage) => stageQuery(stage, officeId)) });
  const { data: figures } = useQuery(figuresOf(officeId));
  const hasReferrals = !figures || figures.departments.length > 0 || figures.officers.length > 0;
  if (hasReferrals || stages.some(({ data }) => data?.total !== 0)) return null;
  return (
    <Typography color="textSecondary" sx={{ maxWidth: '48rem' }}>
      {translate('referrals.empty')}
    </Typography>
  );
}

/** The officers whom the own office has asked. */
async function countOwn(signal: AbortSignal): Promise<number> {
  const { officers } = await call(getReferralFigures, { signal });
  return officers.length;
}

/**
 * `/grievance/referrals`: figures that filter the list below them, and what departments and officers owe. On a phone the
 * list opens when a figure is chosen. `?stage=` names the list; admin names an office by `?office=` (REF-15).
 */
export function Referrals() {
  const translate = useTranslate();
  const { officeId } = useRequestedOffice();
  const isAtOffice = useOpensAtBusiest('referrals', countOwn);
  const isPhone = useIsPhone();
  const [search] = useSearchParams();
  const chosen = REFERRAL_STAGES.find((each) => each === search.get('stage'));
  const stage = chosen ?? (isPhone ? null : 'waiting');
  return (
    <Page
      title={translate('common.referrals')}
      subtitle={translate('referrals.hint')}
      actions={
        <Button component={Link} to="/grievance/registers?register=inward" variant="outlined">
          {translate('referrals.register')}
        </Button>
      }
    >
      <OfficeChoice />
      {isAtOffice && (
        <Stack sx={{ gap: 2 }}>
          <NoReferrals officeId={officeId} />
          <StageFigures officeId={officeId} stage={stage} isOverdue={search.get('overdue') === '1'} />
          {stage && (
            <Section title={`referrals.stages.${stage}`}>
              <StageList officeId={officeId} stage={stage} />
            </Section>
          )}
          <Figures officeId={officeId} />
        </Stack>
      )}
    </Page>
  );
}
