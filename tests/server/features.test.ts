import { expect, test } from 'vitest';
import { ROW_ACTIONS } from '#contract/desk/bulkActions.ts';
import { DAY_SECTIONS } from '#contract/desk/myDay.ts';
import { allFeatures } from '#server/app/features.ts';
import { features } from '#server/app/joinFeatures.ts';

test('[DESK-01] the features bring every section of My day once', () => {
  expect(features.lists.sections.map(({ name }) => name).toSorted()).toEqual([...DAY_SECTIONS].toSorted());
});

test('[DESK-10] the features bring every bulk action once', () => {
  const brought = allFeatures.flatMap(({ bulk }) => Object.keys(bulk ?? {}));
  expect(brought.toSorted()).toEqual([...ROW_ACTIONS].toSorted());
});
