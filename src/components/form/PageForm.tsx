import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import DraftNotice from '../drafts/DraftNotice.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { NewerNotice } from './NewerNotice.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { ContractForm } from './useContractForm.ts';

interface PageFormProps<V extends FieldValues> {
  form: ContractForm<V>;
  /** The label of the button: a translation key. */
  submit: string;
  children: ReactNode;
}

/** The form of a call on a page. It asks before the user leaves with unsaved changes (UPD-05). */
export function PageForm<V extends FieldValues>({ form, submit, children }: PageFormProps<V>) {
  return (
    <FormProvider {...form.form}>
      <Stack component="form" noValidate spacing={1} onSubmit={form.submit}>
        <DraftNotice draft={form.draft} />
        {children}
        {form.loadNewer && <NewerNotice onLoad={form.loadNewer} />}
        <Box>
          <SubmitButton label={submit} />
        </Box>
      </Stack>
      <LeaveQuestion isUnsaved={form.form.formState.isDirty} />
    </FormProvider>
  );
}
