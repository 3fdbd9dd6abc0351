import type { Actor } from '#contract/access/access.ts';
import { type Action, can, type PolicyName } from '#contract/access/policies.ts';

interface Rule {
  /** The right that the single call takes. */
  right: readonly [PolicyName, Action];
  /** Whether it can be undone: what citizens were told cannot (DESK-12). */
  undo: boolean;
}

/** What is done to many grievances at once (DESK-10). A new one is a line here, its parameters in `bulk.ts`, its work in `server/desk/bulk`. */
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

/** What is done row by row; an export writes a file of all rows. */
export type RowAction = Exclude<BulkAction, 'export'>;
export const ROW_ACTIONS = BULK_ACTIONS.filter((action): action is RowAction => action !== 'export');

export const hasUndo = (action: BulkAction): boolean => rules[action].undo;

/** Whether somebody may do it at all; each grievance is judged by itself besides. */
export function mayDoInBulk(actor: Actor, action: BulkAction): boolean {
  const [policy, right] = rules[action].right;
  return can(actor, right, policy);
}

/** So many grievances are worked on at once at most. */
export const MAX_BULK_ROWS = 10_000;
/** Up to so many the call itself does; more are worked on beside the office. */
export const MAX_DIRECT_ROWS = 20;
/** Above so many rows of what cannot be undone their number is asked for. */
export const MAX_UNASKED_ROWS = 50;
export const UNDO_MINUTES = 30;
