import { and, type SQL, sql } from 'drizzle-orm';
import { placeFilter } from '#server/kernel/db/listing.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import type { Lister } from '../events.ts';
import { complaintFacts as facts } from '../schema/complaintFacts.ts';
import { coreFilters } from './coreFilters.ts';
import { conditionOf } from './filter.ts';
import type { ComplaintQuery } from './query.ts';

/**
 * The SQL for the actor's scope and a list's filters, on the facts of complaints (LIST-03). Search words are
 * separate.
 */
export const filtered = ({ actor, features }: Lister, query: ComplaintQuery): SQL | undefined =>
  and(
    sql`not ${facts.hidden}`,
    ownComplaints(actor, facts),
    placeFilter(actor, query, facts),
    conditionOf([...coreFilters, ...features.lists.filters], query, { actor, now: new Date(query.as_of) }),
  );
