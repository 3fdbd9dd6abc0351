import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Language } from '#contract/kernel/languages.ts';
import type { VisitKind } from '#contract/persons/person.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { createdAt, placeColumns, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';
import { assemblies, parliaments } from '#server/places/schema/places.ts';

/** So much is gathered before the text index takes it in: what is gathered is read through by each search. */
const GATHERED_KB = 256;

/**
 * Citizens, each of one assembly (PER-01). `search_text` is names, phones and the keys that find them in other spellings.
 * A row of state erased tells nothing of anybody, and stands for no case. One that is merged has neither cases nor visits:
 * its id leads to whoever it was merged into (PER-12), and it waits to be given back (PER-13).
 */
export const persons = pgTable(
  'persons',
  {
    id: serial(),
    name: text('name').notNull(),
    other_name: text('other_name'),
    /** The first one is the main one. */
    phones: text('phones').array().notNull(),
    /** What was not chosen in merges: cases that tell these come to the person, and searches find them. */
    former_names: text('former_names').array().notNull().default(sql`'{}'`),
    former_phones: text('former_phones').array().notNull().default(sql`'{}'`),
    language: text('language').$type<Language>(),
    ...placeColumns(),
    parliament_id: integer('parliament_id')
      .notNull()
      .references(() => parliaments.id),
    assembly_id: integer('assembly_id')
      .notNull()
      .references(() => assemblies.id),
    address: text('address'),
    note: text('note'),
    state: text('state').$type<'active' | 'merged' | 'erased'>().notNull().default('active'),
    /** Who stands for a merged person: somebody active, however many merges lie between. */
    merged_into: integer('merged_into').references((): AnyPgColumn => persons.id, { onDelete: 'cascade' }),
    search_text: text('search_text').notNull(),
    /** Made or edited by a person of the office: it stays, whether it has cases or not. */
    by_hand: boolean('by_hand').notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [
    index('persons_by_assembly').on(table.assembly_id),
    // Lists of grievances are cut to it (DESK-07).
    index('persons_by_language')
      .on(table.language, table.assembly_id, table.id, table.parliament_id)
      .where(sql`language is not null`),
    index('persons_by_phone').using('gin', table.phones).with({ fastupdate: false }),
    index('persons_by_former_phone')
      .using('gin', table.former_phones)
      .with({ fastupdate: false })
      .where(sql`former_phones <> '{}'`),
    index('persons_text')
      .using('gin', table.search_text.op('gin_trgm_ops'))
      .with({ gin_pending_list_limit: GATHERED_KB }),
    index('persons_by_survivor').on(table.merged_into).where(sql`merged_into is not null`),
    index('persons_by_address')
      .on(table.area_id, sql`lower(${table.address})`)
      .where(sql`address is not null`),
    check('persons_phones', sql`cardinality(phones) <= 4`),
    check('persons_merged', sql`(state = 'merged') = (merged_into is not null)`),
  ],
);

/**
 * Whose a complaint is: one row for each that has a person. Not a column of the complaint, since a change of one takes all
 * of that table's indexes along. `created_at` is the complaint's, so that a person's cases are there in their order.
 */
export const complaintPersons = pgTable(
  'complaint_persons',
  {
    complaint_id: integer('complaint_id')
      .primaryKey()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    person_id: integer('person_id')
      .notNull()
      .references(() => persons.id),
    created_at: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('complaint_persons_by_person').on(table.person_id, table.created_at, table.complaint_id)],
);

/** From whom a case went, and when: who has none then goes as well (PER-09). */
export const leftPersons = pgTable('left_persons', {
  person_id: integer('person_id')
    .primaryKey()
    .references(() => persons.id, { onDelete: 'cascade' }),
  left_at: timestamp('left_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** That somebody came in, called or was met, without a case (PER-24); at the person's place, by which the latest are found. */
export const personVisits = pgTable(
  'person_visits',
  {
    id: serial(),
    person_id: integer('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    parliament_id: integer('parliament_id').notNull(),
    assembly_id: integer('assembly_id').notNull(),
    kind: text('kind').$type<VisitKind>().notNull(),
    creator_id: integer('creator_id').references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    index('person_visits_by_person').on(table.person_id, table.created_at),
    index('person_visits_by_assembly').on(table.assembly_id, table.created_at),
    index('person_visits_newest').on(table.created_at),
  ],
);

/**
 * How far complaints from before there were persons have theirs, oldest first (PER-03): one row with the last of them,
 * null before the first, while there are any left; none otherwise. The migration puts it there.
 */
export const complaintsWithoutPersons = pgTable('complaints_without_persons', {
  only: boolean('only').primaryKey().default(true),
  last_at: timestamp('last_at', { withTimezone: true, precision: 3 }),
  last_id: integer('last_id').notNull().default(0),
});
