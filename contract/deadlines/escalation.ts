import * as z from 'zod/mini';
import { defineCall, messageAnswer } from '#contract/kernel/define.ts';
import { id, longText } from '#contract/kernel/fields.ts';
import { LEVELS } from './escalationLevels.ts';

export const MAX_NOTE = 1_000;

/**
 * Takes a grievance one level up the ladder, to the next that has somebody, also one that is not overdue (SLA-14). Neither its status
 * nor who has it in charge changes. 422 when it is closed, a suggestion or at the highest level.
 */
export const escalateComplaint = defineCall({
  method: 'POST',
  path: 'complaint/escalate',
  may: ['complaint', 'edit'],
  body: { id: id(), note: longText(MAX_NOTE) },
  answer: messageAnswer,
});

/**
 * Gives it back, one level down to the next that has somebody, or to who has it in charge (SLA-14). 403 unless the caller is at its
 * level or above, or stands in there for somebody; 422 when it was not escalated.
 */
export const deescalateComplaint = defineCall({
  method: 'POST',
  path: 'complaint/deescalate',
  may: ['complaint', 'edit'],
  body: { id: id(), note: longText(MAX_NOTE) },
  answer: messageAnswer,
});

/** Why a grievance went to a level: what a timeline keeps, so that each reader has it in their language (SLA-13). */
const escalationReason = z.union([
  /** It was closed before (REF-20). */
  z.object({ why: z.literal('reopened') }),
  /** In working days. */
  z.object({ why: z.literal('overdue'), days: z.int() }),
  /** Nobody has it in charge. */
  z.object({ why: z.literal('unassigned') }),
  z.object({ why: z.literal('away'), name: z.string(), until: z.string() }),
  /** Nobody is there at a level below. */
  z.object({ why: z.literal('vacant'), level: z.literal(LEVELS) }),
]);
export type EscalationReason = z.output<typeof escalationReason>;

/** The reasons as the text that a timeline has of them under `escalatedFor`, and back. */
export const writeReasons = (reasons: readonly EscalationReason[]): string => JSON.stringify(reasons);
export const readReasons = (text: string): EscalationReason[] =>
  z.array(escalationReason).parse(JSON.parse(text));
