import { sql } from 'drizzle-orm';
import { index, integer, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  ActionTaken,
  Addressee,
  CopyTo,
  ReferralState,
  ReferralWay,
} from '#contract/letters/letterKinds.ts';
import { userId } from '#server/accounts/schema/accounts.ts';
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
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { inwardLetters, letters } from './letters.ts';

const letter = () => integer('letter_id').references(() => letters.id);
const referral = () => deletedWith(() => referrals.id);

/** Requests of an office to departments (REF-01). Whether one is overdue follows from its due day. */
export const referrals = pgTable(
  'referrals',
  (t) => ({
    id: serial(),
    office_id: deletedWith(() => offices.id),
    /** Within its office. */
    number: t.integer().notNull(),
    complaint_id: t.integer().references(() => complaints.id, { onDelete: 'cascade' }),
    cause_id: t.integer().references(() => causes.id),
    /** The post. `addressee` stores its holder at the time of sending (REF-22). */
    contact_id: t.integer().references(() => resourceTable('contact').id),
    /** The contact's department at the time of sending. */
    category_id: t.integer().references(() => resourceTable('contact/category').id),
    addressee: t.jsonb().$type<Addressee>(),
    way: t.text().$type<ReferralWay>().notNull(),
    subject: t.text().notNull(),
    request: t.text().notNull(),
    copies_to: t.jsonb().$type<CopyTo[]>().notNull().default([]),
    portal_name: t.text(),
    portal_number: t.text(),
    state: t.text().$type<ReferralState>().notNull(),
    sent_at: instant(),
    due_on: day(),
    answered_at: instant(),
    /** The letter or the mail by which it was sent. */
    letter_id: letter(),
    mail_id: t.integer().references(() => officerMails.id, { onDelete: 'set null' }),
    /** The last reminder since it was sent, 0 for none, and the day of the next one, null for none (REF-09). */
    reminders: t.smallint().notNull().default(0),
    remind_on: day(),
    /** The referral that was sent on to this one (REF-12). */
    sent_on_from: t.integer(),
    creator_id: userId(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  }),
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
  (t) => ({
    id: serial(),
    referral_id: referral(),
    /** 1 to 3; restarts when the answer is rejected. */
    step: t.smallint().notNull(),
    due_on: day().notNull(),
    letter_id: letter(),
    mail_id: t.integer().references(() => officerMails.id, { onDelete: 'set null' }),
    /** The copy to the superior. */
    copy_mail_id: t.integer().references(() => officerMails.id, { onDelete: 'set null' }),
    sent_at: instant(),
    /** No longer needed: the referral was answered, withdrawn or closed. */
    dropped: t.boolean().notNull().default(false),
    created_at: createdAt(),
  }),
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
  (t) => ({
    id: serial(),
    referral_id: referral(),
    inward_id: t.integer().references(() => inwardLetters.id),
    is_final: t.boolean().notNull(),
    /** For an interim answer: the day of the promised final answer. */
    promised_on: day(),
    action: t.text().$type<ActionTaken>(),
    /** The sanctioned amount in rupees. */
    amount: t.numeric({ precision: 14, scale: 2, mode: 'number' }),
    /** Why the request was rejected, or the officer to whom it was sent on. */
    reason: t.text(),
    text: t.text().notNull(),
    file_id: t.integer().references(() => files.id),
    creator_id: userId(),
    created_at: createdAt(),
    accepted_at: instant(),
    accepted_by: userId(),
    sent_back_at: instant(),
    sent_back_by: userId(),
    sent_back_reason: t.text(),
    /** The referral's state before this answer, which undoing a match restores (REF-10). */
    before: t.jsonb().$type<{ state: ReferralState; due_on: string | null; reminders: number }>(),
  }),
  (table) => [
    index('referral_replies_by_referral').on(table.referral_id, table.id),
    index('referral_replies_by_inward').on(table.inward_id),
  ],
);

/** Links by which officers answer without an account (REF-14). Only the token's hash is stored. */
export const replyLinks = pgTable(
  'reply_links',
  (t) => ({
    token_hash: t.text().primaryKey(),
    referral_id: referral(),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: createdAt(),
  }),
  (table) => [index('reply_links_by_referral').on(table.referral_id)],
);
