import * as z from 'zod/mini';
import { calendarChange } from '#contract/desk/calendarCalls.ts';
import { changeOfOffice } from '#contract/desk/office.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { deadlineMoves } from './deadlineMoves.ts';
import { escalationSettings } from './escalationLevelCalls.ts';
import { targetsChange } from './priorityTargets.ts';

/**
 * SLA-08: previews a change of calendar, targets or escalation levels. Nothing is stored; the errors are those of the
 * change.
 */
export const previewDeadlines = defineCall({
  method: 'POST',
  path: 'sla/preview',
  may: ['office', 'edit'],
  body: {
    ...changeOfOffice,
    calendar: z.optional(z.object(calendarChange)),
    targets: z.optional(targetsChange),
    ladder: z.optional(z.object(escalationSettings.body)),
  },
  answer: deadlineMoves,
});
