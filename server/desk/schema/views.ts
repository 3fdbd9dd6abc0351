import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { userId, users } from '#server/accounts/schema/accounts.ts';
import { createdAt, deletedWith, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';
import { offices } from './offices.ts';

/** Filters, order and columns of the lists of complaints under a name: somebody's own, or of all in an office (DESK-05). */
export const views = pgTable(
  'views',
  (t) => ({
    id: serial(),
    name: t.text().notNull(),
    office_id: deletedWith(() => offices.id),
    /** Whether it is the office's; then it goes on when its maker leaves. */
    is_shared: t.boolean().notNull(),
    creator_id: userId(),
    filters: t.jsonb().$type<Record<string, unknown>>().notNull(),
    /** null for the columns that its reader has chosen. */
    columns: t.jsonb().$type<string[]>(),
    sort: t.text().notNull(),
    order: t.text().$type<'ASC' | 'DESC'>().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  }),
  (table) => [
    index('views_by_creator').on(table.creator_id, table.id),
    index('views_by_office').on(table.office_id, table.is_shared, table.id),
  ],
);

/** Views that somebody has pinned above the list, in this order. */
export const viewPins = pgTable(
  'view_pins',
  (t) => ({
    user_id: deletedWith(() => users.id),
    view_id: deletedWith(() => views.id),
    position: t.smallint().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.user_id, table.view_id] }),
    index('view_pins_by_view').on(table.view_id),
  ],
);

/** What somebody has chosen for the screens, wherever they sign in (DESK-08). */
export const preferences = pgTable('preferences', (t) => ({
  user_id: deletedWith(() => users.id).primaryKey(),
  /** Columns of the lists of complaints in their order; null for those that ship. */
  columns: t.jsonb().$type<string[]>(),
  /** Somebody does not want to see the first steps of an office again. */
  first_steps_hidden: t.boolean().notNull().default(false),
  updated_at: updatedAt(),
}));
