import { pgTable } from 'drizzle-orm/pg-core';

/**
 * The progress of converting search texts of an earlier version: one row with the highest complaint id still to
 * convert, no row when all are converted. A migration that changes the form of the text inserts the row.
 */
export const outdatedSearchTexts = pgTable('outdated_search_texts', (t) => ({
  only: t.boolean().primaryKey().default(true),
  up_to_id: t.integer().notNull(),
}));

/** The same for search texts of persons, which are compared again afterwards. */
export const outdatedPersonTexts = pgTable('outdated_person_texts', (t) => ({
  only: t.boolean().primaryKey().default(true),
  up_to_id: t.integer().notNull(),
}));
