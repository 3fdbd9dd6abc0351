import type { WholeRow } from '#contract/complaints/complaint.ts';
import { refusalOf, type StateFor } from '#contract/complaints/complaintActions.ts';
import type { BulkParams } from '#contract/desk/bulk.ts';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import { type CodedRefusal, refusedBy } from '#contract/kernel/rule.ts';
import type { Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import type { Fillable } from '#server/replies/filling.ts';
import type { taskItems } from '../../schema/tasks.ts';

/** What is known of a grievance when many are checked. */
export interface CheckedRecipient
  extends Pick<
      Complaint,
      'id' | 'status' | 'type' | 'source' | 'creator_id' | 'staff_id' | 'parliament_id' | 'assembly_id'
    >,
    Pick<WholeRow, 'cause' | 'clock' | 'merged_into'> {
  number: string;
  fillable: Fillable;
  /** Its closing waits for another user's approval (REF-21). */
  isProposed: boolean;
}

/** Why a grievance would be left unchanged, as the single call says it; null where it would change. */
export type Check = (row: CheckedRecipient) => CodedRefusal | null;

/** Prepares the check for the grievances of these ids. */
export type CheckMany = (ids: readonly number[]) => Promise<Check>;

/** The same where `CheckedRecipient` has all the data that is needed. */
export const each =
  (check: Check): CheckMany =>
  async () =>
    check;

/** What is kept of a grievance that was changed, for its undo. */
export type Applied = Pick<typeof taskItems.$inferInsert, 'before' | 'version'>;

/** A grievance as the bulk action left it, and the user of the action. */
export interface AppliedItem<P> {
  complaintId: number;
  params: P;
  before: Record<string, unknown>;
  version: number;
  maker: number;
  /** When the action was started. */
  since: Date;
}

/** What an action works with, including the message providers and the address of their links. */
export type ActionWork = Work & Pick<Context, 'carriers' | 'publicUrl'>;

/** One kind of bulk action on one grievance. */
export interface Action<P> {
  /** Checks the parameters once, and returns the check of the grievances. @throws 422 under an invalid parameter */
  check: (work: ActionWork, params: P) => Promise<CheckMany>;
  /**
   * The same as the single call; an error that it throws is the reason of refusal. Returns what an undo needs, or
   * undefined when nothing changed.
   */
  apply: (work: ActionWork, complaintId: number, params: P) => Promise<Applied | undefined>;
  /** Restores the previous state; throws the reason when it does not. */
  undo?: (work: ActionWork, item: AppliedItem<P>) => Promise<void>;
}

export type ActionOf<A extends RowAction> = Action<BulkParams<A>>;
export type BulkActions = { [A in RowAction]: ActionOf<A> };

/** The action of a name. Its parameters fit: both come from one call, or from one task. */
export function actionOf(actions: Partial<BulkActions>, name: RowAction): Action<never> {
  const action = actions[name];
  if (!action) throw new Error(`no feature has the bulk action ${name}`);
  return action as Action<never>;
}

/** Why an answer that closes without an outcome would be refused (REF-21). */
export const reasonAgainstClosing = (row: CheckedRecipient, closes: boolean): CodedRefusal | null =>
  closes && row.isProposed ? { code: 'waitsForApproval' } : null;

/** The refusal of the state machine. */
export function reasonOf<A extends Parameters<typeof refusalOf>[0]>(
  action: A,
  { actor }: Pick<Work, 'actor'>,
  state: StateFor<A>,
): CodedRefusal | null {
  const refusal = refusalOf(action, actor, state);
  return refusal && refusedBy(refusal);
}
