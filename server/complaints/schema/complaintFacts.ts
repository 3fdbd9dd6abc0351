import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable } from 'drizzle-orm/pg-core';
import type { WholeRow } from '#contract/complaints/complaint.ts';
import type { Status } from '#contract/complaints/complaintStatus.ts';
import { day, deletedWith, instant } from '#server/kernel/db/schema/columns.ts';
import { complaints } from './complaints.ts';

type Closing = NonNullable<WholeRow['closing']>;

/**
 * Everything that lists of complaints filter, sort and count by: one short row for each complaint. The view
 * `complaint_facts_now` defines each fact; triggers call `refresh_complaint_facts` for every changed complaint.
 * docs/decisions/list-facts.md explains why this is a separate table.
 */
export const complaintFacts = pgTable(
  'complaint_facts',
  (t) => ({
    complaint_id: deletedWith(() => complaints.id).primaryKey(),
    parliament_id: t.integer().notNull(),
    assembly_id: t.integer().notNull(),
    mandal_id: t.integer().notNull(),
    area_id: t.integer().notNull(),
    category_id: t.integer().notNull(),
    staff_id: t.integer(),
    creator_id: t.integer(),
    /** The leader to whom it was forwarded last. */
    leader_id: t.integer(),
    hidden: t.boolean().notNull(),
    received_at: instant().notNull(),
    status: t.text().$type<Status>().notNull(),
    priority: t.text().$type<NonNullable<WholeRow['priority']>>().notNull(),
    assigned: t.text(),
    /** In lower case, for sorting. */
    name: t.text().notNull(),
    phone: t.text().notNull(),
    /** Whether it was merged into another complaint (PER-17). */
    merged: t.boolean().notNull(),
    /** The deadline; the columns are null without one. */
    has_deadline: t.boolean().notNull(),
    risk_on: day(),
    due_on: day(),
    stopped_on: day(),
    paused_until: day(),
    response_due_at: instant(),
    responded_at: instant(),
    level: t.smallint().notNull(),
    /** The last closing, unless it was reopened. A disputed closing keeps its verification. */
    outcome: t.text().$type<NonNullable<Closing['outcome']>>(),
    verification: t.text().$type<NonNullable<Closing['verification']>>(),
  }),
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
