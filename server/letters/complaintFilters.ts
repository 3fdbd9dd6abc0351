import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ListFilter } from '#server/complaints/list/filter.ts';
import { complaintFacts as facts } from '#server/complaints/schema/complaintFacts.ts';
import { isIn, type OneOrMore } from '#server/kernel/db/listing.ts';
import { referrals } from './schema/referrals.ts';

/** Any of its referrals: several departments may be asked at the same time (REF-01). Those of causes are no complaint's. */
function hasReferral(state: OneOrMore<string>): SQL {
  const { complaint_id } = referrals;
  const condition = and(isIn(referrals.state, state), isNotNull(complaint_id));
  return sql`${facts.complaint_id} in (select ${complaint_id} from ${referrals} where ${condition})`;
}

/** The referrals of a complaint, and those that a department has answered and nobody has accepted or sent back yet (REF-12). */
export const letterFilters: readonly ListFilter[] = [
  { field: 'referral', kind: 'whole', sql: hasReferral },
  {
    field: 'given',
    kind: 'whole',
    sql: (given) =>
      given === 'answered'
        ? and(facts.has_deadline, isNull(facts.stopped_on), hasReferral('answered'))
        : undefined,
  },
];
