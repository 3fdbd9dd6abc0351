import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { PairReason } from '#contract/persons/personPair.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, deletedWith } from '#server/kernel/db/schema/columns.ts';
import { personMerges } from './personMerges.ts';
import { persons } from './persons.ts';

/** The two persons of a pair: the lower id first, so that there is one row for both. */
const two = () => ({
  low_id: deletedWith(() => persons.id),
  high_id: deletedWith(() => persons.id),
});

/** Possible duplicates (PER-11), computed in the background from persons and households. */
export const personPairs = pgTable(
  'person_pairs',
  (t) => ({
    ...two(),
    parliament_id: t.integer().notNull(),
    assembly_id: t.integer().notNull(),
    score: t.integer().notNull(),
    reasons: t.text().array().$type<PairReason[]>().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.low_id, table.high_id] }),
    index('person_pairs_by_high').on(table.high_id),
    index('person_pairs_by_assembly').on(table.assembly_id, table.score, table.high_id, table.low_id),
    index('person_pairs_by_score').on(table.score, table.high_id, table.low_id),
    check('person_pairs_order', sql`low_id < high_id`),
  ],
);

/**
 * Pairs that a user has marked as different, permanently and for all users (PER-11). A mark of a merged person also
 * applies to the survivor until the merge is undone.
 */
export const distinctPersons = pgTable(
  'distinct_persons',
  (t) => ({
    ...two(),
    merge_id: t.integer().references(() => personMerges.id, { onDelete: 'cascade' }),
    creator_id: t.integer().references(() => users.id),
    created_at: createdAt(),
  }),
  (table) => [
    primaryKey({ columns: [table.low_id, table.high_id] }),
    index('distinct_persons_by_high').on(table.high_id),
    check('distinct_persons_order', sql`low_id < high_id`),
  ],
);

/**
 * New and changed persons whose pairs are not computed yet. Triggers maintain it; it has no foreign key, since deleted
 * persons are skipped.
 */
export const personsToCompare = pgTable('persons_to_compare', (t) => ({
  person_id: t.integer().primaryKey(),
}));
