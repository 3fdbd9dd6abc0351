/** What a macro may do to a grievance, each at most once (DESK-13). A status comes with an answer: nothing else changes one. Free of zod. */
export const STEP_KINDS = ['priority', 'category', 'assign', 'answer', 'pause', 'followup', 'refer'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** How a refusal calls them: 'Step 2, Assign: This complaint is already resolved.' */
export const STEP_NAMES: Record<StepKind, string> = {
  priority: 'Priority',
  category: 'Category',
  assign: 'Assign',
  answer: 'Answer',
  pause: 'Pause',
  followup: 'Follow-up',
  refer: 'Referral',
};

/** What of a step placeholders may stand in. */
export const textsOfStep = (step: {
  kind: StepKind;
  message?: string | null | undefined;
  subject?: string | null | undefined;
  request?: string | null | undefined;
}): string => [step.message, step.subject, step.request].filter(Boolean).join(' ');
