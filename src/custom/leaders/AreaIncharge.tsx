import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DoneDialog } from '#src/components/dialog/DoneDialog.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { InchargeForm } from './InchargeForm.tsx';
import { VolunteerList } from './VolunteerList.tsx';

/** `/incharger/add`: the form of an area in-charge above the volunteers (VOL-01). */
export default function AreaIncharge() {
  const translate = useTranslate();
  const [isCreated, setCreated] = useState(false);
  return (
    <Page title={translate('common.areaIncharge')}>
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
      <DoneDialog
        title="incharges.area.created"
        text="incharges.area.createdHint"
        close="common.ok"
        open={isCreated}
        onClose={() => setCreated(false)}
      />
    </Page>
  );
}
