import { expect, test } from 'vitest';
import { pageLinks } from '#src/components/list/pageLinks.ts';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 6, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
])('[LIST-08, DASH-06] page %i of %i links to five pages at most', (page, count, expected) => {
  expect(pageLinks(page, count)).toEqual(expected);
});
