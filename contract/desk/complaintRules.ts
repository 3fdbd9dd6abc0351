import { type ActionRule, whileOpen } from '#contract/complaints/complaintRules.ts';

export const deskRules = {
  /** Postponed by the caller for the caller alone (DESK-04). */
  followUp: { capability: 'desk', right: 'edit', when: whileOpen, otherwise: 'hidden' },
} as const satisfies Record<string, ActionRule>;
