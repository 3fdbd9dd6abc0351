import type { RowAction } from '../../../../contract/bulkActions.ts';

/** What is said when all that was selected is done, as a notification. */
export const doneWords = (action: RowAction, { count, written }: { count: number; written: string }) =>
  [
    action === 'assign' ? 'complaint.assign.done' : 'bulk.changed',
    { type: 'success', messageArgs: { smart_count: count, count: written } },
  ] as const satisfies [string, object];
