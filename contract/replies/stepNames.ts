/** The names of a macro's steps in error texts: 'Step 2, Assign: This complaint is already resolved.' */
export const STEP_NAMES = {
  priority: 'Priority',
  category: 'Category',
  assign: 'Assign',
  answer: 'Answer',
  pause: 'Pause',
  followup: 'Follow-up',
  refer: 'Referral',
} as const;
