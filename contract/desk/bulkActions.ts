import type { Actor } from '#contract/access/access.ts';
import { type Action, can, type PolicyName } from '#contract/access/policies.ts';
import { MAX_COUNTED_IN_PLACE } from '#contract/kernel/limits.ts';

interface Rule {
  /** The permission that the single call requires. */
  right: readonly [PolicyName, Action];
  /** Whether it can be undone: messages to citizens cannot (DESK-12). */
  undo: boolean;
}

/**
 * The bulk actions on complaints (DESK-10). A new one needs a line here, its parameters in `bulk.ts`, and its code in
 * `server/desk/bulk`.
 */
const rules = {
  assign: { right: ['complaint', 'assign'], undo: true },
  category: { right: ['complaint', 'edit'], undo: true },
  priority: { right: ['complaint', 'edit'], undo: true },
  followup: { right: ['complaint', 'edit'], undo: true },
  cause: { right: ['cause', 'create'], undo: true },
  answer: { right: ['complaint', 'edit'], undo: false },
  resolve: { right: ['complaint', 'edit'], undo: false },
  refer: { right: ['referral', 'create'], undo: false },
  message: { right: ['complaint', 'edit'], undo: false },
  macro: { right: ['macro', 'show'], undo: false },
  export: { right: ['complaint', 'show'], undo: false },
} as const satisfies Record<string, Rule>;

export type BulkAction = keyof typeof rules;
export const BULK_ACTIONS = Object.keys(rules) as BulkAction[];

/** Actions row by row; an export writes a file of all rows. */
export type RowAction = Exclude<BulkAction, 'export'>;
export const ROW_ACTIONS = BULK_ACTIONS.filter((action): action is RowAction => action !== 'export');

export const hasUndo = (action: BulkAction): boolean => rules[action].undo;

/** Whether the user may do it at all; each complaint is also checked. */
export function mayDoInBulk(actor: Actor, action: BulkAction): boolean {
  const [policy, right] = rules[action].right;
  return can(actor, right, policy);
}

/** The most complaints in one action. */
export const MAX_BULK_ROWS = MAX_COUNTED_IN_PLACE;
/** Up to so many are processed by the call itself; more in the background. */
export const MAX_DIRECT_ROWS = 20;
/** Above so many rows the user must type the number of an action that cannot be undone. */
export const MAX_UNASKED_ROWS = 50;
export const UNDO_MINUTES = 30;
