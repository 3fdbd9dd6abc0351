import type { updateComplaint } from '#contract/complaints/complaintCalls.ts';
import { editComplaint } from '#server/complaints/actions/update.ts';
import type { Work } from '#server/complaints/change.ts';
import { checkCategory } from '#server/complaints/checks.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { type ActionOf, each, type Left, reasonOf } from './action.ts';

type Edited = Context<typeof updateComplaint>['body'];

/** Another category, by the rules of the form (UPD-01). */
export const category: ActionOf<'category'> = {
  async judge(work, { category_id }) {
    await checkCategory(work.db, category_id);
    return each((row) => reasonOf('edit', work, row));
  },
  step: (work, complaintId, { category_id }) => edit(work, complaintId, 'category_id', { category_id }),
  async giveBack(work, { complaintId, before, version }) {
    await editComplaint({ ...work, params: { id: complaintId }, body: { ...before, version } as Edited });
  },
};

/** Another priority, also of what came from the app (SLA-01). */
export const priority: ActionOf<'priority'> = {
  judge: async (work) => each((row) => reasonOf('prioritise', work, row)),
  step: (work, complaintId, params) => edit(work, complaintId, 'priority', { priority: params.priority }),
  async giveBack(work, { complaintId, before, version }) {
    await editComplaint({ ...work, params: { id: complaintId }, body: { ...before, version } as Edited });
  },
};

async function edit(
  work: Work,
  id: number,
  field: 'category_id' | 'priority',
  given: Partial<Edited>,
): Promise<Left | undefined> {
  const { before, after } = await editComplaint({ ...work, params: { id }, body: given as Edited });
  if (before === after) return;
  return { before: { [field]: before[field] }, version: after.version };
}
