/** The names of a macro's steps in error texts: 'Step 2, Assign: This complaint is already resolved.' */
export const stepNames = {
  'macros.steps.priority': 'Priority',
  'macros.steps.category': 'Category',
  'macros.steps.assign': 'Assign',
  'macros.steps.answer': 'Answer',
  'macros.steps.pause': 'Pause',
  'macros.steps.followup': 'Follow-up',
  'macros.steps.refer': 'Referral',
} as const;
