import { sql } from 'drizzle-orm';
import { MAX_COUNTED_NOTICES } from '#contract/desk/notices.ts';
import { ACTORS } from '../office/state.ts';
import { type Case, SEEN } from './case.ts';
import type { Who } from './desk.ts';
import { statements } from './floors.ts';

/** The poll of every open page, twice a minute: the newest notice, and the number of unread ones. */
const bell = (who: Who): Case => ({
  title: 'notices, the bell',
  who,
  ask: () => ({ path: 'notice?per_page=1' }),
  floor: ({ db }) => {
    const own = sql`from notices join complaints on complaints.id = complaint_id
      where user_id = ${ACTORS[who]} and not hidden and ${SEEN[who]}`;
    return statements(
      db,
      sql`select notices.*, complaint_number, category_id, area_id ${own} order by notices.id desc limit 1`,
      sql`select count(*) from (select 1 ${own} and read_at is null limit ${MAX_COUNTED_NOTICES}) as unread`,
    );
  },
});

export const noticeCases: readonly Case[] = [bell('mla'), bell('staff')];
