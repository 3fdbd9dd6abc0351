import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { HiddenFileInput } from '../files/HiddenFileInput.tsx';
import { RefusedFiles } from '../files/RefusedFiles.tsx';
import { Preview } from './Preview.tsx';
import { RowErrors } from './RowErrors.tsx';
import { rowErrorsOf } from './rowErrors.ts';
import { TABLE_ENDINGS } from './tableRefusal.ts';
import { type SendTable, useTableImport } from './useTableImport.ts';

/** Imports a file of places after a preview; errors are listed row by row (MD-01, AREA-02). */
export function TableImport({ send }: { send: SendTable }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { file, refused, preview, importing, choose } = useTableImport(send);
  const failure = importing.error ?? preview.error;

  return (
    <Stack spacing={1.5}>
      <HiddenFileInput
        ref={input}
        accept={TABLE_ENDINGS}
        label={translate('masterdata.import.choose')}
        onChoose={([chosen]) => void choose(chosen)}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<UploadFileIcon />}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {translate('masterdata.import.choose')}
        </Button>
        <Button
          variant="contained"
          disabled={!file}
          loading={importing.isPending}
          onClick={() => file && importing.mutate(file)}
        >
          {translate('masterdata.import.submit')}
        </Button>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {file?.name}
        </Typography>
      </Stack>
      <Typography id={hintId} variant="body2" color="textSecondary">
        {translate('masterdata.import.hint')}
      </Typography>
      {refused && (
        <Alert severity="error">
          <RefusedFiles rule={refused.rule} files={[refused]} />
        </Alert>
      )}
      {preview.isPending && <Typography role="status">{translate('masterdata.import.reading')}</Typography>}
      {importing.data && (
        <Alert severity="success">
          {translate('masterdata.import.done')}.{' '}
          {importing.data.created !== undefined && translate('masterdata.import.counts', importing.data)}
          {importing.data.renamed ? ` ${translate('masterdata.import.renamed', importing.data)}` : ''}
        </Alert>
      )}
      {failure && <ImportFailure failure={failure} />}
      <RowErrors errors={rowErrorsOf(failure)} />
      {preview.data && !importing.error && <Preview {...preview.data} />}
    </Stack>
  );
}

/** 'Error importing locations: ' with the reason (MD-01). */
function ImportFailure({ failure }: { failure: Error }) {
  const translate = useTranslate();
  const reason = translate(failure.message, { _: failure.message });
  return <Alert severity="error">{translate('masterdata.import.failed', { reason })}</Alert>;
}
