import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { refersTo, serial } from '#server/kernel/db/schema/columns.ts';
import { localNames } from '#server/kernel/db/schema/localNames.ts';

/** Place names are unique below their parent, so that an import can be repeated. */
export const parliaments = pgTable('parliaments', (t) => ({
  id: serial(),
  name: t.text().notNull().unique(),
  ...localNames(),
}));

export const assemblies = pgTable(
  'assemblies',
  (t) => ({
    id: serial(),
    name: t.text().notNull(),
    ...localNames(),
    parliament_id: refersTo(() => parliaments.id),
  }),
  (table) => [uniqueIndex('assemblies_name').on(table.parliament_id, table.name)],
);

export const mandals = pgTable(
  'mandals',
  (t) => ({
    id: serial(),
    name: t.text().notNull(),
    ...localNames(),
    assembly_id: refersTo(() => assemblies.id),
  }),
  (table) => [uniqueIndex('mandals_name').on(table.assembly_id, table.name)],
);

export const areas = pgTable(
  'areas',
  (t) => ({
    id: serial(),
    name: t.text().notNull(),
    ...localNames(),
    mandal_id: refersTo(() => mandals.id),
  }),
  (table) => [
    uniqueIndex('areas_name').on(table.mandal_id, table.name),
    index('areas_by_name').on(table.name),
  ],
);

/** The four place ids of a scoped record; null below its level. */
export const placeColumns = () => ({
  parliament_id: integer().references(() => parliaments.id),
  assembly_id: integer().references(() => assemblies.id),
  mandal_id: integer().references(() => mandals.id),
  area_id: integer().references(() => areas.id),
});
