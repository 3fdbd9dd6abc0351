import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { TaskKind, TaskState } from '#contract/desk/task.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { createdAt, deletedWith, instant, refersTo, serial } from '#server/kernel/db/schema/columns.ts';
import { referrals } from '#server/letters/schema/referrals.ts';

/** Background work on many grievances or referrals (GRD-15): what is done to each follows from kind and subject. */
export const tasks = pgTable('tasks', (t) => ({
  id: serial(),
  kind: t.text().$type<TaskKind>().notNull(),
  /** Ids of what it is about. */
  subject: t.jsonb().$type<Record<string, number>>().notNull(),
  /** What is to be done, where ids do not say it (DESK-10). */
  params: t.jsonb().$type<Record<string, unknown>>(),
  creator_id: refersTo(() => users.id),
  state: t.text().$type<TaskState>().notNull().default('queued'),
  total: t.integer().notNull(),
  done: t.integer().notNull().default(0),
  refused: t.integer().notNull().default(0),
  created_at: createdAt(),
  finished_at: instant(),
}));

/** Each grievance or referral of a task, in its order; what was done is written down in the transaction that did it. */
export const taskItems = pgTable(
  'task_items',
  (t) => ({
    task_id: deletedWith(() => tasks.id),
    position: t.integer().notNull(),
    complaint_id: t.integer().references(() => complaints.id, { onDelete: 'cascade' }),
    /** Of a task about referrals, instead of a grievance (REF-15). */
    referral_id: t.integer().references(() => referrals.id, { onDelete: 'cascade' }),
    state: t.text().$type<'waiting' | 'done' | 'refused'>().notNull().default('waiting'),
    /** Why it was refused, as a single call would have said. */
    reason: t.jsonb().$type<CodedRefusal>(),
    /** What is done to this one, where it is not the same for all (SLA-21). */
    params: t.jsonb().$type<Record<string, unknown>>(),
    /** What an undo gives back, and the version of the grievance that it was left with (DESK-12). */
    before: t.jsonb().$type<Record<string, unknown>>(),
    version: t.integer(),
  }),
  (table) => [
    primaryKey({ columns: [table.task_id, table.position] }),
    index('task_items_by_complaint').on(table.complaint_id),
    index('task_items_by_referral').on(table.referral_id).where(sql`referral_id is not null`),
  ],
);
