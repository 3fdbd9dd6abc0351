import { addDays, dayOf, weekdayOf } from '#contract/kernel/day.ts';

export interface Period {
  name: 'today' | 'last7' | 'lastWeek' | 'thisMonth';
  from: string;
  /** null for a period that has not ended. */
  to: string | null;
}

/** The named periods of the date filter at an instant. Weeks begin on Monday. */
export function periods(now: Date): Period[] {
  const today = dayOf(now);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  return [
    { name: 'today', from: today, to: today },
    { name: 'last7', from: addDays(today, -6), to: null },
    { name: 'lastWeek', from: addDays(monday, -7), to: addDays(monday, -1) },
    { name: 'thisMonth', from: `${today.slice(0, 8)}01`, to: null },
  ];
}
