import { type SQL, sql } from 'drizzle-orm';
import { dayOf } from '../../contract/day.ts';
import { type Case, pageOf, type Query, SEEN } from './case.ts';
import type { Who } from './desk.ts';
import { COLUMNS, statements } from './floors.ts';

const TODAY = dayOf(new Date());

/** A page by the clocks' own index, and their number as far as it is counted. */
const due =
  (who: Who, condition: SQL, order: SQL): Case['floor'] =>
  ({ db }) => {
    const clocks = sql`from complaint_clocks where stopped_on is null and not hidden and ${SEEN[who]} and ${condition}`;
    const page = sql`select complaint_id ${clocks} order by due_on, complaint_id limit 10`;
    return statements(
      db,
      sql`select ${COLUMNS} from complaints where id in (${page}) order by ${order}`,
      sql`select count(*) from (select 1 ${clocks} limit 50001) as found`,
    );
  };

const listed = (who: Who, query: Query, condition: SQL): Case => ({
  title: `list by ${Object.keys(query).join(', ')}`,
  who,
  ask: pageOf('complaint', query),
  floor: due(who, condition, sql`created_at desc`),
  atMost: 15,
});

const overdue = sql`due_on < ${TODAY}::date`;
const atRisk = sql`risk_on <= ${TODAY}::date and due_on >= ${TODAY}::date`;

/** What is due: the state is always one of days (SLA-06). */
export const dueCases: readonly Case[] = [
  listed('admin', { sla: 'overdue' }, overdue),
  listed('mla', { sla: 'overdue' }, overdue),
  listed('mla', { sla: 'at_risk' }, atRisk),
  listed('staff', { sla: 'overdue' }, overdue),
  listed('mla', { sla: 'at_risk', sort: 'due_on' }, atRisk),
];
