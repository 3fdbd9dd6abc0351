import type { updateComplaint } from '#contract/complaints/complaintCalls.ts';
import { editComplaint } from '#server/complaints/actions/update.ts';
import { checkCategory } from '#server/complaints/checks.ts';
import type { Work } from '#server/complaints/events.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { type ActionOf, type Applied, type AppliedItem, each, reasonOf } from './action.ts';

type Edited = Context<typeof updateComplaint>['body'];

/** Another category, by the rules of the form (UPD-01). */
export const category: ActionOf<'category'> = {
  async check(work, { category_id }) {
    await checkCategory(work.db, category_id);
    return each((row) => reasonOf('edit', work, row));
  },
  apply: (work, complaintId, { category_id }) => editField(work, complaintId, 'category_id', { category_id }),
  undo: restoreField,
};

/** Restores the field, unless a user has changed the grievance since. */
export async function restoreField(
  work: Work,
  { complaintId, before, version }: Pick<AppliedItem<unknown>, 'complaintId' | 'before' | 'version'>,
): Promise<void> {
  await editComplaint({ ...work, params: { id: complaintId }, body: { ...before, version } as Edited });
}

/** Edits one field as the form does; what the undo restores. */
export async function editField(
  work: Work,
  id: number,
  field: 'category_id' | 'priority',
  values: Partial<Edited>,
): Promise<Applied | undefined> {
  const { before, after } = await editComplaint({ ...work, params: { id }, body: values as Edited });
  if (before === after) return;
  return { before: { [field]: before[field] }, version: after.version };
}
