import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAskedOffice } from '../../../kit/office/useOffices.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { Section } from '../../../kit/page/Section.tsx';
import { Figures } from './Figures.tsx';
import { NoReferrals } from './NoReferrals.tsx';
import { Stages } from './Stages.tsx';
import { WaitingList } from './WaitingList.tsx';

/** `/grievance/referrals`: what departments were asked, and what they owe; admin names an office by `?office=` (REF-15). */
export function Referrals() {
  const translate = useTranslate();
  const { officeId } = useAskedOffice();
  return (
    <Page
      title={translate('referrals.title')}
      subtitle={translate('referrals.hint')}
      actions={
        <Button component={Link} to="/grievance/registers?register=inward" variant="outlined">
          {translate('referrals.register')}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <NoReferrals officeId={officeId} />
        <Stages officeId={officeId} />
        <Section title="referrals.all">
          <WaitingList officeId={officeId} />
        </Section>
        <Figures officeId={officeId} />
      </Stack>
    </Page>
  );
}
