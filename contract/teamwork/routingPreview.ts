import * as z from 'zod/mini';
import { changeOfOffice } from '#contract/desk/office.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { rulesChange } from './routingCalls.ts';

/** A preview looks back so many days, and at no more than so many grievances. */
export const PREVIEW_DAYS = 30;
export const PREVIEW_MOST = 500;

/** To somebody, and to nobody: where no rule fits, or nobody of its people is there. */
const shares = { named: z.int(), unassigned: z.int() };

const routingPreview = z.object({
  total: z.int(),
  ...shares,
  /** To how many each rule would have named somebody, in the order of the rules. */
  by_rule: z.array(z.object({ name: z.string(), named: z.int() })),
  /** The same by the rules that are kept. */
  now: z.object(shares),
});
export type RoutingPreview = z.output<typeof routingPreview>;

/**
 * SLA-17: what rules would have done with the newest grievances of the last days that follow the office's list, each as it stands today
 * and with who of the people is there today. What staff record for themselves is not among them (CRE-07). Nothing is kept; what cannot
 * be is refused as the change is.
 */
export const previewRouting = defineCall({
  method: 'POST',
  path: 'routing/preview',
  may: ['office', 'edit'],
  body: { ...changeOfOffice, ...rulesChange },
  answer: routingPreview,
});
