import { pgTable } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { instant } from '#server/kernel/db/schema/columns.ts';

/**
 * When a user was assigned a complaint last. In a pool, of users with equal workload, the one with the oldest
 * assignment is next (SLA-17).
 */
export const routingTurns = pgTable('routing_turns', (t) => ({
  user_id: t
    .integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  given_at: instant().notNull(),
}));
