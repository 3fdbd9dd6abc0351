import { type AnyPgColumn, date, integer, timestamp } from 'drizzle-orm/pg-core';

/** Columns that many tables share. Instants are ISO text on the wire and timestamptz in the database. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });
export const day = () => date({ mode: 'string' });
export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () => instant().notNull().defaultNow();
/** A reference that the row always has. */
export const refersTo = (id: () => AnyPgColumn) => integer().notNull().references(id);
/** A reference to the record with which the row is deleted. */
export const deletedWith = (id: () => AnyPgColumn) =>
  integer().notNull().references(id, { onDelete: 'cascade' });
/** Rises with every change; a write that names an older version is refused (409). */
export const version = () => integer().notNull().default(1);
export const serial = () => integer().primaryKey().generatedByDefaultAsIdentity();
