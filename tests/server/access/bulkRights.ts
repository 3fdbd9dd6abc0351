import type { RowAction } from '#contract/desk/bulkActions.ts';
import type { Account } from './office.ts';

/** Who may apply the action at all, written a second time. */
export const MAY: Record<RowAction, (account: Pick<Account, 'role' | 'duties'>) => boolean> = {
  assign: ({ role, duties }) => role !== 'staff' || duties.includes('desk_head'),
  ...{ category: () => true, priority: () => true, followup: () => true, cause: () => true },
  ...{ answer: () => true, resolve: () => true, macro: () => true },
  ...{ refer: () => true, message: () => true },
};
