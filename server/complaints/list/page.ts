import { and, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { ownPlaces } from '#contract/access/scope.ts';
import { MAX_COUNTED_IN_PLACE, MAX_COUNTED_MATCHES } from '#contract/kernel/limits.ts';
import { upTo } from '#server/kernel/db/listing.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { ListReader } from '../events.ts';
import { complaintFacts as facts } from '../schema/complaintFacts.ts';
import { filtered } from './conditions.ts';
import type { OrderPart } from './listParts.ts';
import { inOrder, partsOf } from './order.ts';
import type { ComplaintQuery } from './query.ts';
import { knownTotal } from './rollUps.ts';

export interface Slice {
  limit: number;
  offset: number;
}
/** `more` when the count stopped at `total`. */
export interface Total {
  total: number;
  more?: true;
}
export interface Page extends Total {
  ids: number[];
}

/**
 * How far a list is counted: in a constituency up to the limit of bulk actions (DESK-10), otherwise as far as a
 * search.
 */
function mostCounted(actor: Actor, { assembly, assembly_id }: ComplaintQuery): number {
  const place = ownPlaces(actor).assembly_id ?? assembly_id ?? assembly;
  return typeof place === 'number' ? MAX_COUNTED_IN_PLACE : MAX_COUNTED_MATCHES;
}

/**
 * The ids of a page without search words, and the total. If no roll-up has the total, one statement reads the first
 * ids up to the counting limit; the page is part of them.
 */
export async function pageOf(
  reader: ListReader,
  query: ComplaintQuery,
  { limit, offset }: Slice,
  most = mostCounted(reader.actor, query),
): Promise<Page> {
  const { actor, db } = reader;
  const [where, parts] = [filtered(reader, query), partsOf(reader, query)];
  const known = await knownTotal(db, actor, query);
  if (known !== null && offset >= known) return { total: known, ids: [] };
  const [part, ...others] = parts;
  if (known !== null && part && others.length === 0)
    return { total: known, ids: await idsAt(db, where, part, { limit, offset, total: known }) };
  const first = known === null ? Math.max(most + 1, offset + limit) : offset + limit;
  const { rows } = await db.execute<{ found: number; ids: number[] }>(sql`
    with found as materialized (select ${sql.join(
      parts.map((each) => idsOf(where, each, first)),
      sql` || `,
    )} as ids)
    select cardinality(ids) as found, ids[${offset + 1}::int:${offset + limit}::int] as ids from found`);
  const [{ found, ids } = { found: 0, ids: [] }] = rows;
  return { ...(known === null ? upTo(most, found) : { total: known }), ids };
}

/** The first ids of a part of a list, as an SQL array. */
const idsOf = (where: SQL | undefined, part: OrderPart, limit: number, offset = 0) => sql`array(
  select ${facts.complaint_id} from ${facts} where ${and(where, part.where)} order by ${inOrder(part)}
  limit ${limit}::int offset ${offset}::int)`;

/** The ids of a page when the total is known. A page in the second half is read from the end. */
async function idsAt(
  db: Db | Tx,
  where: SQL | undefined,
  part: OrderPart,
  { limit, offset, total }: Slice & { total: number },
): Promise<number[]> {
  const rows = Math.min(limit, total - offset);
  const isFromEnd = offset > total / 2;
  const ids = isFromEnd
    ? idsOf(where, { ...part, descending: !part.descending }, rows, total - offset - rows)
    : idsOf(where, part, rows, offset);
  const found = (await db.execute<{ ids: number[] }>(sql`select ${ids} as ids`)).rows[0]?.ids ?? [];
  return isFromEnd ? found.reverse() : found;
}

/** The total of a list without search words. */
export async function totalOf(reader: ListReader, query: ComplaintQuery): Promise<Total> {
  const { ids: _, ...total } = await pageOf(reader, { ...query, sort: null }, { limit: 0, offset: 0 });
  return total;
}
