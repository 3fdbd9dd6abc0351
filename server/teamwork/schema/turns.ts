import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';

/**
 * When a user was assigned a complaint last. In a pool, of users with equal workload, the one with the oldest
 * assignment is next (SLA-17).
 */
export const routingTurns = pgTable('routing_turns', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  given_at: timestamp('given_at', { withTimezone: true, precision: 3 }).notNull(),
});
