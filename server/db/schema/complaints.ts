import {
  boolean,
  char,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Status } from '../../../contract/complaintStatus.ts';
import { users } from './accounts.ts';
import { createdAt, serial, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { complaintCategories } from './people.ts';
import { areas, assemblies, mandals, parliaments } from './places.ts';

/**
 * Citizens' complaints and suggestions. `search_text` is number, name, phone, details as plain text and
 * phonetic keys of the name, in one trigram index; the indexes and triggers are in the migrations.
 */
export const complaints = pgTable('complaints', {
  id: serial(),
  complaint_number: text('complaint_number').notNull().unique(),
  name: text('name').notNull(),
  phone: char('phone', { length: 10 }).notNull(),
  email: text('email'),
  details: text('details').notNull(),
  search_text: text('search_text').notNull(),
  location: text('location'),
  source: text('source').$type<'web' | 'app'>().notNull(),
  type: text('type').$type<'complaint' | 'suggestion'>().notNull(),
  origin: text('origin'),
  assigned: text('assigned'),
  is_internal: boolean('is_internal').notNull(),
  status: text('status').$type<Status>().notNull(),
  category_id: integer('category_id')
    .notNull()
    .references(() => complaintCategories.id),
  parliament_id: integer('parliament_id')
    .notNull()
    .references(() => parliaments.id),
  assembly_id: integer('assembly_id')
    .notNull()
    .references(() => assemblies.id),
  mandal_id: integer('mandal_id')
    .notNull()
    .references(() => mandals.id),
  area_id: integer('area_id')
    .notNull()
    .references(() => areas.id),
  staff_id: integer('staff_id').references(() => users.id),
  creator_id: integer('creator_id').references(() => users.id),
  app_user_id: integer('app_user_id'),
  leader_id: integer('leader_id'),
  /** The day it was received, in the time zone of the state. */
  date: date('date', { mode: 'string' }).notNull(),
  closed_at: timestamp('closed_at', { withTimezone: true, precision: 3 }),
  created_at: createdAt(),
  updated_at: updatedAt(),
  version: version(),
});

/** Attachments in the order they were sent. `response_id` is set on those of an answer. */
export const complaintMedia = pgTable(
  'complaint_media',
  {
    id: serial(),
    complaint_id: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    response_id: integer('response_id').references(() => complaintResponses.id, { onDelete: 'cascade' }),
    file_id: integer('file_id')
      .notNull()
      .references(() => files.id),
    created_at: createdAt(),
  },
  (table) => [index('complaint_media_by_complaint').on(table.complaint_id)],
);

/** Answers to the citizen, with the status they set (API-07). */
export const complaintResponses = pgTable(
  'complaint_responses',
  {
    id: serial(),
    complaint_id: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    creator_id: integer('creator_id').references(() => users.id),
    message: text('message').notNull(),
    status: text('status').$type<Status>().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('complaint_responses_by_complaint').on(table.complaint_id)],
);

/** Remarks and what happened, by whom and when; never changed (API-07). */
export const complaintHistory = pgTable(
  'complaint_history',
  {
    id: serial(),
    complaint_id: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    creator_id: integer('creator_id').references(() => users.id),
    message: text('message').notNull(),
    is_admin: boolean('is_admin').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('complaint_history_by_complaint').on(table.complaint_id)],
);

/** The last complaint number given in a year; numbers are never used twice, also after a crash. */
export const complaintNumbers = pgTable('complaint_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** Roll-up kept by trigger: totals, dashboard and reports read it instead of the complaints. */
export const complaintCounts = pgTable(
  'complaint_counts',
  {
    parliament_id: integer('parliament_id').notNull(),
    assembly_id: integer('assembly_id').notNull(),
    mandal_id: integer('mandal_id').notNull(),
    area_id: integer('area_id').notNull(),
    category_id: integer('category_id').notNull(),
    /** 0 stands for nobody: a key column cannot be null. */
    staff_id: integer('staff_id').notNull(),
    status_group: text('status_group').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.parliament_id,
        table.assembly_id,
        table.mandal_id,
        table.area_id,
        table.category_id,
        table.staff_id,
        table.status_group,
      ],
    }),
  ],
);
