import * as z from 'zod/mini';
import { office } from '#contract/desk/office.ts';
import { taskState } from '#contract/desk/task.ts';
import { defineCall, named } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { flag, id, optional } from '#contract/kernel/fields.ts';
import { localNames } from '#contract/kernel/named.ts';
import { MAX_MOVES } from './workload.ts';

const row = z.object({
  /** Null for what nobody has in charge. */
  person: z.nullable(
    z.object({
      id: z.int(),
      name: z.string(),
      assembly: named(),
      /** Whether they may be given grievances: their account works, and is of this office. */
      active: z.boolean(),
      /** The last day of their leave, and who works in their place. */
      away: z.nullable(z.object({ until: z.string(), deputy: named() })),
    }),
  ),
  open: z.int(),
  overdue: z.int(),
  at_risk: z.int(),
  /** Due in seven days, today among them; also what is paused and goes on before. */
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
  /** People by name, then what nobody has. */
  rows: z.array(row),
});
export type Workload = z.output<typeof workload>;

/** SLA-21: what everybody of the own place has in charge; admin names an office below the state. */
export const getWorkload = defineCall({
  method: 'GET',
  path: 'workload',
  may: ['office', 'edit'],
  query: { office_id: optional(id()) },
  answer: workload,
});

const entry = z.object({ id: z.int(), name: z.string(), ...localNames });

/** A grievance that may go from one to another. */
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
 * SLA-21: with `dry_run` the moves that would even out what people have; without, `moves` are done by `job`, each as a single
 * assignment with the rights of then. 422 without any.
 */
export const evenOut = defineCall({
  method: 'POST',
  path: 'workload/even',
  may: ['office', 'edit'],
  body: {
    office_id: optional(id()),
    dry_run: optional(flag()),
    moves: z.optional(
      z.array(z.object({ id: id(), staff_id: id() })).check(z.maxLength(MAX_MOVES, errorTexts.tooManyValues)),
    ),
  },
  answer: z.object({
    /** What is proposed; empty when moves are done. */
    moves: z.array(move),
    job: z.nullable(taskState),
  }),
});
