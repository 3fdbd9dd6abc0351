import { eq, sql } from 'drizzle-orm';
import type { CauseName } from '#contract/persons/cause.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { causeMembers, causes } from '#server/persons/schema/causes.ts';

const cause = sql`(
  select json_build_object('id', ${causes.id}, 'number', ${causes.number}, 'title', ${causes.title})
  from ${causeMembers} join ${causes} on ${eq(causes.id, causeMembers.cause_id)}
  where ${eq(causeMembers.complaint_id, complaints.id)})`;

/**
 * The cause of each complaint of a select, as complaints name it (PER-18); null for none. Within another piece of SQL: of what stands in
 * a select by itself drizzle leaves out the table of each column.
 */
export const causeColumn = sql<CauseName | null>`${cause}`.as('cause');
