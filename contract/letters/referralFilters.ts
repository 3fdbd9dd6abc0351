import { flag, id, line, optional } from '#contract/kernel/fields.ts';

/** By which lists of referrals are cut. */
export const referralFilters = {
  category_id: optional(id()),
  contact_id: optional(id()),
  overdue: optional(flag()),
  /** A word of its number, of the numbers of grievance and letter, of a name, or of what was asked. */
  term: optional(line()),
};
