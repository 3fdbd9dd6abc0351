import { expect, test } from 'vitest';
import { ROW_ACTIONS } from '#contract/desk/bulkActions.ts';
import { asksNumber, isNumber } from '#src/custom/desk/bulk/selection.ts';

test('[DESK-12] the number of more than 50 rows is asked for before all that has no undo', () => {
  const told = ['answer', 'resolve', 'refer', 'message', 'macro'];
  expect(ROW_ACTIONS.filter((action) => asksNumber(action, 51))).toEqual(told);
  expect(ROW_ACTIONS.filter((action) => asksNumber(action, 50))).toEqual([]);
});

test.each([
  ['3412', true],
  ['3,412', true],
  [' 3 412 ', true],
  ['341', false],
  ['34120', false],
  ['3412 rows', false],
  ['', false],
])('[DESK-12] %j typed for 3,412 rows: %s', (typed, isRight) => {
  expect(isNumber(typed, 3_412)).toBe(isRight);
});
