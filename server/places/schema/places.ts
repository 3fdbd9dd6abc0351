import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { localNames } from '#server/kernel/db/schema/localNames.ts';

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** Place names are unique below their parent, so that an import can be repeated. */
export const parliaments = pgTable('parliaments', {
  id: id(),
  name: text('name').notNull().unique(),
  ...localNames(),
});

export const assemblies = pgTable(
  'assemblies',
  {
    id: id(),
    name: text('name').notNull(),
    ...localNames(),
    parliament_id: integer('parliament_id')
      .notNull()
      .references(() => parliaments.id),
  },
  (table) => [uniqueIndex('assemblies_name').on(table.parliament_id, table.name)],
);

export const mandals = pgTable(
  'mandals',
  {
    id: id(),
    name: text('name').notNull(),
    ...localNames(),
    assembly_id: integer('assembly_id')
      .notNull()
      .references(() => assemblies.id),
  },
  (table) => [uniqueIndex('mandals_name').on(table.assembly_id, table.name)],
);

export const areas = pgTable(
  'areas',
  {
    id: id(),
    name: text('name').notNull(),
    ...localNames(),
    mandal_id: integer('mandal_id')
      .notNull()
      .references(() => mandals.id),
  },
  (table) => [
    uniqueIndex('areas_name').on(table.mandal_id, table.name),
    index('areas_by_name').on(table.name),
  ],
);
