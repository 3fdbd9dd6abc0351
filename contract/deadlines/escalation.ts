import * as z from 'zod/mini';
import { defineCall, messageAnswer } from '#contract/kernel/define.ts';
import { id, longText } from '#contract/kernel/fields.ts';
import { LEVELS } from './escalationLevels.ts';

export const MAX_NOTE = 1_000;

/**
 * Escalates a complaint to the next level that has somebody, even if it is not overdue (SLA-14). Neither its status nor
 * its assignee changes. 422 when it is closed, a suggestion or at the highest level.
 */
export const escalateComplaint = defineCall({
  method: 'POST',
  path: 'complaint/escalate',
  may: ['complaint', 'edit'],
  body: { id: id(), note: longText(MAX_NOTE) },
  answer: messageAnswer,
});

/**
 * Moves it back to the next lower level that has somebody, or to the assignee (SLA-14). 403 unless the caller, or a
 * colleague whose deputy the caller is, is at its level or above; 422 when it was not escalated.
 */
export const deescalateComplaint = defineCall({
  method: 'POST',
  path: 'complaint/deescalate',
  may: ['complaint', 'edit'],
  body: { id: id(), note: longText(MAX_NOTE) },
  answer: messageAnswer,
});

/**
 * Why a complaint was escalated. The timeline stores it as data, so that each reader sees it in their language
 * (SLA-13).
 */
const escalationReason = z.union([
  /** It was closed before (REF-20). */
  z.object({ why: z.literal('reopened') }),
  /** In working days. */
  z.object({ why: z.literal('overdue'), days: z.int() }),
  /** It has no assignee. */
  z.object({ why: z.literal('unassigned') }),
  z.object({ why: z.literal('away'), name: z.string(), until: z.string() }),
  /** A lower level has nobody. */
  z.object({ why: z.literal('vacant'), level: z.literal(LEVELS) }),
]);
export type EscalationReason = z.output<typeof escalationReason>;

/** The reasons as text for the timeline under `escalatedFor`, and back. */
export const writeReasons = (reasons: readonly EscalationReason[]): string => JSON.stringify(reasons);
export const readReasons = (text: string): EscalationReason[] =>
  z.array(escalationReason).parse(JSON.parse(text));
