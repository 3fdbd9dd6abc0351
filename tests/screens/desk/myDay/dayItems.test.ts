import { expect, test } from 'vitest';
import { DAY_SECTIONS, type Day } from '#contract/desk/myDay.ts';
import { capabilities } from '#src/boot/capabilities.ts';
import { itemsOf, MOST_ITEMS, numbersOf } from '#src/custom/desk/myDay/dayItems.ts';

/** Five of each section, no two the same, but that the first of those due today is new, too. */
const day: Day = {
  sections: DAY_SECTIONS.map((name, nth) => ({
    name,
    total: 7,
    query: `given=${name}`,
    data: [0, 1, 2, 3, 4].map((at) => {
      const isDueToday = name === 'new_for_me' && at === 0;
      return { id: isDueToday ? 10 : nth * 10 + at } as Day['sections'][number]['data'][number];
    }),
  })),
  to_verify: { total: 1, data: [{ id: 1, complaint_number: '1', name: 'A', closed_at: '2026-03-02' }] },
};
const slotsWithout = (off: string) =>
  capabilities.filter(({ name }) => name !== off).flatMap(({ myDay = [] }) => myDay);

test('[DESK-01] a number is there where the office uses its capability, and the server counts it', () => {
  const names = (off: string) => numbersOf(day, slotsWithout(off)).map(({ id }) => id);
  expect(names('replies')).toEqual([...DAY_SECTIONS, 'to_verify']);
  expect(names('deadlines')).toEqual(['followups', 'new_for_me', 'replies_in', 'to_verify']);
  expect(names('closing')).toEqual([...DAY_SECTIONS]);
});

test('[DESK-01] at most twelve items, some of each number, in the order of the numbers, with all reasons', () => {
  const numbers = numbersOf(day, slotsWithout('replies'));
  const items = itemsOf(day, numbers);
  expect(items).toHaveLength(MOST_ITEMS);
  const first = items.map(({ reasons }) => reasons[0]?.id);
  expect(new Set(first)).toEqual(new Set([...DAY_SECTIONS, 'to_verify']));
  const ranks = first.map((id) => numbers.findIndex((number) => number.id === id));
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  const dueToday = items.find(({ complaint }) => complaint?.id === 10);
  expect(dueToday?.reasons.map(({ id }) => id)).toEqual(['due_today', 'new_for_me']);
});
