import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { me } from '#contract/accounts/account.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { refreshSession } from '#src/authProvider/storedSession.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { call } from '#src/dataProvider/call.ts';
import { findOwnCandidate } from './useProfile.ts';

/** The account has no candidate record for a profile: shows who can help, and checks again on request (PROF-07). */
export function NoCandidate({ onFound }: { onFound: (candidateId: number) => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!hasCapability('desk')) return findOwnCandidate();
      const session = await call(me);
      refreshSession(session);
      return session.candidate?.id ?? null;
    },
    onSuccess: (candidateId) => {
      if (candidateId !== null) onFound(candidateId);
      else notify('profile.noCandidate.still', { type: 'info' });
    },
    onError: notifyFailure,
  });
  return (
    <Alert severity="error">
      <AlertTitle>{translate('profile.noCandidate.title')}</AlertTitle>
      {translate('profile.noCandidate.text')}
      <Box sx={{ mt: 1.5 }}>
        <Button color="inherit" variant="outlined" size="small" loading={isPending} onClick={() => mutate()}>
          {translate('profile.noCandidate.check')}
        </Button>
      </Box>
    </Alert>
  );
}
