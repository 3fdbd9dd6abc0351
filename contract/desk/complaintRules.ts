import { type ActionRule, whileOpen } from '#contract/complaints/complaintRules.ts';

export const deskRules = {
  /** A follow-up of the caller, which only the caller sees (DESK-04). */
  followUp: { capability: 'desk', right: 'edit', when: whileOpen, otherwise: 'hidden' },
} as const satisfies Record<string, ActionRule>;
