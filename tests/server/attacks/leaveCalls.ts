import { addDays, dayOf } from '#contract/kernel/day.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import type { Desk } from '../complaints/desk.ts';

type Values = Record<string, unknown>;

let days = 0;

/** Valid calls about leave, each on different days. */
export const leaveCalls = <Valid>(
  { clock, db, mla }: Desk,
  by: (values: Values, id?: number) => Valid,
): Record<string, () => Promise<Valid>> => {
  const nextDay = () => {
    days += 1;
    const day = addDays(dayOf(clock.now), days);
    return { from_day: day, to_day: day };
  };
  const entered = async () => {
    const [row] = await db
      .insert(leaves)
      .values({ user_id: mla.id, ...nextDay() })
      .returning();
    return row?.id ?? 0;
  };
  return {
    'POST leave': async () => by(nextDay()),
    'PUT leave/:id': async () => by(nextDay(), await entered()),
  };
};
