import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { IMPORT_FIELDS, type ImportPreview } from '#contract/desk/complaintImport.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { RowErrors } from '#src/components/tableImport/RowErrors.tsx';

/** The effects of an import, the rows that block it, and the first parsed rows. */
export function PreviewResult({ preview, ref }: { preview: ImportPreview; ref: Ref<HTMLDivElement> }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { total, created, skipped, persons = 0, error_count, errors } = preview;
  const counts = { total: number(total), created: number(created), skipped: number(skipped) };
  return (
    <Box
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label={translate('importing.checked')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {error_count > 0 ? (
        <Alert severity="error">
          {translate('importing.faulty', { smart_count: error_count })}
          {created > 0 && ` ${translate('importing.goodRows', counts)}`}
          {error_count > errors.length && ` ${translate('importing.firstFaults', { count: errors.length })}`}
        </Alert>
      ) : (
        <Alert severity={created > 0 ? 'success' : 'info'}>{translate('importing.ready', counts)}</Alert>
      )}
      {created > 0 && <Typography>{translate('importing.people', { smart_count: persons })}</Typography>}
      <RowErrors errors={errors} />
      <Sample rows={preview.rows} />
    </Box>
  );
}

function Sample({ rows }: Pick<ImportPreview, 'rows'>) {
  const translate = useTranslate();
  const fields = IMPORT_FIELDS.filter((field) => rows.some((row) => row[field]));
  if (fields.length === 0) return null;
  return (
    <Box>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {translate('importing.firstRows')}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={translate('importing.firstRows')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {fields.map((field) => (
                <TableCell key={field}>{translate(`importing.fields.${field}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name and stay in order
              <TableRow key={index}>
                {fields.map((field) => (
                  <TableCell key={field} sx={{ maxWidth: 240, overflowWrap: 'break-word' }}>
                    {row[field]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
