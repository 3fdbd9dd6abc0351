import type { updateComplaint } from '#contract/complaints/complaintCalls.ts';
import { editComplaint } from '#server/complaints/actions/update.ts';
import { checkCategory } from '#server/complaints/checks.ts';
import type { Work } from '#server/complaints/events.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { type ActionOf, type Applied, each, reasonOf } from './action.ts';

type Edited = Context<typeof updateComplaint>['body'];

/** Another category, by the rules of the form (UPD-01). */
export const category: ActionOf<'category'> = {
  async check(work, { category_id }) {
    await checkCategory(work.db, category_id);
    return each((row) => reasonOf('edit', work, row));
  },
  apply: (work, complaintId, { category_id }) => edit(work, complaintId, 'category_id', { category_id }),
  async undo(work, { complaintId, before, version }) {
    await editComplaint({ ...work, params: { id: complaintId }, body: { ...before, version } as Edited });
  },
};

/** Another priority, also for grievances from the app (SLA-01). */
export const priority: ActionOf<'priority'> = {
  check: async (work) => each((row) => reasonOf('prioritise', work, row)),
  apply: (work, complaintId, params) => edit(work, complaintId, 'priority', { priority: params.priority }),
  async undo(work, { complaintId, before, version }) {
    await editComplaint({ ...work, params: { id: complaintId }, body: { ...before, version } as Edited });
  },
};

async function edit(
  work: Work,
  id: number,
  field: 'category_id' | 'priority',
  values: Partial<Edited>,
): Promise<Applied | undefined> {
  const { before, after } = await editComplaint({ ...work, params: { id }, body: values as Edited });
  if (before === after) return;
  return { before: { [field]: before[field] }, version: after.version };
}
