import { flag, id, line, optional } from '#contract/kernel/fields.ts';

/** The filters of lists of referrals. */
export const referralFilters = {
  category_id: optional(id()),
  contact_id: optional(id()),
  overdue: optional(flag()),
  /** A word of its number, of the numbers of complaint and letter, of a name, or of the request. */
  term: optional(line()),
};
