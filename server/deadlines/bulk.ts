import { type ActionOf, each, reasonOf } from '#server/desk/bulk/actions/action.ts';
import { editField, restoreField } from '#server/desk/bulk/actions/category.ts';

/** Another priority, also for grievances from the app (SLA-01). */
export const priority: ActionOf<'priority'> = {
  check: async (work) => each((row) => reasonOf('prioritise', work, row)),
  apply: (work, complaintId, params) =>
    editField(work, complaintId, 'priority', { priority: params.priority }),
  undo: restoreField,
};
