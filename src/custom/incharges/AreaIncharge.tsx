import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { Section } from '../complaint/detail/Section.tsx';
import { VolunteerList } from '../leaders/VolunteerList.tsx';
import { CreatedDialog } from './CreatedDialog.tsx';
import { InchargeForm } from './InchargeForm.tsx';

/** `/incharger/add`: the form of an area in-charge above the volunteers (VOL-01). */
export default function AreaIncharge() {
  const translate = useTranslate();
  const [isCreated, setCreated] = useState(false);
  return (
    <Page title={translate('incharges.area.title')}>
      <Stack sx={{ gap: 3 }}>
        <Section title="incharges.area.add">
          <InchargeForm onCreated={() => setCreated(true)} />
        </Section>
        <div>
          <Typography component="h2" variant="h2">
            {translate('leaders.volunteers')}
          </Typography>
          <VolunteerList />
        </div>
      </Stack>
      <CreatedDialog words="incharges.area" open={isCreated} onClose={() => setCreated(false)} />
    </Page>
  );
}
