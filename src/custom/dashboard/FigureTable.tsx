import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useFormats } from '#src/components/format/useFormats.ts';
import { type Figure, useFigureLink } from './figures.ts';
import type { CountName } from './place.ts';
import type { ColumnName, useRows } from './useRows.ts';

interface FigureTableProps {
  /** The counted dimension, already translated. */
  label: string;
  counts: readonly CountName[];
  /** All figures, for the sums. */
  figures: readonly Figure[];
  shown: Pick<ReturnType<typeof useRows>, 'rows' | 'sorting' | 'sortBy'>;
  /** Without links and buttons, for screen readers next to a drawing. */
  isPlain?: boolean;
}

/**
 * Figures as a sortable table; each number links to its complaints, and the sums cover all pages (DASH-05, DASH-07).
 */
export function FigureTable({ label, counts, figures, shown, isPlain = false }: FigureTableProps) {
  const translate = useTranslate();
  const sum = (count: CountName) => figures.reduce((all, figure) => all + (figure[count] ?? 0), 0);
  const all: Figure = {
    key: 'all',
    name: translate('common.all'),
    filter: {},
    ...(Object.fromEntries(counts.map((count) => [count, sum(count)])) as Pick<Figure, CountName>),
  };
  return (
    // A scrolling area needs a focusable element, and a plain table has none.
    <TableContainer sx={{ overflowX: isPlain ? 'visible' : 'auto' }}>
      <Table aria-label={label} sx={NARROW}>
        <TableHead>
          <TableRow>
            {(['name', ...counts] as const).map((column) => (
              <HeadCell key={column} column={column} shown={shown} isPlain={isPlain} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.rows.map((figure) => (
            <Row key={figure.key} figure={figure} counts={counts} isPlain={isPlain} />
          ))}
        </TableBody>
        <TableFooter sx={{ '& th, & td': { color: 'text.primary', fontWeight: 600 } }}>
          <Row figure={all} counts={counts} isPlain={isPlain} />
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

/** Five columns fit on a phone, even with long words. */
const NARROW = {
  '& th, & td': { px: { xs: 0.5, sm: 2 }, fontSize: { xs: '0.8125rem', sm: '0.875rem' } },
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': {
    display: { xs: 'none', sm: 'inline-block' },
  },
};

interface HeadCellProps {
  column: ColumnName;
  shown: FigureTableProps['shown'];
  isPlain: boolean;
}

function HeadCell({ column, shown: { sorting, sortBy }, isPlain }: HeadCellProps) {
  const label = useTranslate()(`dashboard.columns.${column}`);
  const direction = sorting?.descending ? 'desc' : 'asc';
  const isSorted = sorting?.column === column;
  return (
    <TableCell align={column === 'name' ? 'left' : 'right'} sortDirection={isSorted ? direction : false}>
      {isPlain ? (
        label
      ) : (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? direction : 'asc'}
          onClick={() => sortBy(column)}
        >
          {label}
        </TableSortLabel>
      )}
    </TableCell>
  );
}

interface RowProps {
  figure: Figure;
  counts: readonly CountName[];
  isPlain: boolean;
}

function Row({ figure, counts, isPlain }: RowProps) {
  const { number } = useFormats();
  const linkOf = useFigureLink();
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ minWidth: '6rem', overflowWrap: 'anywhere' }}>
        {figure.name}
      </TableCell>
      {counts.map((count) => {
        const link = isPlain ? undefined : linkOf(figure, count);
        const text = number(figure[count] ?? 0);
        return (
          <TableCell key={count} align="right">
            {link ? (
              <MuiLink component={Link} {...link}>
                {text}
              </MuiLink>
            ) : (
              text
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
}
