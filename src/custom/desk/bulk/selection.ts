import type { doInBulk } from '#contract/desk/bulk.ts';
import { hasUndo, MAX_DIRECT_ROWS, MAX_UNASKED_ROWS, type RowAction } from '#contract/desk/bulkActions.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import type { BulkPart } from '#src/components/slots/parts.ts';
import { complaintQuery } from '#src/dataProvider/complaintQuery.ts';

/** The target of an action: ticked rows, or all results of these filters. */
export type Selection =
  | { ids: readonly number[]; filters?: never }
  | { ids?: never; filters: Record<string, unknown>; total: number };

export interface BulkDialogProps {
  part: BulkPart;
  selection: Selection;
  /** These rows are done, or the job on the whole selection has started. */
  onDone: (ids?: readonly number[]) => void;
  onClose: () => void;
}

export const countOf = (selection: Selection): number =>
  selection.ids ? selection.ids.length : selection.total;

/** The selection in a request; filters go with the displayed number of results. */
export const selected = (selection: Selection): Partial<BodyOf<typeof doInBulk>> =>
  selection.ids
    ? { ids: [...selection.ids] }
    : {
        filters: complaintQuery({ filter: selection.filters }) as BodyOf<typeof doInBulk>['filters'],
        expected_total: selection.total,
      };

/** Few rows, for an action that can be undone, need no check. They are done when the call returns. */
export const isDoneAtOnce = (action: RowAction, selection: Selection): boolean =>
  hasUndo(action) && selection.ids !== undefined && selection.ids.length <= MAX_DIRECT_ROWS;

/** Whether the user must type the number of rows: many rows and an action that cannot be undone (DESK-12). */
export const asksNumber = (action: RowAction, rows: number): boolean =>
  !hasUndo(action) && rows > MAX_UNASKED_ROWS;

/** Whether this number was typed, with or without Indian commas. */
export const isNumber = (typed: string, rows: number): boolean =>
  typed.replaceAll(/[\s,.]/g, '') === String(rows);
