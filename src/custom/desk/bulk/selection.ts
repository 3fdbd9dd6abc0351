import type { doInBulk } from '#contract/desk/bulk.ts';
import { hasUndo, MAX_DIRECT_ROWS, MAX_UNASKED_ROWS, type RowAction } from '#contract/desk/bulkActions.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { complaintQuery } from '#src/dataProvider/complaintQuery.ts';

/** What something is done with: rows that were ticked, or all that these filters find. */
export type Selection =
  | { ids: readonly number[]; filters?: never }
  | { ids?: never; filters: Record<string, unknown>; total: number };

export interface BulkDialogProps {
  action: RowAction;
  selection: Selection;
  /** These rows are done, or all that was selected is being worked on. */
  onDone: (ids?: readonly number[]) => void;
  onClose: () => void;
}

export const countOf = (selection: Selection): number =>
  selection.ids ? selection.ids.length : selection.total;

/** The selection as the call takes it; of filters with the number that was shown. */
export const selected = (selection: Selection): Partial<BodyOf<typeof doInBulk>> =>
  selection.ids
    ? { ids: [...selection.ids] }
    : {
        filters: complaintQuery({ filter: selection.filters }) as BodyOf<typeof doInBulk>['filters'],
        expected_total: selection.total,
      };

/** Few rows, of what can be undone, are done without asking; they are done when the call is answered. */
export const isDoneAtOnce = (action: RowAction, selection: Selection): boolean =>
  hasUndo(action) && selection.ids !== undefined && selection.ids.length <= MAX_DIRECT_ROWS;

/** Whether the number of rows must be typed: of many rows, before what cannot be undone (DESK-12). */
export const asksNumber = (action: RowAction, rows: number): boolean =>
  !hasUndo(action) && rows > MAX_UNASKED_ROWS;

/** Whether this number was typed, with or without the commas of India. */
export const isNumber = (typed: string, rows: number): boolean =>
  typed.replaceAll(/[\s,.]/g, '') === String(rows);
