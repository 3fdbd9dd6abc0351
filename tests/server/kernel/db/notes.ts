import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The one table of `./migrations`, which tests of the database itself use. */
export const notes = pgTable('notes', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  text: text().notNull(),
  written_at: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
});

export const migrations = join(import.meta.dirname, 'migrations');

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'grievance-desk-'));
