import { and, type SQL, sql } from 'drizzle-orm';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { placeFilter } from '#server/kernel/db/listing.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import type { Lister } from '../events.ts';
import { filtered } from '../list/conditions.ts';
import type { OrderPart } from '../list/listParts.ts';
import { wordOrderOf } from '../list/order.ts';
import type { Slice } from '../list/page.ts';
import { type ComplaintQuery, namedFilters } from '../list/query.ts';
import { complaintFacts as facts } from '../schema/complaintFacts.ts';
import { complaints } from '../schema/complaints.ts';
import type { Condition } from './words.ts';

/** A search of complaints by words. */
export interface Search {
  /** The other filters, on complaints and their facts. */
  where: SQL | undefined;
  facts: SQL | undefined;
  words: Condition;
  /** Which matches come first; undefined if only the order counts. */
  first?: Condition;
  order: OrderPart;
  slice: Slice | null;
  /** Aborted when the client disconnects or starts another search. */
  signal?: AbortSignal;
}

const WORDS = ['term', 'keyword', 'name', 'complaint_number'];
const ON_COMPLAINTS = [...WORDS, ...PLACE_LEVELS.flatMap((level) => [level, `${level}_id`])];

export const searchFor = (
  lister: Lister,
  query: ComplaintQuery,
  rest: Pick<Search, 'words' | 'first' | 'slice' | 'signal'>,
): Search => ({
  ...rest,
  where: conditionOn(lister, query),
  facts: filtered(lister, query),
  order: wordOrderOf(lister, query),
});

/**
 * The filters as a condition on the complaints table, so that its indexes combine with the text index. The facts
 * table is joined only for facts that the complaints table lacks.
 */
function conditionOn(lister: Lister, query: ComplaintQuery): SQL | undefined {
  const { actor } = lister;
  const isCut = namedFilters(query).some((name) => !ON_COMPLAINTS.includes(name));
  return and(
    sql`not ${complaints.hidden}`,
    ownComplaints(actor),
    placeFilter(actor, query, complaints),
    isCut
      ? sql`${complaints.id} in (select ${facts.complaint_id} from ${facts} where ${filtered(lister, query)})`
      : undefined,
  );
}
