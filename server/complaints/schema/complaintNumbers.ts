import { pgTable } from 'drizzle-orm/pg-core';

/** The last complaint number of each year. A number is never used twice, even after a crash. */
export const complaintNumbers = pgTable('complaint_numbers', (t) => ({
  year: t.integer().primaryKey(),
  last: t.integer().notNull(),
}));
