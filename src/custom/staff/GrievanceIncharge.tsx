import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { MIN_PASSWORD_LENGTH } from '#contract/kernel/limits.ts';
import { createStaff } from '#contract/staff/staff.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { DoneDialog } from '#src/components/dialog/DoneDialog.tsx';
import { PageForm } from '#src/components/form/PageForm.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { DisabledStaff } from './DisabledStaff.tsx';
import { StaffInputs } from './StaffInputs.tsx';
import { StaffList } from './StaffList.tsx';
import { emptyStaff, withOwnPlaces } from './staffForm.ts';
import { useRenewStaff } from './useRenewStaff.ts';

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

/** Creates the account of a grievance in-charge (GIC-01). */
function StaffForm({ onCreated }: { onCreated: () => void }) {
  const translate = useTranslate();
  const renew = useRenewStaff();
  const form = useContractForm(createStaff, {
    isOnPage: true,
    draft: 'staff/new',
    defaultValues: emptyStaff(),
    bodyOf: withOwnPlaces,
    onDone: async () => {
      form.form.reset(emptyStaff());
      onCreated();
      await renew();
    },
  });
  return (
    <PageForm form={form} submit="incharges.staff.submit">
      <StaffInputs hint={translate('incharges.staff.passwordHint', { length: MIN_PASSWORD_LENGTH })} />
    </PageForm>
  );
}
