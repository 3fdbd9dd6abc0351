import { pgTable } from 'drizzle-orm/pg-core';

/**
 * The last transaction that changed a name of a place, a category or an account. A trigger keeps this one row; there is
 * none before the first change. Servers compare it with their cached names.
 */
export const nameChanges = pgTable('name_changes', (t) => ({
  only: t.boolean().primaryKey().default(true),
  changed_in: t.text().notNull(),
}));
