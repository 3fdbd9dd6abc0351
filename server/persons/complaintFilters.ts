import { sql } from 'drizzle-orm';
import type { ListFilter } from '#server/complaints/list/listParts.ts';
import { complaintFacts as facts } from '#server/complaints/schema/complaintFacts.ts';
import { isIn } from '#server/kernel/db/listing.ts';
import { causeMembers } from './schema/causes.ts';
import { complaintPersons, persons } from './schema/persons.ts';

/** Filters by the cause of a complaint (PER-18), and by the language of its person (PER-01). */
export const personFilters: readonly ListFilter[] = [
  {
    field: 'cause',
    kind: 'whole',
    sql: (cause) =>
      sql`${facts.complaint_id} in (select ${causeMembers.complaint_id} from ${causeMembers}
        where ${isIn(causeMembers.cause_id, cause)})`,
  },
  {
    field: 'language',
    kind: 'whole',
    sql: (language) =>
      sql`${facts.complaint_id} in (select ${complaintPersons.complaint_id} from ${complaintPersons}
        join ${persons} on ${persons.id} = ${complaintPersons.person_id} where ${isIn(persons.language, language)})`,
  },
];
