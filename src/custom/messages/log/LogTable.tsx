import ExpandIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useId, useState } from 'react';
import {
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  DataTableHead,
  type DataTableHeadProps,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { MessageRecord } from '#contract/messages/message.ts';
import { isForRow } from '#src/declare/parts/rows.ts';
import { MessageDetails } from '../MessageDetails.tsx';
import { logColumns } from './logColumns.tsx';

/**
 * The log as a table; a row opens to its text. react-admin's expand row works only by mouse: its button is hidden from
 * other users.
 */
export const LogTable = () => (
  <DataTable bulkActionButtons={false} head={Head} body={Body} sx={LONG_WORDS}>
    {logColumns}
  </DataTable>
);

/** Long names without a space break, so that all columns stay within the page. */
const LONG_WORDS = {
  '& tbody td': { maxWidth: '16rem' },
  '& :is(.column-to, .column-template)': { overflowWrap: 'anywhere' },
};

function Head({ children }: DataTableHeadProps) {
  const translate = useTranslate();
  return (
    <DataTableHead>
      {children}
      <TableCell variant="head" aria-label={translate('common.actions')} />
    </DataTableHead>
  );
}

const Body = (props: DataTableBodyProps) => <DataTableBody {...props} row={Row} />;

function Row({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const message = useRecordContext<MessageRecord>();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!message) return null;
  const name = message.complaint?.complaint_number ?? message.to?.name ?? '';
  return (
    <>
      <TableRow hover sx={{ cursor: 'pointer' }} onClick={(event) => isForRow(event) && setOpen(!isOpen)}>
        {children}
        <TableCell align="right">
          <IconButton
            size="small"
            aria-label={translate('messaging.log.text', { name })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <ExpandIcon fontSize="small" sx={{ rotate: isOpen ? '180deg' : undefined }} />
          </IconButton>
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow id={id}>
          <TableCell colSpan={logColumns.length + 1} style={WIDE}>
            <MessageDetails message={message} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

const WIDE = { maxWidth: 'none', padding: '16px 24px' };
