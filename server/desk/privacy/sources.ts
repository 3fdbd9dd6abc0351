import { type AnyColumn, and, eq, ilike, ne, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PersonKind } from '#contract/desk/privacy.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { nameWords } from '#server/complaints/search/words.ts';
import { contains } from '#server/kernel/db/listing.ts';
import { contacts, divisionIncharges } from '#server/kernel/db/namedTables.ts';
import { appUsers, leaders } from '#server/leaders/schema/leaders.ts';

/** A table with names and phones of people. */
interface Source {
  table: PgTable;
  id: AnyColumn;
  name: AnyColumn;
  phone: AnyColumn;
  created_at: AnyColumn;
  byPhone: (phone: string) => SQL | undefined;
  byName: (name: string) => SQL | undefined;
}

type People = PgTable & Record<'id' | 'name' | 'phone' | 'created_at', AnyColumn>;

const source = (table: People, words: Partial<Source> = {}): Source => ({
  table,
  id: table.id,
  name: table.name,
  phone: table.phone,
  created_at: table.created_at,
  byPhone: (phone) => eq(table.phone, phone),
  byName: (name) => and(contains(name, [table.name as never]), ne(table.phone, '')),
  ...words,
});

/** Every table that may contain a person, except persons. Related records are found through these. */
export const sources: Record<Exclude<PersonKind, 'person'>, Source> = {
  complaint: source(complaints as unknown as People, {
    byName: (name) => and(nameWords(name, ilike)?.found(complaints), ne(complaints.phone, '')),
  }),
  leader: source(leaders as unknown as People),
  appUser: source(appUsers as unknown as People),
  divisionIncharge: source(divisionIncharges as unknown as People),
  contact: source(contacts as unknown as People),
  account: source(users as unknown as People),
};
export const sourceKinds = Object.keys(sources) as (keyof typeof sources)[];
