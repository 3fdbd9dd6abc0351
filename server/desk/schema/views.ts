import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';
import { offices } from './offices.ts';

/** Filters, order and columns of the lists of complaints under a name: somebody's own, or of all in an office (DESK-05). */
export const views = pgTable(
  'views',
  {
    id: serial(),
    name: text('name').notNull(),
    office_id: integer('office_id')
      .notNull()
      .references(() => offices.id, { onDelete: 'cascade' }),
    /** Whether it is the office's; then it goes on when its maker leaves. */
    is_shared: boolean('is_shared').notNull(),
    creator_id: integer('creator_id').references(() => users.id, { onDelete: 'set null' }),
    filters: jsonb('filters').$type<Record<string, unknown>>().notNull(),
    /** null for the columns that its reader has chosen. */
    columns: jsonb('columns').$type<string[]>(),
    sort: text('sort').notNull(),
    order: text('order').$type<'ASC' | 'DESC'>().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [
    index('views_by_creator').on(table.creator_id, table.id),
    index('views_by_office').on(table.office_id, table.is_shared, table.id),
  ],
);

/** Views that somebody has pinned above the list, in this order. */
export const viewPins = pgTable(
  'view_pins',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    view_id: integer('view_id')
      .notNull()
      .references(() => views.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.view_id] }),
    index('view_pins_by_view').on(table.view_id),
  ],
);

/** What somebody has chosen for the screens, wherever they sign in (DESK-08). */
export const preferences = pgTable('preferences', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Columns of the lists of complaints in their order; null for those that ship. */
  columns: jsonb('columns').$type<string[]>(),
  /** Somebody does not want to see the first steps of an office again. */
  first_steps_hidden: boolean('first_steps_hidden').notNull().default(false),
  updated_at: updatedAt(),
});
