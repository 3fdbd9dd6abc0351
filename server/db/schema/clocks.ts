import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  timestamp,
} from 'drizzle-orm/pg-core';
import { complaints } from './complaints.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const day = (name: string) => date(name, { mode: 'string' });

/**
 * When a complaint is to be answered and resolved (SLA-05, SLA-06), and whether it was. Not columns of the complaint, as whose
 * it is: a change of one takes all of that table's indexes along. Whose place and whose work it is, and whether lists show it,
 * are kept by trigger as the complaint has them, so that what is due is counted here alone.
 */
export const complaintClocks = pgTable(
  'complaint_clocks',
  {
    complaint_id: integer('complaint_id')
      .primaryKey()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    /** 1, and one more each time it was reopened. */
    nth: smallint('nth').notNull().default(1),
    started_at: instant('started_at').notNull(),
    response_due_at: instant('response_due_at'),
    responded_at: instant('responded_at'),
    risk_on: day('risk_on'),
    due_on: day('due_on'),
    stopped_on: day('stopped_on'),
    /** Reminds and escalates nobody: it was overdue before there were clocks, or imported (SLA-10). */
    quiet: boolean('quiet').notNull().default(false),
    parliament_id: integer('parliament_id').notNull(),
    assembly_id: integer('assembly_id').notNull(),
    staff_id: integer('staff_id'),
    creator_id: integer('creator_id'),
    hidden: boolean('hidden').notNull(),
    /** When the complaint came, by which lists are ordered. */
    received_at: instant('received_at').notNull(),
  },
  (table) => {
    const running: SQL = sql`stopped_on is null and not hidden`;
    const { complaint_id, due_on, received_at, risk_on, staff_id, creator_id } = table;
    const { parliament_id, assembly_id } = table;
    /** One in the order of the due days and one in that of the lists, each with all that is asked for: no row is read. */
    const listedBy = (name: string, first: AnyPgColumn, ...rest: AnyPgColumn[]) => [
      index(`complaint_clocks_by_${name}`)
        .on(first, due_on, complaint_id, risk_on, ...rest)
        .where(running),
      index(`complaint_clocks_by_${name}_newest`)
        .on(first, received_at, complaint_id, due_on, risk_on, ...rest)
        .where(running),
    ];
    return [
      index('complaint_clocks_by_day').on(due_on, complaint_id, risk_on).where(running),
      index('complaint_clocks_newest').on(received_at, complaint_id, due_on, risk_on).where(running),
      ...listedBy('parliament', parliament_id),
      ...listedBy('assembly', assembly_id, parliament_id),
      ...listedBy('staff', staff_id, parliament_id, assembly_id),
      ...listedBy('creator', creator_id, staff_id, parliament_id, assembly_id),
      index('complaint_clocks_stopped')
        .on(table.parliament_id, table.assembly_id, table.stopped_on, table.due_on, table.complaint_id)
        .where(sql`stopped_on is not null and not hidden`),
    ];
  },
);

/** Clocks of a complaint from before it was reopened, with their result (SLA-09). */
export const pastClocks = pgTable(
  'past_clocks',
  {
    complaint_id: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    nth: smallint('nth').notNull(),
    started_at: instant('started_at').notNull(),
    due_on: day('due_on'),
    stopped_on: day('stopped_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.complaint_id, table.nth] })],
);

/**
 * Up to which complaint those that are not closed have their clocks (SLA-10): one row with its id while there are any left; none
 * otherwise. The migration puts it there.
 */
export const complaintsWithoutClocks = pgTable('complaints_without_clocks', {
  only: boolean('only').primaryKey().default(true),
  last_id: integer('last_id').notNull().default(0),
});
