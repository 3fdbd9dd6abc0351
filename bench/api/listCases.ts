import { type SQL, sql } from 'drizzle-orm';
import { TIME_ZONE } from '#contract/kernel/limits.ts';
import { ACTORS, CATEGORY, PLACE } from '../office/state.ts';
import { WORDS } from '../office/texts.ts';
import { type Case, pageOf, type Query, SEEN } from './case.ts';
import type { Who } from './desk.ts';
import { counted, ownPage, page, summed } from './floors.ts';

const FORTNIGHT_MS = 14 * 86_400_000;
const LATELY = new Date(Date.now() - FORTNIGHT_MS).toISOString().slice(0, 10);
const { mandal_id, area_id, parliament_id } = PLACE;

const plain = (who: Who, number: number): Case => ({
  title: `list, page ${number}`,
  who,
  ask: pageOf('complaint', { page: number }),
  floor: who === 'staff' ? ownPage(number) : page(SEEN[who], number, summed(SEEN[who])),
});

/** A list with filters; `total` says how the floor counts what they leave. */
function filtered(who: Who, query: Query, condition: SQL, total: (where: SQL) => SQL): Case {
  const where = sql`${SEEN[who]} and ${condition}`;
  const title = `list by ${Object.keys(query).join(', ')}`;
  return { title, who, ask: pageOf('complaint', query), floor: page(where, 1, total(where)) };
}

const ofAreas = (where: SQL) => summed(where, 'complaint_area_counts');

export const listCases: readonly Case[] = [
  plain('admin', 1),
  plain('admin', 500),
  plain('mla', 1),
  plain('mla', 20),
  plain('staff', 1),
  plain('staff', 5),
  filtered('admin', { status: 'open' }, sql`status_group = 'open'`, summed),
  filtered('mla', { status: 'Resolved' }, sql`status = 'Resolved'`, counted),
  filtered('admin', { category: CATEGORY }, sql`category_id = ${CATEGORY}`, summed),
  filtered('admin', { parliament: parliament_id }, sql`parliament_id = ${parliament_id}`, summed),
  filtered('mla', { mandal: mandal_id }, sql`mandal_id = ${mandal_id}`, ofAreas),
  filtered('mla', { area: area_id }, sql`area_id = ${area_id}`, ofAreas),
  filtered('mla', { staff_id: ACTORS.staff }, sql`staff_id = ${ACTORS.staff}`, summed),
  filtered('mla', { leader_id: area_id }, sql`leader_id = ${area_id}`, ofAreas),
  filtered('mla', { assigned: 'In-charge of 0' }, sql`assigned = 'In-charge of 0'`, counted),
  filtered('staff', { created_by_me: 1 }, sql`creator_id = ${ACTORS.staff}`, counted),
  filtered(
    'mla',
    { from_date: LATELY },
    sql`created_at >= ${LATELY}::date::timestamp at time zone ${TIME_ZONE}`,
    counted,
  ),
  filtered('admin', { phone: WORDS.phoneStart }, sql`phone like ${`${WORDS.phoneStart}%`}`, counted),
  filtered(
    'admin',
    { status: 'open', category: CATEGORY, parliament: parliament_id },
    sql`parliament_id = ${parliament_id} and status_group = 'open' and category_id = ${CATEGORY}`,
    summed,
  ),
  filtered(
    'mla',
    { status: 'open', category: CATEGORY },
    sql`status_group = 'open' and category_id = ${CATEGORY}`,
    summed,
  ),
];
