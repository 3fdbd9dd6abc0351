import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * How far search texts in an earlier form are brought to the present one: one row while complaints up to this id are
 * still to be read, none otherwise. A migration that goes with a new form of the text puts the row there.
 */
export const outdatedSearchTexts = pgTable('outdated_search_texts', {
  only: boolean('only').primaryKey().default(true),
  up_to_id: integer('up_to_id').notNull(),
});

/** The same for the search texts of persons, who are then compared again. */
export const outdatedPersonTexts = pgTable('outdated_person_texts', {
  only: boolean('only').primaryKey().default(true),
  up_to_id: integer('up_to_id').notNull(),
});
