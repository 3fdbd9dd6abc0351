import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import DraftNotice from '#src/components/drafts/DraftNotice.tsx';
import type { Draft } from '#src/components/drafts/useDraft.ts';
import { LeaveQuestion } from '#src/components/form/LeaveQuestion.tsx';
import { SubmitButton } from '#src/components/form/SubmitButton.tsx';

interface OfficeFormProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  submit: FormEventHandler<HTMLFormElement>;
  draft: Draft;
  /** Another user has saved a newer version. */
  isNewer: boolean;
  children: ReactNode;
}

/** The form of one part of the settings. Its button and the result of the save stay visible in a long form. */
export function OfficeForm<V extends FieldValues>(props: OfficeFormProps<V>) {
  const { form, submit, draft, isNewer, children } = props;
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
