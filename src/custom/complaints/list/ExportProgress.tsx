import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodeOf } from '#contract/kernel/errorTexts.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import type { Making } from './useExport.ts';

/** How far a large export is, its link once it is written, or why it failed, with the way to try again. */
export default function ExportProgress({ making }: { making: Making }) {
  const translate = useTranslate();
  const { progress, link, failure, isPending } = making;
  if (isPending) return null;
  if (progress) return <Writing making={making} {...progress} />;
  if (failure) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={making.retry}>
            {translate('complaintList.exportAgain')}
          </Button>
        }
      >
        {translate(...textOf(failure))}
      </Alert>
    );
  }
  if (!link) return null;
  return (
    <Alert
      severity="success"
      role="status"
      onClose={making.dismiss}
      closeText={translate('complaintList.dismiss')}
    >
      {translate('complaintList.fileReady')}{' '}
      <MuiLink href={link} target="_blank" rel="noopener" sx={{ fontWeight: 600 }}>
        {translate('complaintList.openFile')}
      </MuiLink>
    </Alert>
  );
}

function Writing({ making, rows, total }: NonNullable<Making['progress']> & { making: Making }) {
  const translate = useTranslate();
  const labelId = useId();
  const { number } = useFormats();
  return (
    <Alert severity="info" icon={false} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <span id={labelId}>
        {translate('complaintList.writing', { rows: number(rows), total: number(total) })}
      </span>
      <LinearProgress
        variant={rows > 0 ? 'determinate' : 'indeterminate'}
        value={Math.min(100, (100 * rows) / Math.max(1, total))}
        aria-labelledby={labelId}
        sx={{ mt: 1 }}
      />
      <Button color="inherit" size="small" loading={making.isCancelling} onClick={making.cancel}>
        {translate('complaintList.cancelExport')}
      </Button>
    </Alert>
  );
}

/** What a call has failed with, or the text that a job has left behind, as a key and what to show without one. */
function textOf(failure: unknown): [string, { _: string }] {
  if (failure instanceof ApiFailure) return [failure.message, { _: failure.message }];
  const text = String(failure);
  return [`rules.${errorCodeOf(text)}`, { _: text }];
}
