import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { complaints } from '../schema/complaints.ts';
import type { ComplaintQuery } from './query.ts';

type Asked = Pick<ComplaintQuery, 'sort' | 'order'>;

/** The order of a list, on the table or on some of its rows. */
export type Order = (columns: Record<'created_at' | 'id' | 'name', SQLWrapper>) => SQL[];

/**
 * By name, else by creation, which is also the order of dates and complaint numbers: the orders that an index has.
 * Any other `sort` is ignored, because sorting a million rows for each page takes seconds.
 */
export function orderOf(query: Asked): Order {
  const descending = isDescending(query);
  if (query.sort === 'name') return ({ name, id }) => towards(descending, byName(name), id);
  return ({ created_at, id }) => towards(descending, created_at, id);
}

/** What holds for the complaints that come behind one of them in the order of the list. */
export function behind(
  query: Asked,
  last: Pick<typeof complaints.$inferSelect, 'id' | 'created_at' | 'name'>,
): SQL {
  const { created_at, id, name } = complaints;
  const comes = sql.raw(isDescending(query) ? '<' : '>');
  return query.sort === 'name'
    ? sql`(${byName(name)}, ${id}) ${comes} (${byName(sql`${last.name}::text`)}, ${last.id}::int)`
    : sql`(${created_at}, ${id}) ${comes} (${last.created_at.toISOString()}::timestamptz, ${last.id}::int)`;
}

const byName = (name: SQLWrapper) => sql`(lower(${name}) collate "C")`;

/** Names and due days begin with the first, everything else with the newest. */
export const isDescending = (query: Asked): boolean =>
  query.sort === 'name' || query.sort === 'due_on'
    ? query.order?.toLowerCase() === 'desc'
    : isNewestFirst(query);

/** The order that a list has by itself. */
export function isNewestFirst({ sort, order }: Asked): boolean {
  if (!sort || !BY_CREATION.includes(sort)) return sort !== 'name';
  return !order || order.toLowerCase() === 'desc';
}

const BY_CREATION = ['created_at', 'date', 'complaint_number', 'id'];

const towards = (descending: boolean, ...columns: SQLWrapper[]) => columns.map(descending ? desc : asc);
