import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { TaskKind, TaskState } from '#contract/desk/task.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';
import { referrals } from '#server/letters/schema/referrals.ts';

/** Background work on many grievances or referrals (GRD-15): what is done to each follows from kind and subject. */
export const tasks = pgTable('tasks', {
  id: serial(),
  kind: text('kind').$type<TaskKind>().notNull(),
  /** Ids of what it is about. */
  subject: jsonb('subject').$type<Record<string, number>>().notNull(),
  /** What is to be done, where ids do not say it (DESK-10). */
  params: jsonb('params').$type<Record<string, unknown>>(),
  creator_id: integer('creator_id')
    .notNull()
    .references(() => users.id),
  state: text('state').$type<TaskState>().notNull().default('queued'),
  total: integer('total').notNull(),
  done: integer('done').notNull().default(0),
  refused: integer('refused').notNull().default(0),
  created_at: createdAt(),
  finished_at: timestamp('finished_at', { withTimezone: true, precision: 3 }),
});

/** Each grievance or referral of a task, in its order; what was done is written down in the transaction that did it. */
export const taskItems = pgTable(
  'task_items',
  {
    task_id: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    complaint_id: integer('complaint_id').references(() => complaints.id, { onDelete: 'cascade' }),
    /** Of a task about referrals, instead of a grievance (REF-15). */
    referral_id: integer('referral_id').references(() => referrals.id, { onDelete: 'cascade' }),
    state: text('state').$type<'waiting' | 'done' | 'refused'>().notNull().default('waiting'),
    /** Why it was refused, as a single call would have said. */
    reason: jsonb('reason').$type<CodedRefusal>(),
    /** What is done to this one, where it is not the same for all (SLA-21). */
    params: jsonb('params').$type<Record<string, unknown>>(),
    /** What an undo gives back, and the version of the grievance that it was left with (DESK-12). */
    before: jsonb('before').$type<Record<string, unknown>>(),
    version: integer('version'),
  },
  (table) => [
    primaryKey({ columns: [table.task_id, table.position] }),
    index('task_items_by_complaint').on(table.complaint_id),
    index('task_items_by_referral').on(table.referral_id).where(sql`referral_id is not null`),
  ],
);
