import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { localNames } from '#server/kernel/db/schema/localNames.ts';

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** Place names are unique below their parent, so that an import can be repeated. */
export const parliaments = pgTable('parliaments', (t) => ({
  id: id(),
  name: t.text().notNull().unique(),
  ...localNames(),
}));

export const assemblies = pgTable(
  'assemblies',
  (t) => ({
    id: id(),
    name: t.text().notNull(),
    ...localNames(),
    parliament_id: t
      .integer()
      .notNull()
      .references(() => parliaments.id),
  }),
  (table) => [uniqueIndex('assemblies_name').on(table.parliament_id, table.name)],
);

export const mandals = pgTable(
  'mandals',
  (t) => ({
    id: id(),
    name: t.text().notNull(),
    ...localNames(),
    assembly_id: t
      .integer()
      .notNull()
      .references(() => assemblies.id),
  }),
  (table) => [uniqueIndex('mandals_name').on(table.assembly_id, table.name)],
);

export const areas = pgTable(
  'areas',
  (t) => ({
    id: id(),
    name: t.text().notNull(),
    ...localNames(),
    mandal_id: t
      .integer()
      .notNull()
      .references(() => mandals.id),
  }),
  (table) => [
    uniqueIndex('areas_name').on(table.mandal_id, table.name),
    index('areas_by_name').on(table.name),
  ],
);
