import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { MouseEvent, ReactNode } from 'react';
import {
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  DataTableHead,
  type DataTableHeadProps,
  SelectPageCheckbox,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { isForRow, useRows } from './rows.ts';
import { SelectRecord } from './SelectRecord.tsx';

interface RecordTableProps {
  children: ReactNode;
  /** Optional columns that are hidden at first. */
  hidden?: string[];
  toolbar: ReactNode;
  storeKey?: string;
}

/** The rows of a list as react-admin's table, each with a checkbox in front and its actions at the end. */
export const RecordTable = ({ hidden, toolbar, ...props }: RecordTableProps) => (
  <DataTable
    {...props}
    hiddenColumns={hidden}
    bulkActionButtons={false}
    bulkActionsToolbar={toolbar}
    head={Head}
    body={Body}
    sx={LONG_WORDS}
  />
);

/** A word that is wider than the column may be breaks; other columns are as wide as their words. */
const LONG_WORDS = {
  overflowX: 'auto',
  '& tbody td': { maxWidth: '20rem', overflowWrap: 'break-word' },
  // Without room for its name or its host, an address breaks anywhere.
  '& tbody td.column-email': { minWidth: '9rem', overflowWrap: 'anywhere' },
};

function Head({ children }: DataTableHeadProps) {
  const translate = useTranslate();
  const rows = useRows();
  return (
    <DataTableHead>
      {rows?.isSelectable && (
        <TableCell padding="checkbox" variant="head">
          <SelectPageCheckbox />
        </TableCell>
      )}
      {children}
      <TableCell variant="head" aria-label={translate('common.actions')} />
    </DataTableHead>
  );
}

const Body = (props: DataTableBodyProps) => <DataTableBody {...props} row={Row} />;

/**
 * react-admin's row opens its record on any click in it, even if a link, a button or a dialog of the row handled it,
 * and its checkbox has no name (axe).
 */
function Row({ children }: { children?: ReactNode }) {
  const rows = useRows();
  const record = useRecordContext();
  if (!rows || !record) return null;
  const { open, actions, isSelectable } = rows;
  return (
    <TableRow
      hover
      sx={open && { cursor: 'pointer' }}
      onClick={open && ((event: MouseEvent<HTMLElement>) => isForRow(event) && open(record))}
    >
      {isSelectable && (
        <TableCell padding="checkbox">
          <SelectRecord />
        </TableCell>
      )}
      {children}
      <TableCell align="right">{actions}</TableCell>
    </TableRow>
  );
}
