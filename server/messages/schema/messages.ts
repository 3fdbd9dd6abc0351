import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/kernel/languages.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import type {
  Audience,
  MessageChannel,
  MessageDriver,
  MessageEvent,
  TemplateKind,
  TemplateState,
} from '#contract/messages/messageKinds.ts';
import type { MessageState } from '#contract/messages/messageState.ts';
import type { TiedValue } from '#contract/messages/templateValues.ts';
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
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { persons } from '#server/persons/schema/persons.ts';

const office = () => deletedWith(() => offices.id);

/** The registered templates of messages (MSG-02). An approved one does not change; its next version is another row. */
export const messageTemplates = pgTable(
  'message_templates',
  (t) => ({
    id: serial(),
    office_id: office(),
    /** The first version, whose id rules use; null for that version itself. The newest approved one applies. */
    family_id: t.integer().references((): AnyPgColumn => messageTemplates.id, {
      onDelete: 'cascade',
    }),
    /** 1 for the first of its family; `version` counts edits. */
    edition: t.smallint().notNull().default(1),
    name: t.text().notNull(),
    channel: t.text().$type<MessageChannel>().notNull(),
    language: t.text().$type<Language>().notNull(),
    kind: t.text().$type<TemplateKind>().notNull(),
    text: t.text().notNull(),
    /** The value of each variable of the text, in order (MSG-03). */
    values: t.jsonb().$type<TiedValue[]>().notNull().default([]),
    /** From the operators' registry; for SMS only. */
    entity_id: t.text(),
    header: t.text(),
    template_id: t.text(),
    state: t.text().$type<TemplateState>().notNull().default('draft'),
    state_at: instant().notNull().defaultNow(),
    /** Why operators have rejected it. */
    reason: t.text(),
    creator_id: userId(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  }),
  (table) => [
    index('message_templates_by_office').on(table.office_id, table.channel, table.language, table.id),
    uniqueIndex('message_templates_edition').on(table.family_id, table.edition),
  ],
);

/**
 * Messages, one row each (MSG-09). An erasure removes recipient and text; state, day and parts stay (MSG-24). While a
 * message is being sent it is queued and claimed; if it is still claimed after a restart it becomes unconfirmed
 * (MSG-10).
 */
export const messages = pgTable(
  'messages',
  (t) => ({
    id: serial(),
    office_id: office(),
    complaint_id: t.integer().references(() => complaints.id, { onDelete: 'set null' }),
    audience: t.text().$type<Audience>().notNull(),
    person_id: t.integer().references(() => persons.id, { onDelete: 'set null' }),
    user_id: userId(),
    contact_id: t.integer().references(() => resourceTable('contact').id, { onDelete: 'set null' }),
    /** Null without a phone, and after an erasure. */
    phone: t.text(),
    channel: t.text().$type<MessageChannel>().notNull(),
    driver: t.text().$type<MessageDriver>(),
    /** Null for a message sent by hand. */
    event: t.text().$type<MessageEvent>(),
    /** `onceKey` of an event's message, so that it is made once (MSG-10). */
    once: t.text().unique(),
    /** The time of the event: within ten minutes the complaint's next event replaces it (MSG-11). */
    happened_at: instant(),
    /** Null for a default text and for free text. */
    template_id: t.integer().references(() => messageTemplates.id, { onDelete: 'set null' }),
    language: t.text().$type<Language>().notNull(),
    /** The person's language, if there was no template in it (MSG-05). */
    instead_of: t.text().$type<Language>(),
    text: t.text(),
    parts: t.smallint().notNull(),
    state: t.text().$type<MessageState>().notNull().default('queued'),
    /** Why it failed or was suppressed; a provider's words have the code `text`. */
    reason: t.jsonb().$type<CodedRefusal>(),
    due_at: instant().notNull(),
    claimed_at: instant(),
    /** The day of the claim; it counts for the limit of a phone (MSG-11) and for the figures of a month (MSG-22). */
    sent_on: day(),
    attempts: t.smallint().notNull().default(0),
    /** The provider's id. */
    provider_id: t.text(),
    handed_over_at: instant(),
    sent_at: instant(),
    delivered_at: instant(),
    read_at: instant(),
    /** When it failed, was suppressed or logged, or became unconfirmed. */
    ended_at: instant(),
    /** The message that a user sent again as this one; each can be sent again once. */
    again_of: t.integer().references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
    creator_id: userId(),
    created_at: createdAt(),
  }),
  (table) => [
    index('messages_by_complaint').on(table.complaint_id, table.id).where(sql`complaint_id is not null`),
    index('messages_by_person').on(table.person_id, table.id).where(sql`person_id is not null`),
    index('messages_due').on(table.due_at, table.id).where(sql`state = 'queued' and claimed_at is null`),
    index('messages_claimed').on(table.claimed_at).where(sql`state = 'queued' and claimed_at is not null`),
    index('messages_queued_by_phone').on(table.phone).where(sql`state = 'queued'`),
    index('messages_by_phone').on(table.phone, table.sent_on).where(sql`phone is not null`),
    index('messages_log').on(table.office_id, table.id),
    index('messages_by_state').on(table.office_id, table.state, table.id),
    index('messages_by_template').on(table.template_id, table.id).where(sql`template_id is not null`),
    index('messages_months')
      .on(table.office_id, table.sent_on, table.channel, table.template_id, table.parts)
      .where(sql`sent_on is not null`),
    uniqueIndex('messages_of_provider')
      .on(table.channel, table.provider_id)
      .where(sql`provider_id is not null`),
    uniqueIndex('messages_again').on(table.again_of).where(sql`again_of is not null`),
    index('messages_by_user').on(table.user_id).where(sql`user_id is not null`),
    index('messages_by_contact').on(table.contact_id).where(sql`contact_id is not null`),
  ],
);

/**
 * Events of complaints that need a message, written in the transaction of the event; messages are made in the
 * background (MSG-05, MSG-10). Rows are kept, so that a repeated event has no second message.
 */
export const messageEvents = pgTable(
  'message_events',
  (t) => ({
    id: serial(),
    complaint_id: deletedWith(() => complaints.id),
    event: t.text().$type<MessageEvent>().notNull(),
    /**
     * Distinguishes several events of the same kind: the id of a closing or a referral, or the day and time of a move.
     */
    clock: t.text().notNull(),
    happened_at: instant().notNull(),
    done_at: instant(),
  }),
  (table) => [
    unique('message_events_once').on(table.complaint_id, table.event, table.clock),
    index('message_events_open').on(table.id).where(sql`done_at is null`),
  ],
);

/** Marks of a phone, for all who have it: wrong (MSG-14), or stopped by its user (MSG-08). */
export const phoneMarks = pgTable('phone_marks', (t) => ({
  phone: t.text().primaryKey(),
  wrong_at: instant(),
  /** The user who learned it on a call; null for a report. */
  wrong_by: userId(),
  stopped_at: instant(),
}));
