import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The transaction that was the last to change a name of a place, a category or an account, kept by trigger: one row, none
 * before the first change. Servers see by it whether the names that they remember still hold.
 */
export const nameChanges = pgTable('name_changes', {
  only: boolean('only').primaryKey().default(true),
  changed_in: text('changed_in').notNull(),
});
