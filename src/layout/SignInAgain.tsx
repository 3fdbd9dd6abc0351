import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { resumeSession } from '#src/authProvider/resumeSession.ts';
import { dropSession, type StoredSession } from '#src/authProvider/storedSession.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
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
  const [username, setUsername] = useState(user.email ?? '');
  const [password, setPassword] = useState('');
  const named = { name: user.name };
  const resume = useMutation({
    mutationFn: async () => {
      if (!(await resumeSession(username.trim(), password))) throw new OtherAccount();
    },
    onSuccess: () =>
      queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    onError: () => setPassword(''),
  });
  const submit = () => {
    if (username.trim() && password) resume.mutate();
  };
  const fault = (failure: unknown) =>
    failure instanceof OtherAccount
      ? translate('signInAgain.otherAccount', named)
      : translate(messageOf(failure), { _: messageOf(failure) });
  return (
    <FormDialog
      form={{ submit, isPending: resume.isPending }}
      title={translate('signInAgain.title')}
      submit={translate('auth.submit')}
      cancel="signInAgain.afresh"
      describedBy={textId}
      maxWidth="xs"
      isChanged
      onClose={dropSession}
    >
      <DialogContentText id={textId}>{translate('signInAgain.text', named)}</DialogContentText>
      {resume.isError && <Alert severity="error">{fault(resume.error)}</Alert>}
      <TextField
        type="email"
        name="username"
        label={translate('auth.email')}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        autoComplete="username"
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH, inputMode: 'email', autoCapitalize: 'none' } }}
      />
      <TextField
        type="password"
        name="password"
        label={translate('auth.password')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="current-password"
        autoFocus
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
      />
    </FormDialog>
  );
}

/** The user signed in with another account than the page's. */
class OtherAccount extends Error {}
