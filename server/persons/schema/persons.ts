import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/kernel/languages.ts';
import type { VisitKind } from '#contract/persons/person.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import {
  createdAt,
  deletedWith,
  instant,
  refersTo,
  serial,
  updatedAt,
  version,
} from '#server/kernel/db/schema/columns.ts';
import { assemblies, parliaments, placeColumns } from '#server/places/schema/places.ts';

/** The size of the index's pending list: every search reads this list. */
const GATHERED_KB = 256;

/**
 * Citizens, each of one assembly (PER-01). `search_text` has names, phones and the keys that find them in other
 * spellings. An erased row has no personal data and no complaint. A merged row has neither complaints nor visits: its
 * id leads to the survivor (PER-12), and an undo restores it (PER-13).
 */
export const persons = pgTable(
  'persons',
  (t) => ({
    id: serial(),
    name: t.text().notNull(),
    other_name: t.text(),
    /** The first one is the main one. */
    phones: t.text().array().notNull(),
    /** Values that were not chosen in merges: complaints with them match the person, and searches find them. */
    former_names: t.text().array().notNull().default(sql`'{}'`),
    former_phones: t.text().array().notNull().default(sql`'{}'`),
    language: t.text().$type<Language>(),
    ...placeColumns(),
    parliament_id: refersTo(() => parliaments.id),
    assembly_id: refersTo(() => assemblies.id),
    address: t.text(),
    note: t.text(),
    state: t.text().$type<'active' | 'merged' | 'erased'>().notNull().default('active'),
    /** The survivor of a merged person: always an active one, however many merges are between. */
    merged_into: t.integer().references((): AnyPgColumn => persons.id, { onDelete: 'cascade' }),
    search_text: t.text().notNull(),
    /** Created or edited by a user: it stays even without complaints. */
    by_hand: t.boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  }),
  (table) => [
    index('persons_by_assembly').on(table.assembly_id),
    // For a filter of the complaint list (DESK-07).
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
 * The person of a complaint: one row for each that has one. It is no column of the complaint, since changing one
 * updates all indexes of that table. `created_at` is the complaint's, so that a person's complaints are in order.
 */
export const complaintPersons = pgTable(
  'complaint_persons',
  (_t) => ({
    complaint_id: deletedWith(() => complaints.id).primaryKey(),
    person_id: refersTo(() => persons.id),
    created_at: instant().notNull(),
  }),
  (table) => [index('complaint_persons_by_person').on(table.person_id, table.created_at, table.complaint_id)],
);

/** Persons who lost a complaint, and when: those without any other are deleted (PER-09). */
export const leftPersons = pgTable('left_persons', (_t) => ({
  person_id: deletedWith(() => persons.id).primaryKey(),
  left_at: instant().notNull(),
}));

/** A visit, call or meeting without a complaint (PER-24), with the person's place, by which the latest are found. */
export const personVisits = pgTable(
  'person_visits',
  (t) => ({
    id: serial(),
    person_id: deletedWith(() => persons.id),
    parliament_id: t.integer().notNull(),
    assembly_id: t.integer().notNull(),
    kind: t.text().$type<VisitKind>().notNull(),
    creator_id: t.integer().references(() => users.id),
    created_at: createdAt(),
  }),
  (table) => [
    index('person_visits_by_person').on(table.person_id, table.created_at),
    index('person_visits_by_assembly').on(table.assembly_id, table.created_at),
    index('person_visits_newest').on(table.created_at),
  ],
);

/**
 * The progress of assigning persons to complaints from before there were persons, oldest first (PER-03). One row with
 * the last complaint, null before the first, while any are left; otherwise none. A migration inserts the row.
 */
export const complaintsWithoutPersons = pgTable('complaints_without_persons', (t) => ({
  only: t.boolean().primaryKey().default(true),
  last_at: instant(),
  last_id: t.integer().notNull().default(0),
}));
