import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';

/** When somebody was given a complaint last: of equals in a pool the one who waited longest is next (SLA-17). */
export const routingTurns = pgTable('routing_turns', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  given_at: timestamp('given_at', { withTimezone: true, precision: 3 }).notNull(),
});
