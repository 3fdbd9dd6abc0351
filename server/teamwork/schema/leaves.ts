import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';

const day = (name: string) => date(name, { mode: 'string' }).notNull();

/** Leaves: first day, last day, and deputy (SLA-16). */
export const leaves = pgTable(
  'leaves',
  {
    id: serial(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    from_day: day('from_day'),
    to_day: day('to_day'),
    deputy_id: integer('deputy_id').references(() => users.id, { onDelete: 'set null' }),
    creator_id: integer('creator_id').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [
    check('leaves_in_order', sql`from_day <= to_day`),
    index('leaves_by_user').on(table.user_id, table.to_day),
    index('leaves_by_deputy').on(table.deputy_id, table.to_day),
  ],
);
