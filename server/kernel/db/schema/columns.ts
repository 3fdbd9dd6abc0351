import { integer, timestamp } from 'drizzle-orm/pg-core';
import { areas, assemblies, mandals, parliaments } from '#server/places/schema/places.ts';

/** Columns that many tables share. Instants are ISO text on the wire and timestamptz in the database. */
export const createdAt = () =>
  timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow();
export const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow();
/** Rises with every change; a write that names an older version is refused (409). */
export const version = () => integer('version').notNull().default(1);
export const serial = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** The four place ids of a scoped record; null below its level. */
export const placeColumns = () => ({
  parliament_id: integer('parliament_id').references(() => parliaments.id),
  assembly_id: integer('assembly_id').references(() => assemblies.id),
  mandal_id: integer('mandal_id').references(() => mandals.id),
  area_id: integer('area_id').references(() => areas.id),
});
