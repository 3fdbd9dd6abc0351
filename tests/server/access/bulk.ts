import { tasks } from '#server/desk/schema/tasks.ts';
import { insertRow } from '../../worlds/insertRow.ts';
import type { Office } from './office.ts';
import { on, type Recipe } from './recipe.ts';
import { ofAccount, type Subject } from './subject.ts';

/** Finished tasks, created directly in the database. */
export function bulkSubjects(office: Office): Record<string, Subject> {
  const work = async (creator_id: number) => {
    return insertRow(office.db, tasks, {
      kind: 'bulk',
      subject: {},
      params: { action: 'priority', priority: 'high' },
      creator_id,
      state: 'done',
      total: 0,
      finished_at: office.clock.now,
    });
  };
  return { 'bulk work': ofAccount(office, work, true) };
}

/** The bulk calls; `bulkRows.test.ts` checks which user may apply which action to which rows. */
export const bulkRecipes: [string, Recipe][] = [
  [
    'POST bulk',
    {
      ...on('complaint', 'ids', () => ({ action: 'priority', params: { priority: 'high' } })),
      several: true,
      refusal: 422,
    },
  ],
  ['GET bulk', {}],
  ['GET bulk/:id', on('bulk work')],
  ['POST bulk/:id/undo', on('bulk work')],
];
