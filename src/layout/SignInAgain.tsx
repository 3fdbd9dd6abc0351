import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { resumeSession } from '#src/authProvider/resumeSession.ts';
import { dropSession, type StoredSession } from '#src/authProvider/storedSession.ts';
import { messageOf } from '#src/dataProvider/http.ts';

/** The contract's limit for names and passwords. */
const MAX_LENGTH = 200;

/**
 * The same account signs in above its page and keeps the typed text. Another account starts with a new page (AUTH-10).
 */
export default function SignInAgain({ user }: Pick<StoredSession, 'user'>) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const id = useId();
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles a dialog's events to the form that has opened it.
    event.stopPropagation();
    if (username.trim() && password && !resume.isPending) resume.mutate();
  };
  const fault = (failure: unknown) =>
    failure instanceof OtherAccount
      ? translate('signInAgain.otherAccount', named)
      : translate(messageOf(failure), { _: messageOf(failure) });
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`}>{translate('signInAgain.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <DialogContentText id={`${id}-text`}>{translate('signInAgain.text', named)}</DialogContentText>
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
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={dropSession} disabled={resume.isPending}>
            {translate('signInAgain.afresh')}
          </Button>
          <Button type="submit" variant="contained" loading={resume.isPending}>
            {translate('auth.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The user signed in with another account than the page's. */
class OtherAccount extends Error {}
