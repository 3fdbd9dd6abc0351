import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { EMPTY } from '#src/components/format/empty.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Column } from './Column.tsx';

function useCellWords() {
  return { translate: useTranslate(), nameIn: useNameIn(), ...useFormats() };
}

type CellOf<Row> = (row: Row, words: ReturnType<typeof useCellWords>) => ReactNode;

/** A cell that renders the current row in the language of the screen, or a dash for nothing. */
function Cell<Row extends RaRecord>({ children }: { children: CellOf<Row> }) {
  const row = useRecordContext<Row>();
  const words = useCellWords();
  return row ? children(row, words) || EMPTY : null;
}

/** Columns that are not sorted, by their source; some need a width. */
export const columnsOf = <Row extends RaRecord>(
  cells: Record<string, CellOf<Row>>,
  minWidths: Record<string, string> = {},
) =>
  Object.entries(cells).map(([source, cell]) => (
    <Column key={source} source={source} disableSort sx={{ minWidth: minWidths[source], px: 1 }}>
      <Cell<Row>>{cell}</Cell>
    </Column>
  ));

/** A text that is not broken. */
export const Line = ({ children }: { children: ReactNode }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{children}</span>
);
