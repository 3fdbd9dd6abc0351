import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type {
  Addressee,
  CopyTo,
  InwardWay,
  LetterKind,
  LetterLanguage,
  LetterState,
  LetterTexts,
} from '#contract/letters/letterKinds.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { createdAt, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { persons } from '#server/persons/schema/persons.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const day = (name: string) => date(name, { mode: 'string' });
const office = () =>
  integer('office_id')
    .notNull()
    .references(() => offices.id, { onDelete: 'cascade' });
const user = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });
const file = () => integer('file_id').references(() => files.id);
const contact = () => integer('contact_id').references(() => resourceTable('contact').id);

/**
 * The last number of each office, series and year: outward letters, inward letters, and referrals (REF-05, REF-10,
 * REF-01).
 */
export const officeNumbers = pgTable(
  'office_numbers',
  {
    office_id: office(),
    series: text('series').notNull(),
    /** The year in which the office's numbering year began; 0 for numbers that never restart. */
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.office_id, table.series, table.year] })],
);

/** Templates of letters (REF-03). */
export const letterTemplates = pgTable(
  'letter_templates',
  {
    id: serial(),
    office_id: office(),
    kind: text('kind').$type<LetterKind>().notNull(),
    name: text('name').notNull(),
    language: text('language').$type<LetterLanguage>().notNull(),
    texts: jsonb('texts').$type<LetterTexts>().notNull(),
    creator_id: user('creator_id'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [index('letter_templates_by_office').on(table.office_id, table.kind, table.id)],
);

/** An office's own letterhead image (REF-04). */
export const letterheads = pgTable('letterheads', {
  office_id: office().primaryKey(),
  file_id: file(),
  updated_at: updatedAt(),
  updated_by: user('updated_by'),
  version: version(),
});

/** Scanned signatures, each of one user (REF-04). */
export const signatures = pgTable('signatures', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  file_id: file().notNull(),
  created_at: createdAt(),
});

/**
 * Letters of an office. A sent one has a number and a stored PDF with its digest; it can only be cancelled (REF-05,
 * REF-06). The row stays in the register when its complaint is deleted or its person erased.
 */
export const letters = pgTable(
  'letters',
  {
    id: serial(),
    office_id: office(),
    kind: text('kind').$type<LetterKind>().notNull(),
    language: text('language').$type<LetterLanguage>().notNull(),
    state: text('state').$type<LetterState>().notNull().default('draft'),
    complaint_id: integer('complaint_id').references(() => complaints.id, { onDelete: 'set null' }),
    cause_id: integer('cause_id').references(() => causes.id, { onDelete: 'set null' }),
    person_id: integer('person_id').references(() => persons.id, { onDelete: 'set null' }),
    contact_id: contact(),
    /** The addressee at the time of writing. */
    addressee: jsonb('addressee').$type<Addressee>().notNull(),
    texts: jsonb('texts').$type<LetterTexts>().notNull(),
    copies_to: jsonb('copies_to').$type<CopyTo[]>().notNull().default([]),
    enclosures: jsonb('enclosures').$type<string[]>().notNull().default([]),
    our_ref: text('our_ref'),
    their_ref: text('their_ref'),
    /** The owner of the scanned signature on the letter; null for none. */
    signed_by: user('signed_by'),
    series: text('series').notNull(),
    year: integer('year'),
    counter: integer('counter'),
    /** The printed number: HZB/GR/2026/0147. */
    number: text('number'),
    dispatched_at: instant('dispatched_at'),
    dispatched_by: user('dispatched_by'),
    file_id: file(),
    sha256: text('sha256'),
    /** Pages of the stored PDF; 0 for a draft. */
    pages: smallint('pages').notNull().default(0),
    cancelled_at: instant('cancelled_at'),
    cancelled_by: user('cancelled_by'),
    cancel_reason: text('cancel_reason'),
    creator_id: user('creator_id'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
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
  {
    id: serial(),
    office_id: office(),
    year: integer('year').notNull(),
    counter: integer('counter').notNull(),
    number: text('number').notNull(),
    received_on: day('received_on').notNull(),
    contact_id: contact(),
    /** The sender as typed, or the contact's name at that time. */
    sender: text('sender').notNull(),
    their_number: text('their_number'),
    their_date: day('their_date'),
    way: text('way').$type<InwardWay>().notNull(),
    subject: text('subject').notNull(),
    note: text('note'),
    file_id: file(),
    /** Whether it was matched, also with no referral. */
    is_matched: boolean('is_matched').notNull().default(false),
    /** The user who entered it; null for an answer by a reply link. */
    creator_id: user('creator_id'),
    created_at: createdAt(),
    version: version(),
  },
  (table) => [
    unique('inward_letters_number').on(table.office_id, table.year, table.counter),
    index('inward_letters_register').on(table.office_id, table.received_on, table.id),
    index('inward_letters_unmatched').on(table.office_id, table.id).where(sql`not is_matched`),
    index('inward_letters_by_contact').on(table.contact_id),
  ],
);
