import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FailureAlert } from '../feedback/FailureAlert.tsx';
import { FileCheckContext, useSaveAfterChecks } from '../files/useSaveAfterChecks.ts';
import { NewerNotice } from '../form/NewerNotice.tsx';
import type { ContractForm } from '../form/useContractForm.ts';
import { lazyWithWords } from '../page/lazyWithWords.tsx';
import { GuardedDialog, type GuardedDialogProps } from './GuardedDialog.tsx';

// The first screens have dialogs, and wait for no other words.
const DraftNotice = lazyWithWords(() => import('../drafts/DraftNotice.tsx'));

interface FormDialogProps<V extends FieldValues>
  extends Omit<GuardedDialogProps, 'isPending' | 'onSubmit' | 'actions'> {
  form: ContractForm<V>;
  /** The label of the button, already translated; null if there is nothing to send. */
  submit: string | null;
  color?: ButtonProps['color'];
  /** The button has the focus at first. */
  autoFocus?: boolean;
  /** The id of a question that the button answers. */
  submitDescribedBy?: string;
  /** False while data that is sent with the form is loading. */
  isReady?: boolean;
  /** A failure of what the dialog loads. */
  failure?: unknown;
  /** The label of the button that closes it: a translation key. */
  cancel?: string;
  /** Another button, before the two. */
  actions?: ReactNode;
}

/** The form of a call in a dialog. When sending fails, it stays open with the typed values. */
export function FormDialog<V extends FieldValues>({
  form,
  submit,
  color,
  autoFocus,
  submitDescribedBy,
  isReady = true,
  failure,
  cancel = 'common.cancel',
  actions,
  children,
  ...frame
}: FormDialogProps<V>) {
  const translate = useTranslate();
  const checks = useSaveAfterChecks(() => void form.submit());
  const isPending = form.isPending || checks.isWaiting;
  return (
    <FormProvider {...form.form}>
      <GuardedDialog
        {...frame}
        isPending={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          // React passes the events of a dialog to the form around the dialog.
          event.stopPropagation();
          if (!isPending) checks.save();
        }}
        actions={
          <>
            {actions}
            <Button onClick={frame.onClose} disabled={isPending}>
              {translate(cancel)}
            </Button>
            {submit !== null && (
              <Button
                type="submit"
                variant="contained"
                color={color}
                autoFocus={autoFocus}
                aria-describedby={submitDescribedBy}
                loading={isPending}
                disabled={!isReady && !isPending}
              >
                {submit}
              </Button>
            )}
          </>
        }
      >
        {submit !== null && form.draft.offered && <DraftNotice draft={form.draft} />}
        <FailureAlert failure={form.failure ?? failure} reasonOf={form.reasonOf} />
        <FileCheckContext value={checks.follow}>{children}</FileCheckContext>
        {form.loadNewer && <NewerNotice onLoad={form.loadNewer} />}
      </GuardedDialog>
    </FormProvider>
  );
}
