import { boolean, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import type { REPORTED } from '#contract/messages/messageState.ts';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';

/* The state of message providers, and their reports. */

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Reports with ids that no message has yet: a report may overtake the provider's answer to us (MSG-12). They wait while
 * messages of their channel are being sent.
 */
export const earlyReports = pgTable(
  'early_reports',
  {
    id: serial(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    provider_id: text('provider_id').notNull(),
    state: text('state').$type<(typeof REPORTED)[number]>().notNull(),
    reason: text('reason'),
    wrong_number: boolean('wrong_number').notNull(),
    /** The provider's date, otherwise the time of the report. */
    told_at: instant('told_at').notNull(),
    created_at: createdAt(),
  },
  (table) => [unique('early_reports_once').on(table.channel, table.provider_id, table.state)],
);

/** The state of a channel: after five failures in a row it is paused (MSG-21). No row means no failure. */
export const messageChannels = pgTable('message_channels', {
  channel: text('channel').$type<MessageChannel>().primaryKey(),
  /** Consecutive failures. */
  failures: integer('failures').notNull().default(0),
  failed_at: instant('failed_at'),
  reason: text('reason'),
  rests_until: instant('rests_until'),
  /** A user was notified of these failures. */
  told: boolean('told').notNull().default(false),
  /** Unknown words of its reports, each with the instant when it last came (MSG-12). */
  unread: jsonb('unread').$type<Record<string, string>>().notNull().default({}),
});
