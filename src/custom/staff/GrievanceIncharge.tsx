import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { DoneDialog } from '#src/components/dialog/DoneDialog.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { DisabledStaff } from './DisabledStaff.tsx';
import { StaffForm } from './StaffForm.tsx';
import { StaffList } from './StaffList.tsx';

/** `/grievanceincharge/add`: the form of a grievance in-charge above their list (GIC-01, GIC-02). */
export default function GrievanceIncharge() {
  const translate = useTranslate();
  const hasDesk = hasCapability('desk');
  const [isCreated, setCreated] = useState(false);
  return (
    <Page title={translate('incharges.staff.title')}>
      <Stack sx={{ gap: 3 }}>
        <Section title="incharges.staff.add">
          <StaffForm onCreated={() => setCreated(true)} />
        </Section>
        <div>
          <Typography component="h2" variant="h2">
            {translate('incharges.staff.list')}
          </Typography>
          <StaffList />
        </div>
        {hasDesk && <DisabledStaff />}
      </Stack>
      <DoneDialog
        title="incharges.staff.created"
        text="incharges.staff.createdHint"
        close="common.ok"
        open={isCreated}
        onClose={() => setCreated(false)}
      />
    </Page>
  );
}
