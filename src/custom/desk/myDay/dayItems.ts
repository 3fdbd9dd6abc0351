import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { DAY_NUMBERS, type Day, type DayNumberName } from '#contract/desk/myDay.ts';
import type { DayNumber } from '#src/components/slots/capability.ts';

/** The limit of listed items. The number of a kind links to all of them. */
export const MOST_ITEMS = 12;

type ToVerify = NonNullable<Day['to_verify']>['data'][number];
type LateMessage = NonNullable<Day['inbox_late']>['data'][number];

/** An item to work on, and the numbers that count it. */
export interface DayItem {
  key: string;
  reasons: DayNumber[];
  complaint?: ComplaintRow;
  toVerify?: ToVerify;
  message?: LateMessage;
}

/** A number as the strip shows it; `more` when there are more than `total`. */
export interface CountedNumber extends DayNumber {
  total: number;
  more?: boolean;
  /** The query of the complaint list; absent for items with a separate page. */
  query?: string;
}

/** The numbers of the office's capabilities, in order. */
export function numbersOf({ sections, to_verify, inbox_late }: Day, slots: readonly DayNumber[]) {
  return DAY_NUMBERS.flatMap((name): CountedNumber[] => {
    const slot = slots.find(({ id }) => id === name);
    const counted = countedOf(name);
    return slot && counted ? [{ ...slot, ...counted }] : [];
  });

  function countedOf(name: DayNumberName) {
    if (name === 'to_verify') return to_verify && { total: to_verify.total, more: to_verify.more };
    if (name === 'inbox_late') return inbox_late && { total: inbox_late.total };
    const section = sections.find((each) => each.name === name);
    return section && { total: section.total, more: section.more, query: section.query };
  }
}

/**
 * The items to list: taken from the numbers in turn, so that none hides the others, then in the order of the numbers.
 */
export function itemsOf(day: Day, numbers: readonly DayNumber[]): DayItem[] {
  const lists = numbers.map((number) => ({ number, items: itemsOfNumber(day, number) }));
  const chosen = new Map<string, DayItem>();
  const longest = Math.max(0, ...lists.map(({ items }) => items.length));
  for (let nth = 0; nth < longest; nth++)
    for (const { number, items } of lists) {
      const item = items[nth];
      const known = item && chosen.get(item.key);
      if (known) known.reasons.push(number);
      else if (item && chosen.size < MOST_ITEMS) chosen.set(item.key, { ...item, reasons: [number] });
    }
  const rankOf = ({ reasons }: DayItem) => Math.min(...reasons.map((reason) => numbers.indexOf(reason)));
  return [...chosen.values()].sort((one, other) => rankOf(one) - rankOf(other));
}

function itemsOfNumber(
  { sections, to_verify, inbox_late }: Day,
  { id }: DayNumber,
): Omit<DayItem, 'reasons'>[] {
  if (id === 'to_verify')
    return (to_verify?.data ?? []).map((toVerify) => ({ key: `verify ${toVerify.id}`, toVerify }));
  if (id === 'inbox_late')
    return (inbox_late?.data ?? []).map((message) => ({ key: `message ${message.id}`, message }));
  const rows = sections.find(({ name }) => name === id)?.data ?? [];
  return rows.map((complaint) => ({ key: `complaint ${complaint.id}`, complaint }));
}
