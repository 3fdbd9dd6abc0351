import { expect, test } from 'vitest';
import { findPlace } from '#src/custom/complaints/detail/place/findPlace.ts';

/** A list in pages of three; `earlier` are pages as they were answered before it changed. */
function listOf(ids: number[], { counts = true, earlier = {} as Record<number, number[]> } = {}) {
  const asked: number[] = [];
  const ask = async (page: number) => {
    if (!asked.includes(page)) asked.push(page);
    const total = counts ? ids.length : undefined;
    const rows = earlier[page] ?? ids.slice((page - 1) * 3, page * 3);
    return { ids: rows, total, counted: ids.length, hasNext: ids.length > page * 3 };
  };
  const find = (id: number, page: number, lastIndex: number | null = null) =>
    findPlace({ id, page, perPage: 3, lastIndex, ask });
  return { find, asked };
}
const neighbours = ({ previous, next }: Awaited<ReturnType<typeof findPlace>>) => [previous?.id, next?.id];

test('[DESK-03] within a page no other one is asked for', async () => {
  const { find, asked } = listOf([11, 12, 13, 14]);
  expect(await find(12, 1)).toEqual({
    index: 1,
    isGone: false,
    total: 4,
    counted: 4,
    previous: { id: 11, index: 0 },
    next: { id: 13, index: 2 },
  });
  expect(asked).toEqual([1]);
});

test('[DESK-03] over the ends of a page, and at the ends of the list', async () => {
  const { find } = listOf([11, 12, 13, 14, 15, 16]);
  expect(neighbours(await find(13, 1))).toEqual([12, 14]);
  expect(neighbours(await find(14, 2))).toEqual([13, 15]);
  expect(neighbours(await find(11, 1))).toEqual([undefined, 12]);
  expect(neighbours(await find(16, 2))).toEqual([15, undefined]);
});

test('[DESK-03] where the server stopped counting, what follows is known all the same', async () => {
  const { find } = listOf([11, 12, 13, 14], { counts: false });
  expect(await find(13, 1)).toMatchObject({ index: 2, total: undefined, next: { id: 14 } });
});

test('[DESK-03] newer ones have pushed it onto the next page, or others of the page before are gone', async () => {
  expect(await listOf([1, 11, 12, 13, 14]).find(13, 1)).toMatchObject({ index: 3, isGone: false });
  expect(neighbours(await listOf([1, 11, 12, 13, 14]).find(13, 1))).toEqual([12, 14]);
  expect(await listOf([12, 13, 14, 15]).find(14, 2)).toMatchObject({ index: 2, isGone: false });
});

test('[DESK-03] pages that were asked at different times have one of two neighbours each', async () => {
  const pushed = listOf([1, 11, 12, 13, 14], { earlier: { 1: [11, 12, 13] } });
  expect(neighbours(await pushed.find(13, 1))).toEqual([12, 14]);
  const moved = listOf([12, 13, 14, 15, 16], { earlier: { 2: [14, 15, 16] } });
  expect(neighbours(await moved.find(14, 2))).toEqual([13, 15]);
});

test('[DESK-03] after a removed row comes the row that took its place; before it the previous one', async () => {
  const { find } = listOf([11, 12, 14, 15]);
  expect(await find(13, 1, 2)).toMatchObject({ index: 2, isGone: true, total: 4 });
  expect(neighbours(await find(13, 1, 2))).toEqual([12, 14]);
  expect(neighbours(await listOf([12, 13, 14]).find(11, 1, 0))).toEqual([undefined, 12]);
});

test('[DESK-03] the last one is gone, perhaps with its page', async () => {
  expect(neighbours(await listOf([11, 12, 13]).find(14, 2, 3))).toEqual([13, undefined]);
  expect(neighbours(await listOf([11]).find(17, 3, 6))).toEqual([11, undefined]);
  expect(neighbours(await listOf([]).find(11, 1, 0))).toEqual([undefined, undefined]);
});

test('[DESK-03] of what was never found in the list nothing is known', async () => {
  const { find } = listOf([11, 12]);
  expect(await find(13, 1)).toMatchObject({ index: null, isGone: true, previous: null, next: null });
});
