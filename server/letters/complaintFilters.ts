import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ListFilter } from '#server/complaints/list/listParts.ts';
import { complaintFacts as facts } from '#server/complaints/schema/complaintFacts.ts';
import { isIn, type OneOrMore } from '#server/kernel/db/listing.ts';
import { referrals } from './schema/referrals.ts';

/**
 * Complaints with a referral in one of these states: several departments may be asked at once (REF-01). Referrals of
 * causes do not count.
 */
function hasReferral(state: OneOrMore<string>): SQL {
  const { complaint_id } = referrals;
  const condition = and(isIn(referrals.state, state), isNotNull(complaint_id));
  return sql`${facts.complaint_id} in (select ${complaint_id} from ${referrals} where ${condition})`;
}

/** Filters by the state of referrals, and by answers that nobody has accepted or sent back yet (REF-12). */
export const letterFilters: readonly ListFilter[] = [
  { field: 'referral', kind: 'whole', sql: hasReferral },
  {
    field: 'given',
    kind: 'whole',
    sql: (value) =>
      value === 'answered'
        ? and(facts.has_deadline, isNull(facts.stopped_on), hasReferral('answered'))
        : undefined,
  },
];
