import type { RowAction } from '#contract/desk/bulkActions.ts';

const WORDS: Partial<Record<RowAction, string>> = {
  assign: 'complaint.assign.done',
  refer: 'bulk.done.refer',
  message: 'bulk.done.message',
};

/** The notification after all selected rows are done. */
export const successWords = (action: RowAction, { count, written }: { count: number; written: string }) =>
  [
    WORDS[action] ?? 'bulk.changed',
    { type: 'success', messageArgs: { smart_count: count, count: written } },
  ] as const satisfies [string, object];
