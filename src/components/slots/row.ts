import type SvgIcon from '@mui/material/SvgIcon';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { Column } from '#contract/complaints/complaintColumns.ts';

/** Formatters for rows, in the language of the screen. */
export interface RowWords {
  translate: (key: string, values?: Record<string, unknown>) => string;
  /** A day for a separate column. */
  day: (date: string) => string;
  /** A day where room is short: '2 Dec' within the year. */
  shortDay: (date: string) => string;
}

/** The urgency, which decides the colour. */
export type Tone = 'late' | 'soon' | 'waiting' | 'done' | 'plain';

/** At most 24 letters about a row, as plain data, since a list draws hundreds of them. */
export interface RowState {
  text: string;
  tone: Tone;
  icon?: typeof SvgIcon;
}

/** An icon about a row, with its accessible name and, where there is one, a page. */
export interface RowIcon {
  name: string;
  icon: typeof SvgIcon;
  to?: string;
}

/** The content of one column of a row. */
export interface RowCell {
  text?: string;
  state?: RowState | null;
  to?: string;
}

export interface RowPart<T> {
  id: string;
  of: (row: ComplaintRow, words: RowWords) => T | null;
}
export interface ColumnPart extends RowPart<RowCell> {
  id: Column;
  /** The state or icon that is hidden while the column is shown, since both say the same. */
  replaces?: string;
}
