import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { cancelImport, type ImportState } from '#contract/desk/complaintImport.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { useCodedText } from '#src/components/format/useCodedText.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { call } from '#src/dataProvider/call.ts';
import { IMPORTS, isUnderWay, useImports } from './useImports.ts';

/** Cancels a running import (GRD-15). */
function CancelImport({ id }: { id: number }) {
  const translate = useTranslate();
  const renew = useRenew([IMPORTS]);
  const notifyFailure = useNotifyFailure();
  const cancel = useMutation({
    mutationFn: () => call(cancelImport, { params: { id } }),
    onSettled: renew,
    onError: notifyFailure,
  });
  return (
    <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate()}>
      {translate('common.cancel')}
    </Button>
  );
}

/** The progress and the results of the last imports. */
export function Imports() {
  const translate = useTranslate();
  const { data, isError, isFetching, refetch } = useImports();
  if (isError) {
    return <FailedNotice text="importing.listFailed" isRetrying={isFetching} onRetry={() => refetch()} />;
  }
  if (!data || data.data.length === 0) {
    return <Typography color="textSecondary">{data && translate('importing.noImports')}</Typography>;
  }
  return (
    <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {data.data.map((state) => (
        <li key={state.id}>
          <Import state={state} />
        </li>
      ))}
    </Stack>
  );
}

function Import({ state }: { state: ImportState }) {
  const translate = useTranslate();
  const nameId = useId();
  const { instant, number } = useFormats();
  const textOf = useCodedText();
  const { name, created, skipped, total, failure, rejected, rejects } = state;
  const counts = { created: number(created), skipped: number(skipped) };
  return (
    <Box>
      <Typography id={nameId} sx={{ overflowWrap: 'anywhere' }}>
        {name} · {instant(state.created_at)}
      </Typography>
      {isUnderWay(state) && (
        <>
          <Typography role="status" variant="body2">
            {translate('importing.progress', {
              smart_count: total,
              done: number(created + skipped),
              total: number(total),
            })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={total ? Math.min(100, (100 * (created + skipped)) / total) : 0}
            aria-labelledby={nameId}
            sx={{ mt: 0.5 }}
          />
          <CancelImport id={state.id} />
        </>
      )}
      {failure && (
        <Alert severity="error">
          {textOf(failure, state)} {translate('importing.counts', counts)}
        </Alert>
      )}
      {!isUnderWay(state) && !failure && (
        <Alert severity="success">
          {translate('importing.done')} {translate('importing.counts', counts)}
        </Alert>
      )}
      {rejects && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('importing.rejected', { smart_count: rejected })}{' '}
          <MuiLink href={rejects} download color="inherit">
            {translate('importing.rejects')}
          </MuiLink>
        </Alert>
      )}
    </Box>
  );
}
