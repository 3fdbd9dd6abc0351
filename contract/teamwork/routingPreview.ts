import * as z from 'zod/mini';
import { changeOfOffice } from '#contract/desk/office.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { routingSettings } from './routingCalls.ts';

/** The past days of a preview, and the most complaints in it. */
export const PREVIEW_DAYS = 30;
export const PREVIEW_MOST = 500;

/** With a suggestion, and without: no rule matches, or none of its people is available. */
const shares = { named: z.int(), unassigned: z.int() };

const routingPreview = z.object({
  total: z.int(),
  ...shares,
  /** How many complaints each rule would get, in the order of the rules. */
  by_rule: z.array(z.object({ name: z.string(), named: z.int() })),
  /** The same by the stored rules. */
  now: z.object(shares),
});
export type RoutingPreview = z.output<typeof routingPreview>;

/**
 * SLA-17: applies rules to the newest complaints of the last days, each in its current state and with today's absences.
 * Only complaints for which the office's list applies; not those that staff record for themselves (CRE-07). Nothing is
 * stored; the errors are those of the change.
 */
export const previewRouting = defineCall({
  method: 'POST',
  path: 'routing/preview',
  may: ['office', 'edit'],
  body: { ...changeOfOffice, ...routingSettings.body },
  answer: routingPreview,
});
