import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { WORKLOAD_FIGURES } from '#contract/teamwork/workload.ts';
import type { Workload } from '#contract/teamwork/workloadCalls.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { FigureLink } from './FigureLink.tsx';
import { PersonCell } from './PersonCell.tsx';

/** A row for each user; complaints without an assignee are last. */
export function WorkloadTable({ workload }: { workload: Workload }) {
  const translate = useTranslate();
  const { day } = useFormats();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={translate('workload.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('common.person')}</TableCell>
            {WORKLOAD_FIGURES.map((figure) => (
              <TableCell key={figure} align="right">
                {translate(`workload.figures.${figure}`)}
              </TableCell>
            ))}
            <TableCell align="right">{translate('workload.oldest')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {workload.rows.map((row) => (
            <TableRow key={row.person?.id ?? 'nobody'}>
              <TableCell component="th" scope="row">
                <PersonCell workload={workload} row={row} />
              </TableCell>
              {WORKLOAD_FIGURES.map((figure) => (
                <TableCell key={figure} align="right">
                  <FigureLink workload={workload} row={row} figure={figure} />
                </TableCell>
              ))}
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {row.oldest ? day(row.oldest) : '–'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
