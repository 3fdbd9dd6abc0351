import { pgTable, unique } from 'drizzle-orm/pg-core';
import { NEW_OFFICE_USES, type Switch } from '#contract/desk/officeUses.ts';
import { userId } from '#server/accounts/schema/accounts.ts';
import { serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';
import { assemblies, parliaments } from '#server/places/schema/places.ts';

/** What an office has set itself, by the keys of `defineSettings`; what is not there is inherited. */
export type OwnSettings = Record<string, unknown>;

/** One for each seat that has an account: the state, where both places are null, a parliament, an assembly of it (GRD-01). */
export const offices = pgTable(
  'offices',
  (t) => ({
    id: serial(),
    parliament_id: t.integer().references(() => parliaments.id, { onDelete: 'cascade' }),
    assembly_id: t.integer().references(() => assemblies.id, { onDelete: 'cascade' }),
    /** What its numbers begin with (REF-05); null until somebody gives one. */
    code: t.text().unique(),
    settings: t.jsonb().$type<OwnSettings>().notNull().default({}),
    /** What of the capabilities it uses (GRD-17). */
    uses: t
      .text()
      .array()
      .$type<Switch[]>()
      .notNull()
      .default([...NEW_OFFICE_USES]),
    updated_at: updatedAt(),
    updated_by: userId(),
    version: version(),
  }),
  (table) => [unique('offices_seat').on(table.parliament_id, table.assembly_id).nullsNotDistinct()],
);
