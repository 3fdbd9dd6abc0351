import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { MIN_PASSWORD_LENGTH } from '#contract/kernel/limits.ts';
import { createStaff } from '#contract/staff/staff.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { LeaveQuestion } from '#src/components/form/LeaveQuestion.tsx';
import { SubmitButton } from '#src/components/form/SubmitButton.tsx';
import { useCheckedForm } from '#src/components/form/useCheckedForm.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';
import { StaffInputs } from './StaffInputs.tsx';
import { checkNewStaff, emptyStaff, type NewStaff, type StaffValues } from './staffForm.ts';
import { useRenewStaff } from './useRenewStaff.ts';

/** Creates the account of a grievance in-charge (GIC-01). */
export function StaffForm({ onCreated }: { onCreated: () => void }) {
  const translate = useTranslate();
  const attempt = useIdempotentSubmit();
  const renew = useRenewStaff();
  const { form, submit, draft } = useCheckedForm<StaffValues, NewStaff>({
    draftName: 'staff/new',
    defaultValues: emptyStaff(),
    check: checkNewStaff,
    send: async (body) => {
      await attempt((headers) => call(createStaff, { body, headers }));
      form.reset(emptyStaff());
      onCreated();
      await renew();
    },
  });

  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate spacing={1} onSubmit={submit}>
        <DraftNotice draft={draft} />
        <StaffInputs hint={translate('incharges.staff.passwordHint', { length: MIN_PASSWORD_LENGTH })} />
        <Box>
          <SubmitButton label="incharges.staff.submit" />
        </Box>
      </Stack>
      <LeaveQuestion isUnsaved={form.formState.isDirty} />
    </FormProvider>
  );
}
