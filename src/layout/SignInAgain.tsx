import DialogContentText from '@mui/material/DialogContentText';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { credentials } from '#contract/accounts/account.ts';
import { resumeSession } from '#src/authProvider/resumeSession.ts';
import { dropSession, type StoredSession } from '#src/authProvider/storedSession.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useEntryForm } from '#src/components/form/useEntryForm.ts';
import { messageOf } from '#src/dataProvider/http.ts';

/** The contract's limit for names and passwords. */
const MAX_LENGTH = 200;

/**
 * The same account signs in above its page and keeps the typed text. Another account starts with a new page (AUTH-10).
 */
export default function SignInAgain({ user }: Pick<StoredSession, 'user'>) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const textId = useId();
  const named = { name: user.name };
  const form = useEntryForm(credentials, {
    defaultValues: { username: user.email ?? '', password: '' },
    reasonOf: (failure) =>
      failure instanceof OtherAccount ? translate('signInAgain.otherAccount', named) : messageOf(failure),
    onTake: async ({ username, password }) => {
      try {
        if (!(await resumeSession(username, password))) throw new OtherAccount();
      } catch (failure) {
        form.form.resetField('password');
        throw failure;
      }
      await queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      });
    },
  });
  return (
    <FormDialog
      form={form}
      title={translate('signInAgain.title')}
      submit={translate('auth.submit')}
      cancel="signInAgain.afresh"
      describedBy={textId}
      maxWidth="xs"
      isChanged
      onClose={dropSession}
    >
      <DialogContentText id={textId}>{translate('signInAgain.text', named)}</DialogContentText>
      <TextInput
        type="email"
        source="username"
        label="auth.email"
        autoComplete="username"
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH, inputMode: 'email', autoCapitalize: 'none' } }}
      />
      <TextInput
        type="password"
        source="password"
        label="auth.password"
        autoComplete="current-password"
        autoFocus
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
      />
    </FormDialog>
  );
}

/** The user signed in with another account than the page's. */
class OtherAccount extends Error {}
