import * as z from 'zod/mini';
import { calendarChange } from './calendarCalls.ts';
import { deadlineMoves } from './deadlineMoves.ts';
import { defineCall } from './define.ts';
import { changeOfOffice } from './office.ts';
import { targetsChange } from './targetCalls.ts';

/** SLA-08: what a change of calendar or targets would move. Nothing is kept; what cannot be is refused as the change is. */
export const previewDeadlines = defineCall({
  method: 'POST',
  path: 'sla/preview',
  may: ['office', 'edit'],
  body: {
    ...changeOfOffice,
    calendar: z.optional(z.object(calendarChange)),
    targets: z.optional(targetsChange),
  },
  answer: deadlineMoves,
});
