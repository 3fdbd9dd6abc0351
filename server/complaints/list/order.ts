import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { has } from '#contract/capabilities.ts';
import type { Lister } from '../events.ts';
import { complaintFacts } from '../schema/complaintFacts.ts';
import { coreOrders } from './coreFilters.ts';
import { isUsed } from './filter.ts';
import type { OrderFact, OrderPart } from './listParts.ts';
import type { ComplaintQuery } from './query.ts';

type Order = Pick<ComplaintQuery, 'sort' | 'order'>;
type Columns = Partial<Record<OrderFact, SQLWrapper>>;

const NEWEST_FIRST: OrderPart = { by: ['received_at', 'complaint_id'], descending: true };
const FACTS: Columns = { ...complaintFacts, name: sql`${complaintFacts.name} collate "C"` };

/**
 * The parts of a list's order. An unknown `sort` is ignored, because it would sort a million rows for each page, and so
 * is one of a capability that the actor's office does not use (GRD-17).
 */
export function partsOf({ actor, features }: Lister, { sort, order }: Order): OrderPart[] {
  const known = [...coreOrders, ...features.lists.orders].find((each) => each.sort === sort);
  if (!known || !has(actor, known.capability)) return [NEWEST_FIRST];
  const descending = order ? order.toLowerCase() === 'desc' : Boolean(known.isDescending);
  return known.parts(descending, isUsed(actor, known.capability));
}

/** The order of search results: one part, or newest first. */
export function wordOrderOf(lister: Lister, query: Order): OrderPart {
  const [part, ...others] = partsOf(lister, query);
  return part && others.length === 0 ? part : NEWEST_FIRST;
}

/** Whether the list has the default order. Only then do exact matches come first. */
export const isNewestFirst = (lister: Lister, query: Order): boolean => {
  const { by, descending } = wordOrderOf(lister, query);
  return by[0] === 'received_at' && descending;
};

const valuesOf = ({ by }: OrderPart, columns: Columns): SQLWrapper[] =>
  by.map((fact) => columns[fact] ?? sql`null`);

/** An order as SQL, on the facts table or on rows with the same columns. */
export const inOrder = (part: OrderPart, columns: Columns = FACTS): SQL =>
  sql.join(valuesOf(part, columns).map(part.descending ? desc : asc), sql`, `);

/** The condition for facts that follow a row in the order. */
export function behind(part: OrderPart, row: Columns): SQL {
  const [columns, values] = [FACTS, row].map((each) => sql.join(valuesOf(part, each), sql`, `));
  return sql`(${columns}) ${sql.raw(part.descending ? '<' : '>')} (${values})`;
}
