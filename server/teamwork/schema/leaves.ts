import { sql } from 'drizzle-orm';
import { check, index, pgTable } from 'drizzle-orm/pg-core';
import { userId, users } from '#server/accounts/schema/accounts.ts';
import { createdAt, day, deletedWith, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';

/** Leaves: first day, last day, and deputy (SLA-16). */
export const leaves = pgTable(
  'leaves',
  (_t) => ({
    id: serial(),
    user_id: deletedWith(() => users.id),
    from_day: day().notNull(),
    to_day: day().notNull(),
    deputy_id: userId(),
    creator_id: userId(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  }),
  (table) => [
    check('leaves_in_order', sql`from_day <= to_day`),
    index('leaves_by_user').on(table.user_id, table.to_day),
    index('leaves_by_deputy').on(table.deputy_id, table.to_day),
  ],
);
