import { pgTable, unique } from 'drizzle-orm/pg-core';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import type { REPORTED } from '#contract/messages/messageState.ts';
import { createdAt, instant, serial } from '#server/kernel/db/schema/columns.ts';

/* The state of message providers, and their reports. */

/**
 * Reports with ids that no message has yet: a report may overtake the provider's answer to us (MSG-12). They wait while
 * messages of their channel are being sent.
 */
export const earlyReports = pgTable(
  'early_reports',
  (t) => ({
    id: serial(),
    channel: t.text().$type<MessageChannel>().notNull(),
    provider_id: t.text().notNull(),
    state: t.text().$type<(typeof REPORTED)[number]>().notNull(),
    reason: t.text(),
    wrong_number: t.boolean().notNull(),
    /** The provider's date, otherwise the time of the report. */
    told_at: instant().notNull(),
    created_at: createdAt(),
  }),
  (table) => [unique('early_reports_once').on(table.channel, table.provider_id, table.state)],
);

/** The state of a channel: after five failures in a row it is paused (MSG-21). No row means no failure. */
export const messageChannels = pgTable('message_channels', (t) => ({
  channel: t.text().$type<MessageChannel>().primaryKey(),
  /** Consecutive failures. */
  failures: t.integer().notNull().default(0),
  failed_at: instant(),
  reason: t.text(),
  rests_until: instant(),
  /** A user was notified of these failures. */
  told: t.boolean().notNull().default(false),
  /** Unknown words of its reports, each with the instant when it last came (MSG-12). */
  unread: t.jsonb().$type<Record<string, string>>().notNull().default({}),
}));
