import { and, not } from 'drizzle-orm';
import type { ListFilter } from '#server/complaints/list/filter.ts';
import { complaintFacts as facts } from '#server/complaints/schema/complaintFacts.ts';
import { isIn } from '#server/kernel/db/listing.ts';

/** What came of the last closing, and what the citizen says of it (REF-16, REF-17); what was merged is shown as merged only (PER-17). */
export const closingFilters: readonly ListFilter[] = [
  { field: 'outcome', kind: 'whole', sql: (value) => and(isIn(facts.outcome, value), not(facts.merged)) },
  {
    field: 'verification',
    kind: 'whole',
    sql: (value) => and(isIn(facts.verification, value), not(facts.merged)),
  },
];
