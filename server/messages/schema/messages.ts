import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
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
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { createdAt, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { persons } from '#server/persons/schema/persons.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const user = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });
const office = () =>
  integer('office_id')
    .notNull()
    .references(() => offices.id, { onDelete: 'cascade' });

/** The registered templates of messages (MSG-02). An approved one does not change; its next version is another row. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: serial(),
    office_id: office(),
    /** The first version, whose id rules use; null for that version itself. The newest approved one applies. */
    family_id: integer('family_id').references((): AnyPgColumn => messageTemplates.id, {
      onDelete: 'cascade',
    }),
    /** 1 for the first of its family; `version` counts edits. */
    edition: smallint('edition').notNull().default(1),
    name: text('name').notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    language: text('language').$type<Language>().notNull(),
    kind: text('kind').$type<TemplateKind>().notNull(),
    text: text('text').notNull(),
    /** The value of each variable of the text, in order (MSG-03). */
    values: jsonb('values').$type<TiedValue[]>().notNull().default([]),
    /** From the operators' registry; for SMS only. */
    entity_id: text('entity_id'),
    header: text('header'),
    template_id: text('template_id'),
    state: text('state').$type<TemplateState>().notNull().default('draft'),
    state_at: instant('state_at').notNull().defaultNow(),
    /** Why operators have rejected it. */
    reason: text('reason'),
    creator_id: user('creator_id'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
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
  {
    id: serial(),
    office_id: office(),
    complaint_id: integer('complaint_id').references(() => complaints.id, { onDelete: 'set null' }),
    audience: text('audience').$type<Audience>().notNull(),
    person_id: integer('person_id').references(() => persons.id, { onDelete: 'set null' }),
    user_id: user('user_id'),
    contact_id: integer('contact_id').references(() => resourceTable('contact').id, { onDelete: 'set null' }),
    /** Null without a phone, and after an erasure. */
    phone: text('phone'),
    channel: text('channel').$type<MessageChannel>().notNull(),
    driver: text('driver').$type<MessageDriver>(),
    /** Null for a message sent by hand. */
    event: text('event').$type<MessageEvent>(),
    /** `onceKey` of an event's message, so that it is made once (MSG-10). */
    once: text('once').unique(),
    /** The time of the event: within ten minutes the complaint's next event replaces it (MSG-11). */
    happened_at: instant('happened_at'),
    /** Null for a default text and for free text. */
    template_id: integer('template_id').references(() => messageTemplates.id, { onDelete: 'set null' }),
    language: text('language').$type<Language>().notNull(),
    /** The person's language, if there was no template in it (MSG-05). */
    instead_of: text('instead_of').$type<Language>(),
    text: text('text'),
    parts: smallint('parts').notNull(),
    state: text('state').$type<MessageState>().notNull().default('queued'),
    /** Why it failed or was suppressed; a provider's words have the code `text`. */
    reason: jsonb('reason').$type<CodedRefusal>(),
    due_at: instant('due_at').notNull(),
    claimed_at: instant('claimed_at'),
    /** The day of the claim; it counts for the limit of a phone (MSG-11) and for the figures of a month (MSG-22). */
    sent_on: date('sent_on', { mode: 'string' }),
    attempts: smallint('attempts').notNull().default(0),
    /** The provider's id. */
    provider_id: text('provider_id'),
    handed_over_at: instant('handed_over_at'),
    sent_at: instant('sent_at'),
    delivered_at: instant('delivered_at'),
    read_at: instant('read_at'),
    /** When it failed, was suppressed or logged, or became unconfirmed. */
    ended_at: instant('ended_at'),
    /** The message that a user sent again as this one; each can be sent again once. */
    again_of: integer('again_of').references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
    creator_id: user('creator_id'),
    created_at: createdAt(),
  },
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
  {
    id: serial(),
    complaint_id: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    event: text('event').$type<MessageEvent>().notNull(),
    /**
     * Distinguishes several events of the same kind: the id of a closing or a referral, or the day and time of a move.
     */
    clock: text('clock').notNull(),
    happened_at: instant('happened_at').notNull(),
    done_at: instant('done_at'),
  },
  (table) => [
    unique('message_events_once').on(table.complaint_id, table.event, table.clock),
    index('message_events_open').on(table.id).where(sql`done_at is null`),
  ],
);

/** Marks of a phone, for all who have it: wrong (MSG-14), or stopped by its user (MSG-08). */
export const phoneMarks = pgTable('phone_marks', {
  phone: text('phone').primaryKey(),
  wrong_at: instant('wrong_at'),
  /** The user who learned it on a call; null for a report. */
  wrong_by: user('wrong_by'),
  stopped_at: instant('stopped_at'),
});
