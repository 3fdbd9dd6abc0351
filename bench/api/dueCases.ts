import { type SQL, sql } from 'drizzle-orm';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { ACTORS, CATEGORY, PLACE } from '../office/state.ts';
import { type BoundedCase, type Case, pageOf, type Query, SEEN } from './case.ts';
import type { Who } from './desk.ts';
import { COLUMNS, statements } from './floors.ts';

/** Milliseconds in which a list by deadlines and its total are there (SLA-15). */
const AT_MOST = 15;
const TODAY = dayOf(new Date());
const monthAgo = addDays(TODAY, -30);

/** In whose place and charge the roll-up by days counts; staff's lists of days are their folders. */
const COUNTED: Record<Who, SQL> = {
  admin: sql`true`,
  mla: sql`assembly_id = ${PLACE.assembly_id}`,
  staff: sql`assembly_id = ${PLACE.assembly_id} and staff_id = ${ACTORS.staff}`,
};

/** How many are due on some days, from the roll-up that knows it. */
export const dueOn = (who: Who, days: SQL) =>
  sql`select sum(count) from due_counts where kind = 'due' and ${days} and ${COUNTED[who]}`;

/** A page by the clocks' own index, and their number from the roll-up, or as far as it is counted. */
const due =
  (who: Who, condition: SQL, order: SQL, total?: SQL): Case['floor'] =>
  ({ db }) => {
    const clocks = sql`from complaint_clocks where stopped_on is null and not hidden and ${SEEN[who]} and ${condition}`;
    const page = sql`select complaint_id ${clocks} order by due_on, complaint_id limit 10`;
    return statements(
      db,
      sql`select ${COLUMNS} from complaints where id in (${page}) order by ${order}`,
      total ?? sql`select count(*) from (select 1 ${clocks} limit 50001) as found`,
    );
  };

const listed = (who: Who, query: Query, condition: SQL, total?: SQL): Case => ({
  title: `list by ${Object.keys(query).join(', ')}`,
  who,
  ask: pageOf('complaint', query),
  floor: due(who, condition, sql`created_at desc`, total),
  atMost: AT_MOST,
});

const overdue = sql`due_on < ${TODAY}::date`;
const past = sql`day < ${TODAY}::date`;
const atRisk = sql`risk_on <= ${TODAY}::date and due_on >= ${TODAY}::date`;

/** What is due: the state is always one of days (SLA-06). */
export const dueCases: readonly Case[] = [
  listed('admin', { sla: 'overdue' }, overdue, dueOn('admin', past)),
  listed('mla', { sla: 'overdue' }, overdue, dueOn('mla', past)),
  listed('mla', { sla: 'at_risk' }, atRisk),
  listed('staff', { sla: 'overdue' }, overdue),
  listed('mla', { sla: 'at_risk', sort: 'due_on' }, atRisk),
];

const bounded = (who: Who, query: Query): BoundedCase => ({
  title: `list by ${Object.entries(query).flat().join(' ')}`,
  who,
  ask: pageOf('complaint', query),
  atMost: AT_MOST,
});

const ALL = ['admin', 'mla', 'staff'] as const;

/** Every other state, and deadlines with other filters. */
export const stateCases: readonly BoundedCase[] = [
  ...ALL.flatMap((who) => [
    ...['running', 'paused', 'met', 'missed', 'none'].map((sla) => bounded(who, { sla })),
    ...['overdue', 'met', 'none'].map((sla) => bounded(who, { sla, category: CATEGORY })),
    bounded(who, { sla: 'overdue', area: PLACE.area_id }),
    bounded(who, { sla: 'overdue', status: 'open' }),
    bounded(who, { sla: 'overdue', sort: 'name' }),
  ]),
  bounded('admin', { sla: 'at_risk' }),
  bounded('staff', { sla: 'at_risk' }),
  bounded('mla', { sla: 'overdue', mandal: PLACE.mandal_id }),
  bounded('mla', { sla: 'overdue', created_by_me: 1 }),
  bounded('mla', { sla: 'running', from_date: monthAgo }),
  bounded('mla', { sla: 'met', sort: 'due_on' }),
];
