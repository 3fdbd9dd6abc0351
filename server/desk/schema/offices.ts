import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { NEW_OFFICE_USES, type Switch } from '#contract/desk/officeUses.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';
import { assemblies, parliaments } from '#server/places/schema/places.ts';

/** What an office has set itself, by the keys of `defineSettings`; what is not there is inherited. */
export type OwnSettings = Record<string, unknown>;

/** One for each seat that has an account: the state, where both places are null, a parliament, an assembly of it (GRD-01). */
export const offices = pgTable(
  'offices',
  {
    id: serial(),
    parliament_id: integer('parliament_id').references(() => parliaments.id, { onDelete: 'cascade' }),
    assembly_id: integer('assembly_id').references(() => assemblies.id, { onDelete: 'cascade' }),
    /** What its numbers begin with (REF-05); null until somebody gives one. */
    code: text('code').unique(),
    settings: jsonb('settings').$type<OwnSettings>().notNull().default({}),
    /** What of the capabilities it uses (GRD-17). */
    uses: text('uses')
      .array()
      .$type<Switch[]>()
      .notNull()
      .default([...NEW_OFFICE_USES]),
    updated_at: updatedAt(),
    updated_by: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    version: version(),
  },
  (table) => [unique('offices_seat').on(table.parliament_id, table.assembly_id).nullsNotDistinct()],
);
