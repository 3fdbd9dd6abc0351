import { pgTable } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { deletedWith, instant } from '#server/kernel/db/schema/columns.ts';

/**
 * When a user was assigned a complaint last. In a pool, of users with equal workload, the one with the oldest
 * assignment is next (SLA-17).
 */
export const routingTurns = pgTable('routing_turns', (_t) => ({
  user_id: deletedWith(() => users.id).primaryKey(),
  given_at: instant().notNull(),
}));
