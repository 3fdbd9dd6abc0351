import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getSignature, removeSignature, setSignature } from '#contract/letters/letterhead.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { call } from '#src/dataProvider/call.ts';
import { ImageChoice } from './ImageChoice.tsx';

const KEY = ['signature'];

/** The user's own scanned signature; letters use it only if a user asks for it by name (REF-04). */
export default function SignatureSection() {
  const translate = useTranslate();
  const { data, isError, isFetching, refetch } = useQuery(queryOf(KEY, getSignature));
  const change = useAction({
    run: async (file: File | null) => {
      if (file) await call(setSignature, { body: { file } });
      else await call(removeSignature, {});
    },
    done: 'registers.signature.saved',
    renew: useRenew(KEY),
  });
  return (
    <Section title="common.signature">
      <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
        <Typography color="textSecondary">{translate('registers.signature.text')}</Typography>
        {isError && (
          <FailedNotice text="registers.signature.failed" isRetrying={isFetching} onRetry={() => refetch()} />
        )}
        {data?.path && (
          <Box
            component="img"
            src={data.path}
            alt={translate('common.signature')}
            sx={{ maxWidth: '100%', maxHeight: 100, bgcolor: 'common.white', p: 1 }}
          />
        )}
        <FailureAlert failure={change.error} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <ImageChoice
            label="registers.signature.choose"
            isPending={change.isPending}
            onChoose={(file) => change.mutate(file)}
          />
          {data?.path && (
            <Button disabled={change.isPending} onClick={() => change.mutate(null)}>
              {translate('registers.signature.remove')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}
