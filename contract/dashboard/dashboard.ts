import * as z from 'zod/mini';
import { type AnswerOf, defineCall } from '#contract/kernel/define.ts';
import { id, line, optional } from '#contract/kernel/fields.ts';
import { NOBODY } from '#contract/kernel/listConstants.ts';
import { localNames } from '#contract/kernel/named.ts';

/**
 * The place to count; without one all that the caller may see. `include` and `exclude` are names of the answer's sets,
 * separated by commas: only the first are answered, without the second. Unknown names are ignored.
 */
const body = {
  parliament: optional(id()),
  assembly: optional(id()),
  exclude: optional(line()),
  include: optional(line()),
};

/**
 * The four counts of the dashboard, and how many closings are confirmed; `allComplaints` is the sum of the other three
 * (DASH-01, DASH-07).
 */
export const dashboardStats = defineCall({
  method: 'POST',
  path: 'dashboard/stats',
  may: ['dashboard', 'list'],
  body,
  answer: z.partial(
    z.object({
      open: z.int(),
      inProgress: z.int(),
      closed: z.int(),
      allComplaints: z.int(),
      /**
       * Only with `include`: the closed complaints that citizens have confirmed; all others are claimed (REF-16,
       * REF-17).
       */
      confirmed: z.int(),
    }),
  ),
});

/**
 * The filters with which the complaint list shows exactly the counted complaints, in addition to the place; only this
 * server sends them.
 */
const filter = z.record(z.string(), z.union([z.int(), z.literal(NOBODY)]));
export type FigureFilter = z.output<typeof filter>;

const named = { name: z.string(), ...localNames, filter: z.optional(filter) };
const groups = { open: z.int(), inProgress: z.int(), closed: z.int() };
const byGroup = z.array(z.object({ ...named, ...groups }));
const counted = z.array(z.object({ ...named, Count: z.int() }));

/** The sets of `dashboard/issues` and of `dashboard/report`. */
export const ISSUE_SETS = [
  'issues_area',
  'issues_assembly',
  'issues_parliament',
  'issues_assigned',
  'issues_category',
  'leaders_area',
  'users',
] as const;
export const REPORT_SETS = ['areas', 'assemblies', 'categories', 'leaders'] as const;

/**
 * The data of the charts, the largest first; each set of complaint counts adds up to all of the place (DASH-02 to
 * DASH-04).
 */
export const dashboardIssues = defineCall({
  method: 'POST',
  path: 'dashboard/issues',
  may: ['dashboard', 'list'],
  body,
  answer: z.partial(
    z.object({
      issues_area: z.array(z.object({ ...named, ...groups, Count: z.int() })),
      issues_assembly: byGroup,
      issues_parliament: byGroup,
      /** By staff member; complaints without an assignee are 'Not assigned'. */
      issues_assigned: byGroup,
      issues_category: counted,
      /** The number of area in-charges of each area. */
      leaders_area: counted,
      /** Registrations in the app on each of the last 30 days with any, as YYYY-MM-DD. */
      users: z.array(z.object({ day: z.string(), count: z.int() })),
    }),
  ),
});
export type IssueSet = keyof AnswerOf<typeof dashboardIssues>;

const report = z.array(z.object({ ...named, total: z.int(), ...groups }));

/** The tables below the charts, the largest row first; each adds up to all complaints of the place (DASH-05). */
export const dashboardReport = defineCall({
  method: 'POST',
  path: 'dashboard/report',
  may: ['dashboard', 'list'],
  body,
  answer: z.partial(
    z.object({
      areas: report,
      assemblies: report,
      categories: report,
      /** By the area in-charge of the last forwarding; the others are 'Not forwarded'. */
      leaders: report,
    }),
  ),
});
export type ReportSet = keyof AnswerOf<typeof dashboardReport>;
