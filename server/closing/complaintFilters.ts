import { and, not } from 'drizzle-orm';
import type { ListFilter } from '#server/complaints/list/listParts.ts';
import { complaintFacts as facts } from '#server/complaints/schema/complaintFacts.ts';
import { isIn } from '#server/kernel/db/listing.ts';

/**
 * Filters by the outcome of the last closing and the citizen's word on it (REF-16, REF-17). Merged complaints are found
 * only as merged (PER-17).
 */
export const closingFilters: readonly ListFilter[] = [
  { field: 'outcome', kind: 'whole', sql: (value) => and(isIn(facts.outcome, value), not(facts.merged)) },
  {
    field: 'verification',
    kind: 'whole',
    sql: (value) => and(isIn(facts.verification, value), not(facts.merged)),
  },
];
