import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import type { RowError } from '../../../contract/errors.ts';
import { messageKey } from '../../../contract/messages.ts';

/** Every row of a file that cannot be taken, with its number and the reason. */
export function RowErrors({ errors }: { errors: readonly RowError[] }) {
  const translate = useTranslate();
  if (errors.length === 0) return null;
  return (
    <Box sx={{ maxHeight: 320, overflow: 'auto' }}>
      <Table stickyHeader aria-label={translate('masterdata.import.errors')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '5rem' }}>{translate('masterdata.import.row')}</TableCell>
            <TableCell>{translate('masterdata.import.reason')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {errors.map(({ row, message }) => (
            <TableRow key={`${row} ${message}`}>
              <TableCell>{row}</TableCell>
              <TableCell>{translate(`rules.${messageKey(message)}`, { _: message })}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
