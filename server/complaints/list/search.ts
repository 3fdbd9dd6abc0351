import type { SQL } from 'drizzle-orm';
import type { Order } from './order.ts';
import type { ComplaintQuery } from './query.ts';
import type { Slice } from './slice.ts';
import type { Condition } from './words.ts';

/** What a list is asked for by words. */
export interface Search {
  /** The complaints of the place, in whose order there is an index, and what of them is asked for. */
  place: SQL | undefined;
  where: SQL | undefined;
  words: Condition;
  /** Which of the matches come before the others; left out where the order alone counts. */
  first?: Condition;
  query: Pick<ComplaintQuery, 'sort' | 'order'>;
  order: Order;
  slice: Slice | null;
  /** Whoever asked has gone, or asks for something else. */
  signal?: AbortSignal;
}
