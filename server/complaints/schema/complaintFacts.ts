import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { WholeRow } from '#contract/complaints/complaint.ts';
import type { Status } from '#contract/complaints/complaintStatus.ts';
import { complaints } from './complaints.ts';

type Closing = NonNullable<WholeRow['closing']>;

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const day = (name: string) => date(name, { mode: 'string' });

/**
 * Everything that lists of complaints filter, sort and count by: one short row for each complaint. The view
 * `complaint_facts_now` defines each fact; triggers call `refresh_complaint_facts` for every changed complaint.
 * docs/decisions/list-facts.md explains why this is a separate table.
 */
export const complaintFacts = pgTable(
  'complaint_facts',
  {
    complaint_id: integer('complaint_id')
      .primaryKey()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    parliament_id: integer('parliament_id').notNull(),
    assembly_id: integer('assembly_id').notNull(),
    mandal_id: integer('mandal_id').notNull(),
    area_id: integer('area_id').notNull(),
    category_id: integer('category_id').notNull(),
    staff_id: integer('staff_id'),
    creator_id: integer('creator_id'),
    /** The leader to whom it was forwarded last. */
    leader_id: integer('leader_id'),
    hidden: boolean('hidden').notNull(),
    received_at: instant('received_at').notNull(),
    status: text('status').$type<Status>().notNull(),
    priority: text('priority').$type<NonNullable<WholeRow['priority']>>().notNull(),
    assigned: text('assigned'),
    /** In lower case, for sorting. */
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    /** Whether it was merged into another complaint (PER-17). */
    merged: boolean('merged').notNull(),
    /** The deadline; the columns are null without one. */
    has_deadline: boolean('has_deadline').notNull(),
    risk_on: day('risk_on'),
    due_on: day('due_on'),
    stopped_on: day('stopped_on'),
    paused_until: day('paused_until'),
    response_due_at: instant('response_due_at'),
    responded_at: instant('responded_at'),
    level: smallint('level').notNull(),
    /** The last closing, unless it was reopened. A disputed closing keeps its verification. */
    outcome: text('outcome').$type<NonNullable<Closing['outcome']>>(),
    verification: text('verification').$type<NonNullable<Closing['verification']>>(),
  },
  (table) => {
    const { received_at, complaint_id, due_on } = table;
    const shown = sql`not hidden`;
    const running = sql`not hidden and has_deadline and stopped_on is null`;
    /** An index in the order of the lists. */
    const listedBy = (name: string, column: AnyPgColumn, where: SQL = shown) =>
      index(`complaint_facts_by_${name}`).on(column, received_at, complaint_id).where(where);
    return [
      index('complaint_facts_newest').on(received_at, complaint_id).where(shown),
      listedBy('parliament', table.parliament_id),
      listedBy('assembly', table.assembly_id),
      listedBy('mandal', table.mandal_id),
      listedBy('area', table.area_id),
      listedBy('category', table.category_id),
      listedBy('staff', table.staff_id),
      listedBy('creator', table.creator_id),
      listedBy('status', table.status),
      // Values that only a few complaints have.
      listedBy('leader', table.leader_id, sql`not hidden and leader_id is not null`),
      listedBy('assigned', table.assigned, sql`not hidden and assigned is not null`),
      listedBy('priority', table.priority, sql`not hidden and priority <> 'normal'`),
      listedBy('outcome', table.outcome, sql`not hidden and outcome is not null`),
      listedBy('verification', table.verification, sql`not hidden and verification <> 'none'`),
      listedBy('level', table.level, sql`not hidden and has_deadline and stopped_on is null and level > 0`),
      index('complaint_facts_without_deadline')
        .on(received_at, complaint_id)
        .where(sql`not hidden and not has_deadline`),
      index('complaint_facts_paused')
        .on(received_at, complaint_id)
        .where(sql`not hidden and paused_until is not null`),
      // Other orders.
      index('complaint_facts_by_name').on(sql`name collate "C"`, complaint_id).where(shown),
      index('complaint_facts_by_due_day').on(due_on, complaint_id).where(running),
      index('complaint_facts_by_assembly_and_due_day')
        .on(table.assembly_id, due_on, complaint_id)
        .where(running),
      index('complaint_facts_by_phone')
        .on(table.phone.op('text_pattern_ops'), received_at, complaint_id)
        .where(shown),
    ];
  },
);
