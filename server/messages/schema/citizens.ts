import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/kernel/languages.ts';
import type { DroppedPart } from '#contract/messages/droppedPart.ts';
import type {
  CallReason,
  CallResult,
  InboxOutcome,
  InboxState,
  PreferencePurpose,
  PreferenceState,
  PreferenceWay,
} from '#contract/messages/messageKinds.ts';
import { userId } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { createdAt, day, deletedWith, instant, refersTo, serial } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { messages } from './messages.ts';

/* Preferences, messages and requests of citizens. */

const person = () => integer('person_id').references(() => persons.id, { onDelete: 'set null' });

/** The contact preferences of a person, one row per statement; the last one of each purpose applies (MSG-06). */
export const personWishes = pgTable(
  'person_wishes',
  (t) => ({
    id: serial(),
    person_id: deletedWith(() => persons.id),
    purpose: t.text().$type<PreferencePurpose>().notNull(),
    state: t.text().$type<PreferenceState>().notNull(),
    said_on: day().notNull(),
    way: t.text().$type<PreferenceWay>().notNull(),
    language: t.text().$type<Language>(),
    /** The version of the notice that was given (MSG-07). */
    notice_version: t.smallint().notNull(),
    is_last: t.boolean().notNull().default(true),
    /** The user who recorded it; null for the person's own message or the status page. */
    creator_id: userId(),
    created_at: createdAt(),
  }),
  (table) => [
    uniqueIndex('person_wishes_last').on(table.person_id, table.purpose).where(sql`is_last`),
    index('person_wishes_by_person').on(table.person_id, table.id),
  ],
);

/** Messages and missed calls from citizens, until a user handles them (MSG-15). */
export const inboxRows = pgTable(
  'inbox_rows',
  (t) => ({
    id: serial(),
    /** The office of the people with this phone; the state's for an unknown phone, null if that has no office. */
    office_id: t.integer().references(() => offices.id, { onDelete: 'set null' }),
    /** sms, whatsapp, or the name of a connected service (MSG-16). */
    channel: t.text().notNull(),
    /** The provider's id: a repeated message counts once. */
    provider_id: t.text(),
    phone: t.text().notNull(),
    text: t.text().notNull(),
    /** Attachments that could not be stored (MSG-15). */
    left_out: t.jsonb().$type<DroppedPart[]>().notNull().default([]),
    /** The sending time, if the provider has it. */
    sent_at: instant().notNull(),
    /** Set if only one person has the phone. */
    person_id: person(),
    state: t.text().$type<InboxState>().notNull().default('open'),
    /** After one working day it is on My day. */
    late_at: instant(),
    take: t.text().$type<InboxOutcome>(),
    taken_at: instant(),
    taken_by: userId(),
    complaint_id: t.integer().references(() => complaints.id, { onDelete: 'set null' }),
    /** The answer. */
    message_id: t.integer().references(() => messages.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  }),
  (table) => [
    index('inbox_open').on(table.office_id, table.sent_at, table.id).where(sql`state = 'open'`),
    index('inbox_late').on(table.office_id, table.late_at).where(sql`state = 'open'`),
    index('inbox_taken').on(table.office_id, table.taken_at).where(sql`state = 'taken'`),
    index('inbox_by_phone').on(table.phone, table.channel, table.sent_at),
    index('inbox_by_person').on(table.person_id, table.id).where(sql`person_id is not null`),
    index('inbox_by_complaint').on(table.complaint_id).where(sql`complaint_id is not null`),
    uniqueIndex('inbox_once').on(table.channel, table.provider_id).where(sql`provider_id is not null`),
  ],
);

export const inboxFiles = pgTable(
  'inbox_files',
  (_t) => ({
    inbox_id: deletedWith(() => inboxRows.id),
    file_id: refersTo(() => files.id),
  }),
  (table) => [
    primaryKey({ columns: [table.inbox_id, table.file_id] }),
    index('inbox_files_by_file').on(table.file_id),
  ],
);

/** Citizens to call; closings to verify are found among the closings (MSG-23). */
export const callRequests = pgTable(
  'call_requests',
  (t) => ({
    id: serial(),
    complaint_id: t.integer().references(() => complaints.id, { onDelete: 'cascade' }),
    person_id: person(),
    inbox_id: t.integer().references(() => inboxRows.id, { onDelete: 'cascade' }),
    office_id: t.integer().references(() => offices.id, { onDelete: 'cascade' }),
    phone: t.text().notNull(),
    reason: t.text().$type<Exclude<CallReason, 'verification'>>().notNull(),
    due_on: day().notNull(),
    /** Set when the citizen was reached, or no longer wants a call. */
    done_at: instant(),
    created_at: createdAt(),
  }),
  (table) => [
    index('call_requests_due').on(table.office_id, table.due_on, table.id).where(sql`done_at is null`),
    index('call_requests_by_complaint').on(table.complaint_id).where(sql`complaint_id is not null`),
    index('call_requests_by_person').on(table.person_id).where(sql`person_id is not null`),
    uniqueIndex('call_requests_by_inbox').on(table.inbox_id).where(sql`inbox_id is not null`),
    uniqueIndex('call_requests_once').on(table.complaint_id, table.reason).where(sql`done_at is null`),
  ],
);

/** Calls to citizens, with their results (MSG-23). */
export const citizenCalls = pgTable(
  'citizen_calls',
  (t) => ({
    id: serial(),
    /** Null for a call without a complaint. */
    complaint_id: t.integer().references(() => complaints.id, { onDelete: 'cascade' }),
    /** The missed call that it returns. */
    inbox_id: t.integer().references(() => inboxRows.id, { onDelete: 'set null' }),
    person_id: person(),
    /** Null after an erasure. */
    phone: t.text(),
    result: t.text().$type<CallResult>().notNull(),
    /** The day on which the citizen wants to be called. */
    later_on: day(),
    note: t.text(),
    creator_id: userId(),
    created_at: createdAt(),
  }),
  (table) => [
    index('citizen_calls_by_complaint').on(table.complaint_id, table.id),
    index('citizen_calls_by_inbox').on(table.inbox_id, table.id).where(sql`inbox_id is not null`),
    index('citizen_calls_by_person').on(table.person_id, table.id).where(sql`person_id is not null`),
  ],
);

/**
 * Status links, by which a citizen sees the progress of a complaint (MSG-18); only a hash of the token is stored. Since
 * a token cannot be shown again, every slip and message gets its own; a new one that staff create replaces all of them.
 */
export const statusLinks = pgTable(
  'status_links',
  (t) => ({
    token_hash: t.text().primaryKey(),
    complaint_id: deletedWith(() => complaints.id),
    creator_id: userId(),
    created_at: createdAt(),
    /** The number of wrong digits of the phone, and since when they are counted (MSG-19). */
    tries: t.smallint().notNull().default(0),
    tries_since: instant(),
  }),
  (table) => [index('status_links_by_complaint').on(table.complaint_id)],
);

/**
 * Sensitive complaints: messages contain nothing about them, and there is a status page only if the person has asked
 * for one (MSG-20).
 */
export const sensitiveComplaints = pgTable('sensitive_cases', (t) => ({
  complaint_id: deletedWith(() => complaints.id).primaryKey(),
  status_page: t.boolean().notNull().default(false),
  creator_id: userId(),
  created_at: createdAt(),
}));
