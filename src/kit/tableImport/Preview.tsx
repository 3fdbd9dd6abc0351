import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PLACE_LEVELS } from '../../../contract/place.ts';
import type { ImportAnswer } from '../../../contract/places.ts';

/** What an import would do, and the first rows as they were read. */
export function Preview({ created, skipped, rows = [] }: ImportAnswer) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status">{translate('masterdata.import.preview', { created, skipped })}</Typography>
      <Box sx={{ overflow: 'auto' }}>
        <Table aria-label={translate('masterdata.import.firstRows')}>
          <TableHead>
            <TableRow>
              {PLACE_LEVELS.map((level) => (
                <TableCell key={level}>{translate(`declare.place.${level}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name and stay in order
              <TableRow key={index}>
                {PLACE_LEVELS.map((level) => (
                  <TableCell key={level}>{row[level]}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
