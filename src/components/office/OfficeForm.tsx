import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, FormProvider } from 'react-hook-form';
import DraftNotice from '#src/components/drafts/DraftNotice.tsx';
import { LeaveQuestion } from '#src/components/form/LeaveQuestion.tsx';
import { SubmitButton } from '#src/components/form/SubmitButton.tsx';
import type { ContractForm } from '#src/components/form/useContractForm.ts';

interface OfficeFormProps<V extends FieldValues> {
  /** With whether another user has saved a newer version. */
  form: ContractForm<V> & { isNewer: boolean };
  children: ReactNode;
}

/** The form of one part of the settings. Its button and the result of the save stay visible in a long form. */
export function OfficeForm<V extends FieldValues>({
  form: { form, submit, draft, isNewer },
  children,
}: OfficeFormProps<V>) {
  const translate = useTranslate();
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Stack spacing={2}>
          <DraftNotice draft={draft} />
          {children}
        </Stack>
        <Paper variant="outlined" sx={BAR}>
          {isNewer && (
            <Alert severity="warning" sx={{ width: '100%' }}>
              {translate('office.newer')}
            </Alert>
          )}
          <SubmitButton label="common.save" />
          <Typography variant="body2" color="textSecondary" role="status">
            {isDirty && translate('office.unsaved')}
          </Typography>
        </Paper>
      </form>
      <LeaveQuestion isUnsaved={isDirty} />
    </FormProvider>
  );
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  mt: 2,
  px: 2.5,
  py: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
};
