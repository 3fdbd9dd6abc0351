import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { RecordContextProvider, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { type Column, type RecordListProps, useHiddenColumns } from './columns.ts';

/** The rows of a list as a table with headings to sort by; its corner lets the user choose the columns. */
export function RecordTable({ columns, actions }: RecordListProps) {
  const { data = [] } = useListContext();
  const [hidden] = useHiddenColumns();
  const shown = columns.filter(({ source }) => !hidden.includes(source));
  return (
    <TableContainer component={Card}>
      <Table>
        <TableHead>
          <TableRow>
            {shown.map((column) => (
              <HeadCell key={column.source} {...column} />
            ))}
            <TableCell align="right">
              <ColumnsMenu columns={columns} />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              <TableRow hover>
                {shown.map(({ source, field }) => (
                  <TableCell key={source}>{field}</TableCell>
                ))}
                <TableCell align="right">{actions}</TableCell>
              </TableRow>
            </RecordContextProvider>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function HeadCell({ source, unsorted }: Column) {
  const resource = useResourceContext();
  const { sort, setSort } = useListContext();
  const label = useTranslate()(`resources.${resource}.fields.${source}`);
  if (unsorted) return <TableCell>{label}</TableCell>;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const active = sort.field === source;
  const next = active && direction === 'asc' ? 'DESC' : 'ASC';
  return (
    <TableCell sortDirection={active ? direction : false}>
      <TableSortLabel
        active={active}
        direction={active ? direction : 'asc'}
        onClick={() => setSort({ field: source, order: next })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
