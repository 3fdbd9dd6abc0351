import { eq, sql } from 'drizzle-orm';
import type { CauseName } from '#contract/persons/cause.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { causeMembers, causes } from './schema/causes.ts';

const cause = sql`(
  select json_build_object('id', ${causes.id}, 'number', ${causes.number}, 'title', ${causes.title})
  from ${causeMembers} join ${causes} on ${eq(causes.id, causeMembers.cause_id)}
  where ${eq(causeMembers.complaint_id, complaints.id)})`;

/**
 * The cause of each selected complaint, as answers name it (PER-18); null for none. It is wrapped in more SQL because
 * drizzle omits the table name from a column that is selected alone.
 */
export const causeColumn = sql<CauseName | null>`${cause}`.as('cause');
