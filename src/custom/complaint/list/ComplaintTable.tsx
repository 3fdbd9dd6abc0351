import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { visuallyHidden } from '@mui/utils';
import { memo, type ReactNode } from 'react';
import { useListContext, useListSortContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { PAGE_SIZE } from '../../../../contract/limits.ts';
import { CauseChip } from '../../../kit/cause/CauseChip.tsx';
import { EMPTY } from '../../../kit/format/empty.ts';
import { useFormats } from '../../../kit/format/useFormats.ts';
import { useNameIn } from '../../../kit/format/useNameIn.ts';
import { usePlaceText } from '../../../kit/place/usePlaceText.ts';
import { AbsentChip } from '../AbsentChip.tsx';
import { DueChip } from '../DueChip.tsx';
import { LevelChip } from '../LevelChip.tsx';
import { MergedChip } from '../MergedChip.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { useDaysText } from '../useDaysText.ts';
import { SORTABLE } from './listAddress.ts';
import { PageCheckbox } from './PageCheckbox.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { InternalMark, keepClick, NumberLink, ROW_FOCUS, RowActions, useOpenRow } from './rowParts.tsx';

/** LIST-14, in this order, with their widths in pixels where all stand in one line. */
const WIDTHS = {
  complaint_number: 96,
  category: 78,
  area: 134,
  name: 86,
  phone: 76,
  source: 62,
  status: 94,
  staff: 72,
  daysOpen: 68,
  date: 64,
  type: 72,
} as const;
type Column = keyof typeof WIDTHS;
const COLUMNS = Object.keys(WIDTHS) as Column[];

interface ComplaintTableProps {
  withTicks: boolean;
  onAssign: (row: ComplaintRow) => void;
}

/** The rows of a list, for everything wider than a phone: in one line each where there is room, else in two. */
export function ComplaintTable({ withTicks, onAssign }: ComplaintTableProps) {
  const translate = useTranslate();
  const { data } = useListContext<ComplaintRow>();
  return (
    <Paper variant="outlined" sx={{ containerType: 'inline-size' }}>
      <Table aria-label={translate('complaint.list.table')} sx={TABLE}>
        <TableHead>
          <TableRow>
            {withTicks && (
              <TableCell className="tick">
                <PageCheckbox />
              </TableCell>
            )}
            {COLUMNS.map((column) => (
              <HeadCell key={column} column={column} />
            ))}
            <TableCell className="actions">
              <span style={visuallyHidden}>{translate('complaint.fields.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {!data && <LoadingRows />}
          {data?.map((row) => (
            <Row key={row.id} row={row} withTicks={withTicks} onAssign={onAssign} />
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

function HeadCell({ column }: { column: Column }) {
  const label = useTranslate()(`complaint.fields.${column}`);
  const { sort, setSort } = useListSortContext();
  const active = sort.field === column;
  const direction = active && sort.order === 'DESC' ? 'desc' : 'asc';
  if (!SORTABLE.includes(column)) return <TableCell className={column}>{label}</TableCell>;
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

const Row = memo(function Row({ row, withTicks, onAssign }: ComplaintTableProps & { row: ComplaintRow }) {
  const translate = useTranslate();
  const daysText = useDaysText();
  const { day } = useFormats();
  const nameIn = useNameIn();
  const placeText = usePlaceText();
  const open = useOpenRow();
  const cells: Record<Column, ReactNode> = {
    complaint_number: (
      <>
        <NumberLink row={row} />
        <InternalMark row={row} />
        <MergedChip complaint={row} />
        <AbsentChip complaint={row} />
        <DueChip complaint={row} />
        <LevelChip complaint={row} />
        <CauseChip cause={row.cause} />
      </>
    ),
    category: nameIn(row.category),
    area: placeText(row),
    name: row.name,
    phone: row.phone || EMPTY,
    source: translate(`complaint.source.${row.source}`, { _: row.source }),
    status: <StatusChip status={row.status} />,
    staff: row.staff?.name ?? translate('complaint.unassigned'),
    daysOpen: daysText(row),
    date: day(row.date),
    type: translate(`complaint.type.${row.type}`, { _: row.type }),
  };
  return (
    <TableRow hover onClick={() => open(row.id)}>
      {withTicks && (
        <TableCell className="tick" onClick={keepClick}>
          <RowCheckbox row={row} />
        </TableCell>
      )}
      {COLUMNS.map((column) => (
        <TableCell key={column} className={column}>
          {cells[column]}
        </TableCell>
      ))}
      <TableCell className="actions">
        <RowActions row={row} onAssign={onAssign} />
      </TableCell>
    </TableRow>
  );
});

/** As many as a page has, so that nothing jumps when they come (LIST-08). */
const LoadingRows = () =>
  Array.from({ length: PAGE_SIZE }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places of a page
    <TableRow key={place}>
      <TableCell colSpan={COLUMNS.length + 1} className="loading">
        <Skeleton height={37} />
      </TableCell>
    </TableRow>
  ));

const ONE_LINE_PX = 34 + 66 + Object.values(WIDTHS).reduce((sum, width) => sum + width, 0);

/** Columns below one another: the name above the phone, the category above the area … */
const IN_TWO_LINES = {
  '& tr': {
    display: 'grid',
    gridTemplateColumns: '34px 104px minmax(0, 3fr) minmax(0, 4fr) 100px minmax(0, 2fr) 84px 66px',
    gridTemplateAreas: `
      "tick complaint_number name  category status   staff source actions"
      "tick complaint_number phone area     daysOpen date  type   actions"`,
    borderBottom: 1,
    borderColor: 'divider',
    py: 0.25,
  },
  '& th, & td': { border: 0, py: 0.375, minWidth: 0 },
  '& .loading': { gridColumn: '1 / -1' },
  ...Object.fromEntries(
    ['tick', 'actions', ...COLUMNS].map((column) => [`& .${column}`, { gridArea: column, width: 'auto' }]),
  ),
};

/** Fixed widths: nothing moves when rows come, and long names break within words rather than push others out of sight. */
const TABLE = {
  tableLayout: 'fixed',
  '& th, & td': { px: 0.5, fontSize: { xs: '0.75rem', xl: '0.8125rem' }, overflowWrap: 'anywhere' },
  '& tbody tr': { cursor: 'pointer', ...ROW_FOCUS },
  '& .tick': { width: 34 },
  '& .actions': { width: 66 },
  ...Object.fromEntries(COLUMNS.map((column) => [`& .${column}`, { width: WIDTHS[column] }])),
  [`@container (max-width: ${ONE_LINE_PX - 1}px)`]: IN_TWO_LINES,
} as const;
