import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ComplaintQuery } from './filters.ts';

/** The order of a list, on the table or on some of its rows. */
export type Order = (columns: Record<'created_at' | 'id' | 'name', SQLWrapper>) => SQL[];

/**
 * By name, else by creation, which is also the order of dates and complaint numbers: the orders that an index has.
 * Any other `sort` is ignored, because sorting a million rows for each page takes seconds.
 */
export function orderOf({ sort, order }: ComplaintQuery): Order {
  const descending = order?.toLowerCase() === 'desc';
  if (sort === 'name') {
    return ({ name, id }) => towards(descending, sql`(lower(${name}) collate "C")`, id);
  }
  return ({ created_at, id }) => towards(isNewestFirst({ sort, order }), created_at, id);
}

/** The order that a list has by itself. */
export function isNewestFirst({ sort, order }: Pick<ComplaintQuery, 'sort' | 'order'>): boolean {
  if (!sort || !BY_CREATION.includes(sort)) return sort !== 'name';
  return !order || order.toLowerCase() === 'desc';
}

const BY_CREATION = ['created_at', 'date', 'complaint_number', 'id'];

const towards = (descending: boolean, ...columns: SQLWrapper[]) => columns.map(descending ? desc : asc);
