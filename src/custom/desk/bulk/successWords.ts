import type { RowAction } from '#contract/desk/bulkActions.ts';

const WORDS: Partial<Record<RowAction, string>> = {
  assign: 'complaint.assign.done',
  refer: 'bulk.done.refer',
  message: 'bulk.done.message',
};

/** What is said when all that was selected is done, as a notification. */
export const successWords = (action: RowAction, { count, written }: { count: number; written: string }) =>
  [
    WORDS[action] ?? 'bulk.changed',
    { type: 'success', messageArgs: { smart_count: count, count: written } },
  ] as const satisfies [string, object];
