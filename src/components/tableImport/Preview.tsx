import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { type ImportAnswer, LOCATION_COLUMNS } from '#contract/places/places.ts';

/** The plain names of places; columns with names of other languages are shown if the file has them. */
const isPlain = (column: string) => PLACE_LEVELS.some((level) => level === column);

/** The result that an import would have, and the first rows as they were read. */
export function Preview({ created, skipped, renamed, rows = [] }: ImportAnswer) {
  const translate = useTranslate();
  const columns = LOCATION_COLUMNS.filter(
    (column) => isPlain(column) || rows.some((row) => row[column] !== undefined),
  );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status">
        {translate('masterdata.import.preview', { created, skipped })}
        {renamed ? ` ${translate('masterdata.import.renamed', { renamed })}` : ''}
      </Typography>
      <Box sx={{ overflow: 'auto' }}>
        <Table aria-label={translate('masterdata.import.firstRows')}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{translate(`declare.place.${column}`, { _: column })}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name and stay in order
              <TableRow key={index}>
                {columns.map((column) => (
                  <TableCell key={column}>{row[column]}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
