import * as z from 'zod/mini';
import { id, optional } from '#contract/kernel/fields.ts';

/**
 * A citizen's message from which a complaint is recorded, or something is added to one. The inbox entry is then
 * handled (MSG-15).
 */
export const recordedFromInbox = { inbox_id: optional(id()) };

/** False where another user has processed the message, or it is gone; the complaint is recorded anyway. */
export const recordedFromInboxAnswer = { inbox_taken: z.optional(z.boolean()) };
