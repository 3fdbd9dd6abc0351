import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { PasswordInput, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { changePassword } from '#contract/accounts/account.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { MIN_PASSWORD_LENGTH } from '#contract/kernel/limits.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { DoneDialog } from '#src/components/dialog/DoneDialog.tsx';
import { checkBody, type Refusals, resolverOf } from '#src/components/form/formRules.ts';
import { required } from '#src/components/form/required.ts';
import { SubmitButton } from '#src/components/form/SubmitButton.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { Sessions } from './Sessions.tsx';

type Passwords = BodyOf<typeof changePassword>;

const PASSWORD_FIELDS = ['old_password', 'new_password', 'new_password_confirmation'] as const;

const emptyPasswords: Passwords = {
  old_password: '',
  new_password: '',
  new_password_confirmation: '',
};

/** The errors that do not depend on the current password. */
function checkPasswords(values: Passwords): Refusals {
  const { new_password, new_password_confirmation } = values;
  return {
    ...(new_password.length < MIN_PASSWORD_LENGTH ? { new_password: 'rules.passwordShort' } : {}),
    ...(new_password === new_password_confirmation
      ? {}
      : { new_password_confirmation: 'rules.passwordMismatch' }),
    ...checkBody(changePassword, values).refusals,
  };
}

/** The form field for each of the server's field names; other hosts of the API use the longer ones (PWD-03). */
const FIELD_OF: Record<string, keyof Passwords> = {
  old_password: 'old_password',
  current_password: 'old_password',
  new_password: 'new_password',
  new_password_confirmation: 'new_password_confirmation',
  confirm_password: 'new_password_confirmation',
};

type Refusal = readonly [field: keyof Passwords | 'root', message: string];

/** The errors of a failed change by field; `root` has the others (PWD-03). */
function refusalsOf(failure: unknown): Refusal[] {
  if (!(failure instanceof ApiFailure)) return [['root', 'password.unexpected']];
  const byField = Object.entries(failure.body.errors ?? {}).flatMap(([name, message]): Refusal[] => {
    const field = FIELD_OF[name];
    return field ? [[field, message]] : [];
  });
  return byField.length > 0
    ? byField
    : [['root', saysWhy(failure) ? failure.message : 'password.unexpected']];
}

/** Whether the message is the server's own or about a lost network, not only a status. */
function saysWhy({ status, body: { message, msg, errors, exception } }: ApiFailure): boolean {
  return status === 0 || Boolean(message || msg || errors || exception);
}

const AUTO_COMPLETE = {
  old_password: 'current-password',
  new_password: 'new-password',
  new_password_confirmation: 'new-password',
} as const satisfies Record<keyof Passwords, string>;

const resolver = resolverOf(checkPasswords);

/**
 * The current password and twice the new one (PWD-01 to PWD-03), and the sessions of the account. They are on one page
 * because staff may open no other (AUTH-08), and a user who finds an unknown session wants a new password.
 */
export default function ChangePassword() {
  const translate = useTranslate();
  const hasDesk = hasCapability('desk');
  const form = useForm<Passwords>({ defaultValues: emptyPasswords, resolver });
  const [isChanged, setChanged] = useState(false);
  const { errors } = form.formState;

  const send = async (values: Passwords) => {
    try {
      await call(changePassword, { body: values });
    } catch (failure) {
      for (const [field, message] of refusalsOf(failure)) form.setError(field, { type: 'server', message });
      return;
    }
    form.reset();
    setChanged(true);
  };

  return (
    <Page title={translate('password.title')}>
      <Card sx={{ maxWidth: '30rem', p: { xs: 2, sm: 3 } }}>
        <FormProvider {...form}>
          <Stack component="form" noValidate spacing={1.5} onSubmit={form.handleSubmit(send)}>
            <AccountName />
            {PASSWORD_FIELDS.map((source) => (
              <PasswordInput
                key={source}
                source={source}
                label={`password.fields.${source}`}
                {...required}
                fullWidth
                autoComplete={AUTO_COMPLETE[source]}
                helperText={
                  source === 'new_password'
                    ? translate('password.rule', { length: MIN_PASSWORD_LENGTH })
                    : undefined
                }
              />
            ))}
            {errors.root?.message && (
              <Alert severity="error">{translate(errors.root.message, { _: errors.root.message })}</Alert>
            )}
            <Box sx={{ pt: 1 }}>
              <SubmitButton label="password.submit" />
            </Box>
          </Stack>
        </FormProvider>
      </Card>
      {hasDesk && <Sessions />}
      <DoneDialog
        title="password.changed"
        text="password.others"
        close="password.close"
        open={isChanged}
        onClose={() => setChanged(false)}
      />
    </Page>
  );
}

/** The username for password managers, which store the password under it. */
const AccountName = () => (
  <input
    type="text"
    name="username"
    autoComplete="username"
    value={storedSession()?.user.email ?? ''}
    readOnly
    hidden
  />
);
