import { sql } from 'drizzle-orm';
import { statusTokenIn } from '#contract/complaints/complaintNumber.ts';
import type { ExactSearch } from '#server/complaints/list/listParts.ts';
import { statusLinks } from './schema/citizens.ts';
import { hasToken } from './statusToken.ts';

/** Finds the complaint of a pasted status link. */
export const statusLinkSearch: ExactSearch = (typed) => {
  const token = statusTokenIn(typed);
  if (!token) return null;
  const { complaint_id } = statusLinks;
  return ({ id }) => sql`${id} in (select ${complaint_id} from ${statusLinks} where ${hasToken(token)})`;
};
