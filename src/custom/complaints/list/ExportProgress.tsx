import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useCodedText } from '#src/components/format/useCodedText.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import type { Making } from './useExport.ts';

/** The progress of a large export, then its link, or its error with a retry button. */
export default function ExportProgress({ making }: { making: Making }) {
  const translate = useTranslate();
  const textOf = useCodedText();
  const { progress, link, failure, coded, isPending } = making;
  if (isPending) return null;
  if (progress) return <Writing making={making} {...progress} />;
  if (failure) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={making.retry}>
            {translate('common.retry')}
          </Button>
        }
      >
        {failure instanceof ApiFailure
          ? translate(failure.message, { _: failure.message })
          : textOf(String(failure), coded)}
      </Alert>
    );
  }
  if (!link) return null;
  return (
    <Alert severity="success" role="status" onClose={making.dismiss} closeText={translate('common.dismiss')}>
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
        {translate('common.cancel')}
      </Button>
    </Alert>
  );
}
