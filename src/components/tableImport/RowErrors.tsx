import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RowError } from '#contract/kernel/errors.ts';
import { codedKey } from '#src/i18n/codedKey.ts';

/** A wrong file has an error in every row: a page renders only this many at a time. */
const AT_A_TIME = 200;

/** Every invalid row of a file, with its number and the reason. */
export function RowErrors({ errors }: { errors: readonly RowError[] }) {
  const translate = useTranslate();
  const [shown, setShown] = useState(AT_A_TIME);
  const hidden = errors.length - shown;
  if (errors.length === 0) return null;
  return (
    <Box sx={{ maxHeight: 320, overflow: 'auto' }}>
      <Table stickyHeader aria-label={translate('masterdata.import.errors')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '5rem' }}>{translate('masterdata.import.row')}</TableCell>
            <TableCell>{translate('common.reason')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {errors.slice(0, shown).map(({ row, message, code, values }) => (
            <TableRow key={`${row} ${message}`}>
              <TableCell>{row}</TableCell>
              <TableCell>{code ? translate(codedKey({ code, values })) : message}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {hidden > 0 && (
        <Button onClick={() => setShown(shown + AT_A_TIME)}>
          {translate('masterdata.import.more', { smart_count: hidden })}
        </Button>
      )}
    </Box>
  );
}
