import { type ActionRule, always, type Refusal } from '#contract/complaints/complaintRules.ts';

/** The facts of a complaint that persons add. */
export interface PersonFacts {
  /** The complaint that it was merged into; absent for none (PER-17). */
  merged_into?: { number: string; may_undo: boolean } | null;
  /** The complaints that were merged into it. */
  merged_from?: readonly object[];
}

const unlessMerged = ({ merged_into }: PersonFacts): Refusal | null =>
  merged_into
    ? { message: 'mergedInto', values: { number: merged_into.number }, field: 'merged_into' }
    : null;
const whileUndoable = ({ merged_into }: PersonFacts): Refusal | null => {
  if (!merged_into) return { message: 'notMerged', field: 'merged_into' };
  return merged_into.may_undo ? null : { message: 'mergeTooOld', field: 'merged_into' };
};
const unlessTarget = ({ merged_from }: PersonFacts): Refusal | null =>
  merged_from?.length ? { message: 'othersMergedHere', field: 'merged_from' } : null;

const WHILE_MERGED = ['export', 'delete', 'undoMerge'];

/** A merged complaint does not change any more: work goes on with the other one. */
export const guardMerged = (action: string) => (WHILE_MERGED.includes(action) ? undefined : unlessMerged);

/** Without the target of a merge the merged complaints would refer to nothing. */
export const guardTarget = (action: string) => (action === 'delete' ? unlessTarget : undefined);

export const personRules = {
  /** With another complaint of the same person (PER-17). */
  merge: { capability: 'persons', right: 'merge', when: always, otherwise: 'hidden' },
  undoMerge: { capability: 'persons', right: 'merge', when: whileUndoable, otherwise: 'hidden' },
} as const satisfies Record<string, ActionRule>;
