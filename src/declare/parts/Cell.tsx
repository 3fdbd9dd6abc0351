import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { EMPTY } from '#src/components/format/empty.ts';

/** A cell of a list that shows something of the row around it, and a dash for nothing. */
export function Cell<Row extends RaRecord>({ children }: { children: (row: Row) => ReactNode }) {
  const row = useRecordContext<Row>();
  return row ? children(row) || EMPTY : null;
}
