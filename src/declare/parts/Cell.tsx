import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { EMPTY } from '#src/components/format/empty.ts';

/** A cell that renders the current row, or a dash for nothing. */
export function Cell<Row extends RaRecord>({ children }: { children: (row: Row) => ReactNode }) {
  const row = useRecordContext<Row>();
  return row ? children(row) || EMPTY : null;
}
