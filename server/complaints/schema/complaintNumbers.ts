import { integer, pgTable } from 'drizzle-orm/pg-core';

/** The last complaint number given in a year; numbers are never used twice, also after a crash. */
export const complaintNumbers = pgTable('complaint_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
