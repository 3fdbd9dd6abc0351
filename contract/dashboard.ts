import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { id, line, optional } from './fields.ts';

/** The four counts of the dashboard; `allComplaints` is the sum of the other three (DASH-01, DASH-07). */
export const dashboardStats = defineCall({
  method: 'POST',
  path: 'dashboard/stats',
  may: ['dashboard', 'list'],
  body: {
    parliament: optional(id()),
    assembly: optional(id()),
    exclude: optional(line()),
    include: optional(line()),
  },
  answer: z.object({ open: z.int(), inProgress: z.int(), closed: z.int(), allComplaints: z.int() }),
});
