import { sql } from 'drizzle-orm';
import { dayOf } from '#contract/kernel/day.ts';
import { ACTORS } from '../office/state.ts';
import { type Case, SEEN } from './case.ts';
import type { Who } from './desk.ts';
import { dueOn } from './dueCases.ts';
import { statements } from './floors.ts';

/** My day: its numbers, each with its first five, in one call (DESK-01); the floor has four of them. */
const myDay = (who: Who): Case => ({
  title: 'my day',
  who,
  ask: () => ({ path: 'desk/day' }),
  atMost: 25,
  floor: ({ db }) => {
    const today = dayOf(new Date());
    const running = sql`from complaint_clocks where stopped_on is null and not hidden and ${SEEN[who]}`;
    const due = [sql`< ${today}::date`, sql`= ${today}::date`].flatMap((when) => [
      dueOn(who, sql`day ${when}`),
      sql`select * from complaints where id in (
        select complaint_id ${running} and due_on ${when} order by due_on, complaint_id limit 5)`,
    ]);
    const own = sql`from complaint_followups where user_id = ${ACTORS[who]} and state = 'open' and opens_at <= now()`;
    const open = sql`staff_id is null and status_group = 'open' and ${SEEN[who]}`;
    return statements(
      db,
      ...due,
      sql`select count(*) ${own}`,
      sql`select * from complaints where id in (select complaint_id ${own} limit 5)`,
      sql`select count(*) from complaints where not hidden and ${open}`,
      sql`select * from complaints where not hidden and ${open} order by created_at desc, id desc limit 5`,
    );
  },
});

export const dayCases: readonly Case[] = [myDay('admin'), myDay('mla'), myDay('staff')];
