import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableSortLabel from '@mui/material/TableSortLabel';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useMemo } from 'react';
import { useListContext, useListSortContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { Column } from '#contract/complaints/complaintColumns.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { EMPTY } from '#src/components/format/empty.ts';
import { SORTABLE } from './listAddress.ts';
import { Cell, type Marks, NumberMarks, Status, useMarks } from './marks.tsx';
import { PageCheckbox } from './PageCheckbox.tsx';
import { RowActions, RowLink, RowTick, useRowWays } from './rowParts.tsx';
import { tableLayout } from './tableLayout.ts';
import { useColumns, useIsCompact } from './useColumns.ts';
import { type ListWords, useRowWords } from './useRowWords.ts';
import { useTicks } from './useTicks.ts';

interface ComplaintTableProps {
  withTicks: boolean;
  onAssign: (row: ComplaintRow) => void;
}

/**
 * The rows of a list on screens wider than a phone, at most two lines each where there is room (LIST-14, DESK-08).
 * Cells are plain elements with the table's styles, since a page draws hundreds of them.
 */
export function ComplaintTable({ withTicks, onAssign }: ComplaintTableProps) {
  const translate = useTranslate();
  const { data } = useListContext<ComplaintRow>();
  const columns = useColumns();
  const isCompact = useIsCompact();
  const layout = useMemo(() => tableLayout(columns, isCompact), [columns, isCompact]);
  const marks = useMarks(columns);
  const words = useRowWords();
  const ways = useRowWays();
  const ticks = useTicks();
  return (
    <Paper variant="outlined" sx={{ containerType: 'inline-size' }}>
      <Table aria-label={translate('common.grievances')} sx={layout}>
        <thead>
          <tr>
            {withTicks && (
              <th scope="col" className="tick">
                <PageCheckbox />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column} column={column} />
            ))}
            <th scope="col" className="actions">
              <span style={visuallyHidden}>{translate('complaint.fields.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {!data && <LoadingRows columns={columns.length + (withTicks ? 2 : 1)} />}
          {data?.map((row) => (
            <tr key={row.id} onClick={(event) => ways.open(row.id, event)}>
              {withTicks && (
                <td className="tick">
                  <RowTick row={row} ticks={ticks} />
                </td>
              )}
              {columns.map((column) => (
                <td key={column} className={column}>
                  {column === 'complaint_number' && <RowLink row={row} ways={ways} />}
                  {cellOf(column, row, words, marks)}
                </td>
              ))}
              <td className="actions">
                <RowActions row={row} onAssign={onAssign} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Paper>
  );
}

/** The content of a column. Columns outside the specification belong to a capability. */
function cellOf(column: Column, row: ComplaintRow, words: ListWords, marks: Marks): ReactNode {
  const core = CELLS[column];
  if (core) return core(row, words, marks);
  const cell = marks.cells.get(column)?.(row, words);
  return cell && <Cell {...cell} />;
}

const CELLS: { [C in Column]?: (row: ComplaintRow, words: ListWords, marks: Marks) => ReactNode } = {
  complaint_number: (row, words, marks) => <NumberMarks row={row} words={words} marks={marks} />,
  category: ({ category }, { nameIn }) => nameIn(category),
  area: (row, { placeLines }) => {
    const [name, within] = placeLines(row);
    return (
      <>
        <span className="one" title={name}>
          {name}
        </span>
        {within && (
          <span className="second one" title={within}>
            {within}
          </span>
        )}
      </>
    );
  },
  name: ({ name }) => (
    <span className="two" title={name}>
      {name}
    </span>
  ),
  phone: ({ phone }) => phone || EMPTY,
  source: ({ source }, { translate }) => translate(`complaint.source.${source}`, { _: source }),
  status: (row, words, marks) => <Status row={row} words={words} marks={marks} />,
  staff: ({ staff }, { translate }) => staff?.name ?? translate('complaint.unassigned'),
  daysOpen: (row, { daysText }) => daysText(row),
  date: ({ date }, { day }) => day(date),
  type: ({ type }, { translate }) => translate(`complaint.type.${type}`, { _: type }),
  assigned: ({ assigned_to }) => assigned_to,
  updated_at: ({ updated_at }, { day }) => updated_at && day(updated_at),
};

function HeadCell({ column }: { column: Column }) {
  const label = useTranslate()(`complaint.fields.${column}`);
  const { sort, setSort } = useListSortContext();
  const sorts = hasCapability('desk');
  const active = sort.field === column;
  const direction = active && sort.order === 'DESC' ? 'desc' : 'asc';
  const isSortable = sorts && SORTABLE.includes(column);
  return (
    <th
      scope="col"
      className={column}
      aria-sort={isSortable && active ? (direction === 'desc' ? 'descending' : 'ascending') : undefined}
    >
      {isSortable ? (
        <TableSortLabel
          active={active}
          direction={direction}
          onClick={() => setSort({ field: column, order: active && direction === 'asc' ? 'DESC' : 'ASC' })}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </th>
  );
}

/** As many rows as a page has, so that nothing moves when they arrive (LIST-08). */
const LoadingRows = ({ columns }: { columns: number }) =>
  Array.from({ length: PAGE_SIZE }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places of a page
    <tr key={place} className="loading">
      <td colSpan={columns}>
        <span />
      </td>
    </tr>
  ));
