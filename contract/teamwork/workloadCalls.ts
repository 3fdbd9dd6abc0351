import * as z from 'zod/mini';
import { office } from '#contract/desk/office.ts';
import { taskState } from '#contract/desk/task.ts';
import { defineCall, named } from '#contract/kernel/define.ts';
import { flag, id, optional } from '#contract/kernel/fields.ts';
import { localNames } from '#contract/kernel/named.ts';
import { rule } from '#contract/kernel/rule.ts';
import { MAX_MOVES } from './workload.ts';

const row = z.object({
  /** Null for complaints without an assignee. */
  person: z.nullable(
    z.object({
      id: z.int(),
      name: z.string(),
      assembly: named(),
      /** Whether they may get complaints: the account is enabled and belongs to this office. */
      active: z.boolean(),
      /** The last day of their leave, and their deputy. */
      away: z.nullable(z.object({ until: z.string(), deputy: named() })),
    }),
  ),
  open: z.int(),
  overdue: z.int(),
  at_risk: z.int(),
  /** Due within seven days, including today; also paused ones that resume before. */
  due_soon: z.int(),
  paused: z.int(),
  /** Of those that came in the last seven days. */
  recent: z.int(),
  /** The day on which the oldest came. */
  oldest: z.nullable(z.string()),
});
export type WorkloadRow = z.output<typeof row>;

const workload = z.object({
  office,
  today: z.string(),
  /** People by name, then complaints without an assignee. */
  rows: z.array(row),
});
export type Workload = z.output<typeof workload>;

/** SLA-21: the workload of all users in the own place; admin names an office below the state. */
export const getWorkload = defineCall({
  method: 'GET',
  path: 'workload',
  may: ['office', 'edit'],
  query: { office_id: optional(id()) },
  answer: workload,
});

const entry = z.object({ id: z.int(), name: z.string(), ...localNames });

/** A complaint that may move from one user to another. */
const move = z.object({
  id: z.int(),
  complaint_number: z.string(),
  category: entry,
  area: entry,
  mandal: named(),
  from: entry,
  to: entry,
});
export type Move = z.output<typeof move>;

/**
 * SLA-21: with `dry_run` returns moves that would balance the workload; otherwise `job` carries out `moves`, each as a
 * single assignment with the permissions at that time. 422 without any.
 */
export const evenOut = defineCall({
  method: 'POST',
  path: 'workload/even',
  may: ['office', 'edit'],
  body: {
    office_id: optional(id()),
    dry_run: optional(flag()),
    moves: z.optional(
      z.array(z.object({ id: id(), staff_id: id() })).check(z.maxLength(MAX_MOVES, rule('tooManyValues'))),
    ),
  },
  answer: z.object({
    /** The proposed moves; empty when moves are carried out. */
    moves: z.array(move),
    job: z.nullable(taskState),
  }),
});
