import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { StatusChip } from '../StatusChip.tsx';
import { useDaysText } from '../useDaysText.ts';
import { useFormats } from '../useFormats.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { InternalMark, NumberLink, RowActions } from './rowParts.tsx';

/** LIST-14, in this order. */
export const COLUMNS = [
  'complaint_number',
  'category',
  'area',
  'name',
  'phone',
  'source',
  'status',
  'staff',
  'daysOpen',
  'date',
  'type',
] as const;

interface ComplaintTableProps {
  rows: readonly ComplaintRow[];
  onAssign: (row: ComplaintRow) => void;
}

/** The rows of a list, for everything wider than a phone. */
export function ComplaintTable({ rows, onAssign }: ComplaintTableProps) {
  return (
    <TableFrame>
      {rows.map((row) => (
        <Row key={row.id} row={row} onAssign={onAssign} />
      ))}
    </TableFrame>
  );
}

/** Long names break within words rather than push the other columns out of sight. */
const MAX_WIDTH = 132;
/** So that three words take two lines, and a date with hyphens one. */
const MIN_WIDTHS: Partial<Record<(typeof COLUMNS)[number], number>> = { daysOpen: 84, date: 72 };

/** The table without its rows, which the skeleton shares; it scrolls sideways where the columns do not fit. */
export function TableFrame({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={translate('complaint.list.table')}
    >
      <Table sx={{ '& th, & td': { px: 0.75, fontSize: '0.8125rem' } }}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`complaint.fields.${column}`)}</TableCell>
            ))}
            <TableCell>
              <span style={visuallyHidden}>{translate('complaint.fields.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

function Row({ row, onAssign }: { row: ComplaintRow; onAssign: (row: ComplaintRow) => void }) {
  const translate = useTranslate();
  const daysText = useDaysText();
  const { day } = useFormats();
  const cells: Record<(typeof COLUMNS)[number], ReactNode> = {
    complaint_number: (
      <>
        <NumberLink row={row} />
        {/* Below the number, where '(internal)' stands, so that the table grows no wider. */}
        <RowCheckbox row={row} />
        <InternalMark row={row} />
      </>
    ),
    category: row.category.name,
    area: row.area.name,
    name: row.name,
    phone: row.phone,
    source: translate(`complaint.source.${row.source}`, { _: row.source }),
    status: <StatusChip status={row.status} />,
    staff: row.staff?.name ?? translate('complaint.unassigned'),
    daysOpen: daysText(row),
    date: day(row.date),
    type: translate(`complaint.type.${row.type}`, { _: row.type }),
  };
  return (
    <TableRow hover>
      {COLUMNS.map((column) => (
        <TableCell
          key={column}
          sx={{ overflowWrap: 'break-word', minWidth: MIN_WIDTHS[column], maxWidth: MAX_WIDTH }}
        >
          {cells[column]}
        </TableCell>
      ))}
      <TableCell align="right">
        <RowActions row={row} onAssign={onAssign} />
      </TableCell>
    </TableRow>
  );
}
