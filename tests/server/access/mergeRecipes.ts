import { on, type Recipe } from './recipe.ts';
import type { RecordMaker } from './records.ts';

/** The recipes of the calls about similar and merged complaints. */
export const mergeRecipes = (make: RecordMaker): [string, Recipe][] => [
  ['POST complaint/similar', { values: ({ home }) => ({ category_id: 1, area_id: home.area_id }) }],
  [
    'POST complaint/:id/addition',
    on('complaint', undefined, async ({ home }, id) => ({
      person_id: await make.personOf(home, id),
      details: 'No water again',
    })),
  ],
  [
    'POST complaint/merge',
    on('complaint', 'target_id', async ({ home }, id) => ({ source_ids: [await make.sibling(home, id)] })),
  ],
  ['POST complaint/merge/undo', on('merged complaint', 'source_id')],
  ['GET complaint/:id/merged', on('complaint')],
];
