import * as z from 'zod/mini';
import { named } from '#contract/kernel/define.ts';

/** Until the end of which day somebody is away today, and who works in their place: what stands beside a name (SLA-16). */
export const absence = z.object({ to_day: z.string(), deputy: named() });
export type AbsenceNote = z.output<typeof absence>;
