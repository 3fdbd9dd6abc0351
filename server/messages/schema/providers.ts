import { boolean, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import type { REPORTED } from '#contract/messages/messageState.ts';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';

/* How whoever carries messages does, and what comes from there. */

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Reports of ids that no message has yet: one may overtake the provider's answer to us (MSG-12). They wait while messages of their channel
 * are handed over, for as long as that lasts.
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
    /** When it happened, as the provider dates it, else when it was told. */
    told_at: instant('told_at').notNull(),
    created_at: createdAt(),
  },
  (table) => [unique('early_reports_once').on(table.channel, table.provider_id, table.state)],
);

/** How a channel does: after five failures in a row it rests (MSG-21). No row: it has not failed. */
export const messageChannels = pgTable('message_channels', {
  channel: text('channel').$type<MessageChannel>().primaryKey(),
  /** In a row. */
  failures: integer('failures').notNull().default(0),
  failed_at: instant('failed_at'),
  reason: text('reason'),
  rests_until: instant('rests_until'),
  /** A person has been told of this row of failures. */
  told: boolean('told').notNull().default(false),
  /** Words of its reports that nobody here knows, each with the instant at which it came last (MSG-12). */
  unread: jsonb('unread').$type<Record<string, string>>().notNull().default({}),
});
