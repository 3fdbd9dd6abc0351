import * as z from 'zod/mini';
import { named } from '#contract/kernel/define.ts';

/** The last day of today's absence and the deputy, shown next to a name (SLA-16). */
export const absence = z.object({ to_day: z.string(), deputy: named() });
export type AbsenceNote = z.output<typeof absence>;
