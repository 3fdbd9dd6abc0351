import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PairReason } from '#contract/persons/personPair.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt } from '#server/kernel/db/schema/columns.ts';
import { personMerges } from './personMerges.ts';
import { persons } from './persons.ts';

/** The two of a pair: the lower id first, so that there is one row for both. */
const two = () => ({
  low_id: integer('low_id')
    .notNull()
    .references(() => persons.id, { onDelete: 'cascade' }),
  high_id: integer('high_id')
    .notNull()
    .references(() => persons.id, { onDelete: 'cascade' }),
});

/** Who is possibly the same person (PER-11), worked out from the rows of persons and households beside the work of the office. */
export const personPairs = pgTable(
  'person_pairs',
  {
    ...two(),
    parliament_id: integer('parliament_id').notNull(),
    assembly_id: integer('assembly_id').notNull(),
    score: integer('score').notNull(),
    reasons: text('reasons').array().$type<PairReason[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.low_id, table.high_id] }),
    index('person_pairs_by_high').on(table.high_id),
    index('person_pairs_by_assembly').on(table.assembly_id, table.score, table.high_id, table.low_id),
    index('person_pairs_by_score').on(table.score, table.high_id, table.low_id),
    check('person_pairs_order', sql`low_id < high_id`),
  ],
);

/**
 * Of whom somebody has said that they are not the same person, for good and for everybody (PER-11). What was said of somebody
 * who was merged holds for the survivor, as long as the merge does.
 */
export const distinctPersons = pgTable(
  'distinct_persons',
  {
    ...two(),
    merge_id: integer('merge_id').references(() => personMerges.id, { onDelete: 'cascade' }),
    creator_id: integer('creator_id').references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.low_id, table.high_id] }),
    index('distinct_persons_by_high').on(table.high_id),
    check('distinct_persons_order', sql`low_id < high_id`),
  ],
);

/** Who was made or has changed since the pairs were worked out: kept by trigger, and without a key, since who goes is left out. */
export const personsToCompare = pgTable('persons_to_compare', {
  person_id: integer('person_id').primaryKey(),
});
