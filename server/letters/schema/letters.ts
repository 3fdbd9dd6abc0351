import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import type {
  Addressee,
  CopyTo,
  InwardWay,
  LetterKind,
  LetterLanguage,
  LetterState,
  LetterTexts,
} from '#contract/letters/letterKinds.ts';
import { userId, users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import {
  createdAt,
  day,
  deletedWith,
  instant,
  serial,
  updatedAt,
  version,
} from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { persons } from '#server/persons/schema/persons.ts';

const office = () => deletedWith(() => offices.id);
const file = () => integer('file_id').references(() => files.id);
const contact = () => integer('contact_id').references(() => resourceTable('contact').id);

/**
 * The last number of each office, series and year: outward letters, inward letters, and referrals (REF-05, REF-10,
 * REF-01).
 */
export const officeNumbers = pgTable(
  'office_numbers',
  (t) => ({
    office_id: office(),
    series: t.text().notNull(),
    /** The year in which the office's numbering year began; 0 for numbers that never restart. */
    year: t.integer().notNull(),
    last: t.integer().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.office_id, table.series, table.year] })],
);

/** Templates of letters (REF-03). */
export const letterTemplates = pgTable(
  'letter_templates',
  (t) => ({
    id: serial(),
    office_id: office(),
    kind: t.text().$type<LetterKind>().notNull(),
    name: t.text().notNull(),
    language: t.text().$type<LetterLanguage>().notNull(),
    texts: t.jsonb().$type<LetterTexts>().notNull(),
    creator_id: userId(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  }),
  (table) => [index('letter_templates_by_office').on(table.office_id, table.kind, table.id)],
);

/** An office's own letterhead image (REF-04). */
export const letterheads = pgTable('letterheads', {
  office_id: office().primaryKey(),
  file_id: file(),
  updated_at: updatedAt(),
  updated_by: userId(),
  version: version(),
});

/** Scanned signatures, each of one user (REF-04). */
export const signatures = pgTable('signatures', (_t) => ({
  user_id: deletedWith(() => users.id).primaryKey(),
  file_id: file().notNull(),
  created_at: createdAt(),
}));

/**
 * Letters of an office. A sent one has a number and a stored PDF with its digest; it can only be cancelled (REF-05,
 * REF-06). The row stays in the register when its complaint is deleted or its person erased.
 */
export const letters = pgTable(
  'letters',
  (t) => ({
    id: serial(),
    office_id: office(),
    kind: t.text().$type<LetterKind>().notNull(),
    language: t.text().$type<LetterLanguage>().notNull(),
    state: t.text().$type<LetterState>().notNull().default('draft'),
    complaint_id: t.integer().references(() => complaints.id, { onDelete: 'set null' }),
    cause_id: t.integer().references(() => causes.id, { onDelete: 'set null' }),
    person_id: t.integer().references(() => persons.id, { onDelete: 'set null' }),
    contact_id: contact(),
    /** The addressee at the time of writing. */
    addressee: t.jsonb().$type<Addressee>().notNull(),
    texts: t.jsonb().$type<LetterTexts>().notNull(),
    copies_to: t.jsonb().$type<CopyTo[]>().notNull().default([]),
    enclosures: t.jsonb().$type<string[]>().notNull().default([]),
    our_ref: t.text(),
    their_ref: t.text(),
    /** The owner of the scanned signature on the letter; null for none. */
    signed_by: userId(),
    series: t.text().notNull(),
    year: t.integer(),
    counter: t.integer(),
    /** The printed number: HZB/GR/2026/0147. */
    number: t.text(),
    dispatched_at: instant(),
    dispatched_by: userId(),
    file_id: file(),
    sha256: t.text(),
    /** Pages of the stored PDF; 0 for a draft. */
    pages: t.smallint().notNull().default(0),
    cancelled_at: instant(),
    cancelled_by: userId(),
    cancel_reason: t.text(),
    creator_id: userId(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  }),
  (table) => [
    unique('letters_number').on(table.office_id, table.series, table.year, table.counter),
    index('letters_register')
      .on(table.office_id, table.dispatched_at, table.counter, table.id)
      .where(sql`dispatched_at is not null`),
    index('letters_drafts').on(table.office_id, table.id).where(sql`state = 'draft'`),
    index('letters_by_complaint').on(table.complaint_id, table.id),
    index('letters_by_cause').on(table.cause_id, table.id),
    index('letters_by_person').on(table.person_id, table.id),
    index('letters_by_contact').on(table.contact_id),
  ],
);

/** Received letters of an office, numbered in order of entry (REF-10, REF-11). */
export const inwardLetters = pgTable(
  'inward_letters',
  (t) => ({
    id: serial(),
    office_id: office(),
    year: t.integer().notNull(),
    counter: t.integer().notNull(),
    number: t.text().notNull(),
    received_on: day().notNull(),
    contact_id: contact(),
    /** The sender as typed, or the contact's name at that time. */
    sender: t.text().notNull(),
    their_number: t.text(),
    their_date: day(),
    way: t.text().$type<InwardWay>().notNull(),
    subject: t.text().notNull(),
    note: t.text(),
    file_id: file(),
    /** Whether it was matched, also with no referral. */
    is_matched: t.boolean().notNull().default(false),
    /** The user who entered it; null for an answer by a reply link. */
    creator_id: userId(),
    created_at: createdAt(),
    version: version(),
  }),
  (table) => [
    unique('inward_letters_number').on(table.office_id, table.year, table.counter),
    index('inward_letters_register').on(table.office_id, table.received_on, table.id),
    index('inward_letters_unmatched').on(table.office_id, table.id).where(sql`not is_matched`),
    index('inward_letters_by_contact').on(table.contact_id),
  ],
);
