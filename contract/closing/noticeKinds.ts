/** The kinds of notices of closing. */
export const closingNotices = [
  'disputed',
  'disputed_often',
  'rated_low',
  'to_approve',
  'not_approved',
] as const;
