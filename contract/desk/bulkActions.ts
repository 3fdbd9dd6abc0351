import type { Actor } from '#contract/access/access.ts';
import { type Action, can, type PolicyName } from '#contract/access/policies.ts';
import { type CapabilityName, has } from '#contract/capabilities.ts';
import { MAX_COUNTED_IN_PLACE } from '#contract/kernel/limits.ts';

interface Rule {
  /** The permission that the single call requires. */
  right: readonly [PolicyName, Action];
  /** Whether it can be undone: messages to citizens cannot (DESK-12). */
  undo: boolean;
  /** The caller's office must use it. */
  capability?: CapabilityName;
}

/**
 * The bulk actions on complaints (DESK-10). A new one needs a line here, its parameters in `bulk.ts`, and its code in
 * `bulk` of the server's feature.
 */
const rules = {
  assign: { right: ['complaint', 'assign'], undo: true },
  category: { right: ['complaint', 'edit'], undo: true },
  priority: { right: ['complaint', 'edit'], undo: true, capability: 'deadlines' },
  followup: { right: ['complaint', 'edit'], undo: true },
  cause: { right: ['cause', 'create'], undo: true, capability: 'persons' },
  answer: { right: ['complaint', 'edit'], undo: false },
  resolve: { right: ['complaint', 'edit'], undo: false },
  refer: { right: ['referral', 'create'], undo: false, capability: 'letters' },
  message: { right: ['complaint', 'edit'], undo: false, capability: 'messages' },
  macro: { right: ['macro', 'show'], undo: false, capability: 'replies' },
  export: { right: ['complaint', 'show'], undo: false },
} as const satisfies Record<string, Rule>;

export type BulkAction = keyof typeof rules;
export const BULK_ACTIONS = Object.keys(rules) as BulkAction[];

/** Actions row by row; an export writes a file of all rows. */
export type RowAction = Exclude<BulkAction, 'export'>;
export const ROW_ACTIONS = BULK_ACTIONS.filter((action): action is RowAction => action !== 'export');

const ruleOf = (action: BulkAction): Rule => rules[action];

export const hasUndo = (action: BulkAction): boolean => ruleOf(action).undo;

/** The capability that an action belongs to; undefined for actions of the specifications and of the desk. */
export const capabilityOfBulk = (action: BulkAction) => ruleOf(action).capability;

/** Whether the user may do it at all; each complaint is also checked. */
export function mayDoInBulk(actor: Actor, action: BulkAction): boolean {
  const [policy, right] = ruleOf(action).right;
  return has(actor, capabilityOfBulk(action)) && can(actor, right, policy);
}

/** The most complaints in one action. */
export const MAX_BULK_ROWS = MAX_COUNTED_IN_PLACE;
/** Up to so many are processed by the call itself; more in the background. */
export const MAX_DIRECT_ROWS = 20;
/** Above so many rows the user must type the number of an action that cannot be undone. */
export const MAX_UNASKED_ROWS = 50;
export const UNDO_MINUTES = 30;
