import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { doInBulk as call } from '#contract/desk/bulk.ts';
import { MAX_BULK_ROWS } from '#contract/desk/bulkActions.ts';
import { filtered } from '#server/complaints/list/conditions.ts';
import { type ComplaintQuery, resolveStaff } from '#server/complaints/list/query.ts';
import { complaintFacts as facts } from '#server/complaints/schema/complaintFacts.ts';
import { findByWords } from '#server/complaints/search/matches.ts';
import { searchFor } from '#server/complaints/search/search.ts';
import { wordsOf } from '#server/complaints/search/words.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { invalidField, refuseOtherTotal } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';

type SelectRequest = Pick<Context<typeof call>, 'actor' | 'body' | 'features' | 'now'>;

/** The parameters of a list besides its filters: unset. */
const UNPAGED = { page: null, per_page: null, paginate: null, sort: null, order: null };

/** The filters of a call as the query of a list. */
export const queryOf = ({ actor, body, now }: Omit<SelectRequest, 'features'>): ComplaintQuery | null =>
  body.filters && resolveStaff(actor, { ...body.filters, ...UNPAGED, ids: null, as_of: now.toISOString() });

/**
 * The grievances that a call selects, of those that the caller sees now (DESK-10). @throws 422 for none, for more than
 * 10,000, for a search that is not counted to its end, and for filters without the number that was shown; 409 when
 * there are more or fewer than that
 */
export async function select(db: Db, request: SelectRequest): Promise<number[]> {
  const { body } = request;
  const query = body.ids.length > 0 ? null : queryOf(request);
  if (body.ids.length === 0 && !query) throw invalidField('ids', 'nothingSelected');
  if (query && body.expected_total === null) throw invalidField('expected_total', 'required');
  const ids = query ? await matchingIds(db, request, query) : await own(db, request);
  if (ids.length > MAX_BULK_ROWS) throw invalidField('filters', 'tooManyInBulk');
  refuseOtherTotal(ids.length, body.expected_total);
  if (ids.length === 0) throw invalidField(query ? 'filters' : 'ids', 'nothingSelected');
  return ids;
}

const own = (db: Db, { actor, body }: SelectRequest) =>
  idsOf(
    db,
    and(
      sql`${facts.complaint_id} = any(${sql.param(body.ids)}::int[])`,
      ownComplaints(actor, facts),
      eq(facts.hidden, false),
    ),
  );

/** The same ids as the list. A search counts to 1,000: more ids are not known. */
async function matchingIds(db: Db, request: SelectRequest, query: ComplaintQuery): Promise<number[]> {
  const reader = { ...request, db };
  const words = await wordsOf(reader, query);
  if (!words) return idsOf(db, filtered(reader, query));
  const { ids, more } = await findByWords(db, searchFor(reader, query, { words: words.found, slice: null }));
  if (more) throw invalidField('filters', 'searchTooBroad');
  return ids;
}

async function idsOf(db: Db, where: SQL | undefined): Promise<number[]> {
  const rows = await db
    .select({ id: facts.complaint_id })
    .from(facts)
    .where(where)
    .limit(MAX_BULK_ROWS + 1);
  return rows.map(({ id }) => id);
}
