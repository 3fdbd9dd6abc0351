import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ComplaintQuery } from './filters.ts';

export type OrderColumns = Record<'created_at' | 'id' | 'name', SQLWrapper>;
export interface Order {
  newestFirst: boolean;
  by(columns: OrderColumns): SQL[];
}

/**
 * The orders that an index has at a million rows: by creation, which is also that of dates and complaint numbers,
 * and by name. Any other `sort` is ignored: newest first.
 */
const BY_CREATION = ['created_at', 'date', 'complaint_number', 'id'];

export function orderOf({ sort, order }: ComplaintQuery): Order {
  const descending = order?.toLowerCase() === 'desc';
  if (sort === 'name') {
    return {
      newestFirst: false,
      by: ({ name, id }) => towards(descending, [sql`(lower(${name}) collate "C")`, id]),
    };
  }
  const newestFirst = !(sort && BY_CREATION.includes(sort) && order) || descending;
  return { newestFirst, by: ({ created_at, id }) => towards(newestFirst, [created_at, id]) };
}

const towards = (descending: boolean, columns: SQLWrapper[]) => columns.map(descending ? desc : asc);
