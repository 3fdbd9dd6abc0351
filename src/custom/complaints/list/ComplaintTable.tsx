import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { visuallyHidden } from '@mui/utils';
import { memo, type ReactNode, useMemo } from 'react';
import { useListContext, useListSortContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { Column } from '#contract/complaints/complaintColumns.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { EMPTY } from '#src/components/format/empty.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import { ClosingChip } from '#src/custom/closing/ClosingChip.tsx';
import { DueChip } from '#src/custom/deadlines/DueChip.tsx';
import { LevelChip } from '#src/custom/deadlines/LevelChip.tsx';
import { CauseChip } from '#src/custom/persons/causes/CauseChip.tsx';
import { MergedChip } from '#src/custom/persons/MergedChip.tsx';
import { AbsentChip } from '#src/custom/teamwork/AbsentChip.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { useDaysText } from '../useDaysText.ts';
import { SORTABLE } from './listAddress.ts';
import { PageCheckbox } from './PageCheckbox.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { InternalMark, keepClick, NumberLink, RowActions, useOpenRow } from './rowParts.tsx';
import { tableLayout } from './tableLayout.ts';
import { useColumns } from './useColumns.ts';

interface ComplaintTableProps {
  withTicks: boolean;
  onAssign: (row: ComplaintRow) => void;
}

/** The rows of a list, for everything wider than a phone: in one line each where there is room, else in two or more (LIST-14, DESK-08). */
export function ComplaintTable({ withTicks, onAssign }: ComplaintTableProps) {
  const translate = useTranslate();
  const { data } = useListContext<ComplaintRow>();
  const columns = useColumns();
  const layout = useMemo(() => tableLayout(columns), [columns]);
  return (
    <Paper variant="outlined" sx={{ containerType: 'inline-size' }}>
      <Table aria-label={translate('complaint.list.table')} sx={layout}>
        <TableHead>
          <TableRow>
            {withTicks && (
              <TableCell className="tick">
                <PageCheckbox />
              </TableCell>
            )}
            {columns.map((column) => (
              <HeadCell key={column} column={column} />
            ))}
            <TableCell className="actions">
              <span style={visuallyHidden}>{translate('complaint.fields.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {!data && <LoadingRows columns={columns} />}
          {data?.map((row) => (
            <Row key={row.id} row={row} columns={columns} withTicks={withTicks} onAssign={onAssign} />
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

function HeadCell({ column }: { column: Column }) {
  const label = useTranslate()(`complaint.fields.${column}`);
  const { sort, setSort } = useListSortContext();
  const sorts = hasCapability('desk');
  const active = sort.field === column;
  const direction = active && sort.order === 'DESC' ? 'desc' : 'asc';
  if (!sorts || !SORTABLE.includes(column)) return <TableCell className={column}>{label}</TableCell>;
  return (
    <TableCell className={column} sortDirection={active && direction}>
      <TableSortLabel
        active={active}
        direction={direction}
        onClick={() => setSort({ field: column, order: active && direction === 'asc' ? 'DESC' : 'ASC' })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

interface RowProps extends ComplaintTableProps {
  row: ComplaintRow;
  columns: readonly Column[];
}

const Row = memo(function Row({ row, columns, withTicks, onAssign }: RowProps) {
  const translate = useTranslate();
  const daysText = useDaysText();
  const { day } = useFormats();
  const nameIn = useNameIn();
  const placeText = usePlaceText();
  const open = useOpenRow();
  const due = row.clock?.due_on;
  // What has a column of its own is not told beside the number as well.
  const isApart = (column: Column) => columns.includes(column);
  const cells: Record<Column, () => ReactNode> = {
    complaint_number: () => (
      <>
        <NumberLink row={row} />
        <InternalMark row={row} />
        <MergedChip complaint={row} />
        <AbsentChip complaint={row} />
        {!isApart('due_on') && <DueChip complaint={row} />}
        <LevelChip complaint={row} />
        <ClosingChip complaint={row} />
        {!isApart('cause') && <CauseChip cause={row.cause} />}
      </>
    ),
    category: () => nameIn(row.category),
    area: () => placeText(row),
    name: () => row.name,
    phone: () => row.phone || EMPTY,
    source: () => translate(`complaint.source.${row.source}`, { _: row.source }),
    status: () => <StatusChip status={row.status} />,
    staff: () => row.staff?.name ?? translate('complaint.unassigned'),
    daysOpen: () => daysText(row),
    date: () => day(row.date),
    type: () => translate(`complaint.type.${row.type}`, { _: row.type }),
    priority: () => row.priority && translate(`due.priority.${row.priority}`),
    due_on: () => (
      <>
        {due && day(due)} {row.clock?.state !== 'running' && <DueChip complaint={row} withResult />}
      </>
    ),
    cause: () => <CauseChip cause={row.cause} />,
    assigned: () => row.assigned_to,
    updated_at: () => row.updated_at && day(row.updated_at),
  };
  return (
    <TableRow hover onClick={() => open(row.id)}>
      {withTicks && (
        <TableCell className="tick" onClick={keepClick}>
          <RowCheckbox row={row} />
        </TableCell>
      )}
      {columns.map((column) => (
        <TableCell key={column} className={column}>
          {cells[column]()}
        </TableCell>
      ))}
      <TableCell className="actions">
        <RowActions row={row} onAssign={onAssign} />
      </TableCell>
    </TableRow>
  );
});

/** As many as a page has, so that nothing jumps when they come (LIST-08). */
const LoadingRows = ({ columns }: { columns: readonly Column[] }) =>
  Array.from({ length: PAGE_SIZE }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places of a page
    <TableRow key={place}>
      <TableCell colSpan={columns.length + 1} className="loading">
        <Skeleton height={37} />
      </TableCell>
    </TableRow>
  ));
