import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  ActionTaken,
  Addressee,
  CopyTo,
  ReferralState,
  ReferralWay,
} from '#contract/letters/letterKinds.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { createdAt, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { inwardLetters, letters } from './letters.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const day = (name: string) => date(name, { mode: 'string' });
const user = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });
const letter = () => integer('letter_id').references(() => letters.id);
const referral = () =>
  integer('referral_id')
    .notNull()
    .references(() => referrals.id, { onDelete: 'cascade' });

/** Requests of an office to departments (REF-01). Whether one is overdue follows from its due day. */
export const referrals = pgTable(
  'referrals',
  {
    id: serial(),
    office_id: integer('office_id')
      .notNull()
      .references(() => offices.id, { onDelete: 'cascade' }),
    /** Within its office. */
    number: integer('number').notNull(),
    complaint_id: integer('complaint_id').references(() => complaints.id, { onDelete: 'cascade' }),
    cause_id: integer('cause_id').references(() => causes.id),
    /** The post. `addressee` stores its holder at the time of sending (REF-22). */
    contact_id: integer('contact_id').references(() => resourceTable('contact').id),
    /** The contact's department at the time of sending. */
    category_id: integer('category_id').references(() => resourceTable('contact/category').id),
    addressee: jsonb('addressee').$type<Addressee>(),
    way: text('way').$type<ReferralWay>().notNull(),
    subject: text('subject').notNull(),
    request: text('request').notNull(),
    copies_to: jsonb('copies_to').$type<CopyTo[]>().notNull().default([]),
    portal_name: text('portal_name'),
    portal_number: text('portal_number'),
    state: text('state').$type<ReferralState>().notNull(),
    sent_at: instant('sent_at'),
    due_on: day('due_on'),
    answered_at: instant('answered_at'),
    /** The letter or the mail by which it was sent. */
    letter_id: letter(),
    mail_id: integer('mail_id').references(() => officerMails.id, { onDelete: 'set null' }),
    /** The last reminder since it was sent, 0 for none, and the day of the next one, null for none (REF-09). */
    reminders: smallint('reminders').notNull().default(0),
    remind_on: day('remind_on'),
    /** The referral that was sent on to this one (REF-12). */
    sent_on_from: integer('sent_on_from'),
    creator_id: user('creator_id'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => {
    const waiting = sql`state in ('sent', 'interim')`;
    const { office_id, category_id, contact_id, due_on, id } = table;
    return [
      unique('referrals_number').on(office_id, table.number),
      index('referrals_by_state').on(office_id, table.state, id),
      index('referrals_waiting').on(office_id, due_on, id, contact_id, category_id).where(waiting),
      index('referrals_waiting_by_department').on(office_id, category_id, due_on, id).where(waiting),
      index('referrals_waiting_by_contact').on(office_id, contact_id, due_on, id).where(waiting),
      index('referrals_to_remind').on(table.remind_on, id).where(sql`remind_on is not null`),
      index('referrals_by_complaint').on(table.complaint_id, id),
      index('referrals_by_case_and_state')
        .on(table.state, table.complaint_id)
        .where(sql`complaint_id is not null`),
      index('referrals_by_cause').on(table.cause_id, id),
      index('referrals_by_contact').on(contact_id, id),
      // The mail worker uses this index, and so do cascading deletions of letters and mails.
      index('referrals_by_mail').on(table.mail_id).where(sql`mail_id is not null`),
      index('referrals_by_letter').on(table.letter_id).where(sql`letter_id is not null`),
      index('referrals_sent').on(office_id, table.sent_at).where(sql`sent_at is not null`),
    ];
  },
);

/** Reminders of a referral: drafted when due, each sent once (REF-09). */
export const referralReminders = pgTable(
  'referral_reminders',
  {
    id: serial(),
    referral_id: referral(),
    /** 1 to 3; restarts when the answer is rejected. */
    step: smallint('step').notNull(),
    due_on: day('due_on').notNull(),
    letter_id: letter(),
    mail_id: integer('mail_id').references(() => officerMails.id, { onDelete: 'set null' }),
    /** The copy to the superior. */
    copy_mail_id: integer('copy_mail_id').references(() => officerMails.id, { onDelete: 'set null' }),
    sent_at: instant('sent_at'),
    /** No longer needed: the referral was answered, withdrawn or closed. */
    dropped: boolean('dropped').notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    // Each reminder is created once, even when a job runs twice.
    uniqueIndex('referral_reminders_once').on(table.referral_id, table.due_on, table.step),
    index('referral_reminders_to_send').on(table.referral_id).where(sql`sent_at is null and not dropped`),
    index('referral_reminders_by_mail').on(table.mail_id).where(sql`mail_id is not null`),
    index('referral_reminders_by_letter').on(table.letter_id).where(sql`letter_id is not null`),
    index('referral_reminders_by_copy').on(table.copy_mail_id).where(sql`copy_mail_id is not null`),
  ],
);

/** A department's answers (REF-12, REF-13). */
export const referralReplies = pgTable(
  'referral_replies',
  {
    id: serial(),
    referral_id: referral(),
    inward_id: integer('inward_id').references(() => inwardLetters.id),
    is_final: boolean('is_final').notNull(),
    /** For an interim answer: the day of the promised final answer. */
    promised_on: day('promised_on'),
    action: text('action').$type<ActionTaken>(),
    /** The sanctioned amount in rupees. */
    amount: numeric('amount', { precision: 14, scale: 2, mode: 'number' }),
    /** Why the request was rejected, or the officer to whom it was sent on. */
    reason: text('reason'),
    text: text('text').notNull(),
    file_id: integer('file_id').references(() => files.id),
    creator_id: user('creator_id'),
    created_at: createdAt(),
    accepted_at: instant('accepted_at'),
    accepted_by: user('accepted_by'),
    sent_back_at: instant('sent_back_at'),
    sent_back_by: user('sent_back_by'),
    sent_back_reason: text('sent_back_reason'),
    /** The referral's state before this answer, which undoing a match restores (REF-10). */
    before: jsonb('before').$type<{ state: ReferralState; due_on: string | null; reminders: number }>(),
  },
  (table) => [
    index('referral_replies_by_referral').on(table.referral_id, table.id),
    index('referral_replies_by_inward').on(table.inward_id),
  ],
);

/** Links by which officers answer without an account (REF-14). Only the token's hash is stored. */
export const replyLinks = pgTable(
  'reply_links',
  {
    token_hash: text('token_hash').primaryKey(),
    referral_id: referral(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
    created_at: createdAt(),
  },
  (table) => [index('reply_links_by_referral').on(table.referral_id)],
);
