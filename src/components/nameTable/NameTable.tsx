import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Named } from '#contract/kernel/named.ts';
import { useNameIn } from '../format/useNameIn.ts';
import { useFocusAfterRemoval } from '../page/useFocusAfterRemoval.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { NameForm } from './NameForm.tsx';
import { NameRow } from './NameRow.tsx';
import { type Names, typedNames } from './NamesFields.tsx';

export type NamedRecord = Named & { id: number };

/** The actions of a row; their promises end with the server's answer. */
export interface NameActions {
  onRename: (row: NamedRecord, names: Names) => Promise<unknown>;
  onDelete: (row: NamedRecord) => Promise<unknown>;
}

/** Width of the Title column in pixels (MD-03). */
const TITLE_WIDTH = 400;

/**
 * Names with edit and delete buttons. Editing happens in the row, in several rows at once if the user likes (MD-03,
 * AREA-01).
 */
export function NameTable({ rows, onRename, onDelete }: NameActions & { rows: readonly NamedRecord[] }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const [edited, setEdited] = useState<readonly number[]>([]);
  const [doomed, setDoomed] = useState<NamedRecord>();
  const table = useFocusAfterRemoval<HTMLTableElement>(rows.length);
  return (
    <>
      <Table
        ref={table}
        tabIndex={-1}
        sx={{ tableLayout: 'fixed', width: 'auto', maxWidth: '100%', outline: 0 }}
      >
        <TableHead>
          <TableRow>
            <TableCell style={{ width: TITLE_WIDTH }}>{translate('common.title')}</TableCell>
            <TableCell sx={{ width: 120 }}>{translate('common.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) =>
            edited.includes(row.id) ? (
              <NameForm
                key={row.id}
                names={typedNames(row)}
                onSave={(names) => onRename(row, names)}
                onEnd={() => setEdited((ids) => ids.filter((id) => id !== row.id))}
              />
            ) : (
              <NameRow
                key={row.id}
                row={row}
                onEdit={() => setEdited([...edited, row.id])}
                onDelete={() => setDoomed(row)}
              />
            ),
          )}
        </TableBody>
      </Table>
      {doomed && (
        <DeleteQuestion
          name={nameIn(doomed)}
          onConfirm={() => onDelete(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}
