import { beforeAll, describe, expect, test } from 'vitest';
import { ROW_ACTIONS, type RowAction } from '#contract/desk/bulkActions.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { MAY } from './bulkRights.ts';
import { openBulkDesk } from './bulkRows/desk.ts';
import { DIFFERENCES, DONE, differenceOf, NOT_THERE } from './bulkRows/differences.ts';
import { RECIPES, type RecipeName, type RowRecipe, recipesFor } from './bulkRows/recipes.ts';
import { SAID } from './bulkRows/said.ts';
import { byKind, trialOf } from './bulkRows/trial.ts';
import { twinsFor } from './bulkRows/twins.ts';

/**
 * Each bulk action, by each role, each single duty and a deputy, on each kind of row: it must have the effect of the
 * single call on each row.
 */
const desk = await openBulkDesk();

/** What has occurred: actions, differences, and the results of rows by recipe. */
const actions = new Set<RowAction>();
const held = new Set<object>();
const met = Object.fromEntries(RECIPES.map((name) => [name, new Set<string>()]));

describe.each(desk.callers.map((caller) => [caller.name, caller] as const))('%s', (_, caller) => {
  let recipes: Record<RecipeName, RowRecipe>;
  beforeAll(async () => {
    recipes = await recipesFor(desk, caller);
  });

  test.each(RECIPES)('[DESK-10, DESK-11, API-05, SCOPE-08, LIST-12, GRD-02, SLA-16] %s', async (name) => {
    const recipe = recipes[name];
    actions.add(recipe.action);
    const twins = await twinsFor(desk, caller);
    const trial = trialOf(desk, caller, recipe, twins);
    const ones = await trial.onEach();
    const before = await trial.stored();
    const statuses = new Set(Object.values(ones).map(({ status }) => status));

    if (!MAY[recipe.action](caller)) {
      expect([...statuses]).toEqual([403]);
      for (const dryRun of [true, false])
        expect(await trial.ask(dryRun)).toMatchObject({
          status: 403,
          body: { message: errorTexts.forbidden },
        });
      expect(await trial.stored()).toEqual(before);
      return;
    }
    expect(statuses).not.toContain(403);

    const expected = byKind(twins, ({ kind }) => {
      const one = ones[kind]?.said ?? '';
      const difference = differenceOf(name, kind, one);
      if (difference) held.add(difference);
      return difference?.many ?? one;
    });
    const there = Object.entries(expected).filter(([, outcome]) => outcome !== NOT_THERE);
    const refused = Object.fromEntries(there.filter(([, outcome]) => outcome !== DONE));
    const told = { total: there.length, done: there.length - Object.keys(refused).length, refused };
    expect(there.map(([kind]) => kind)).toEqual(
      twins.filter(({ isListed }) => isListed).map(({ kind }) => kind),
    );

    expect(await trial.rehearse()).toEqual(told);
    expect(await trial.stored()).toEqual(before);
    expect(await trial.onAll()).toEqual({ told, rows: expected });
    const { many } = await trial.stored();
    expect(many).toEqual(
      byKind(twins, ({ kind }) => before[expected[kind] === DONE ? 'ones' : 'many'][kind]),
    );
    for (const outcome of Object.values(expected)) met[name]?.add(outcome);
  });
});

test('[DESK-10, DESK-11] every action is tried, every difference holds somewhere, and every rule was met', () => {
  expect([...actions].sort()).toEqual(ROW_ACTIONS.toSorted());
  expect(DIFFERENCES.filter((difference) => !held.has(difference))).toEqual([]);
  const sorted = (said: (name: RecipeName) => Iterable<string>) =>
    RECIPES.map((name) => [name, [...said(name)].sort()]);
  expect(sorted((name) => met[name] ?? [])).toEqual(sorted((name) => SAID[name]));
});
