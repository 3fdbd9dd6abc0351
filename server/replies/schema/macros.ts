import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { createdAt, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';

const office = () =>
  integer('office_id')
    .notNull()
    .references(() => offices.id, { onDelete: 'cascade' });
const creator = () => integer('creator_id').references(() => users.id, { onDelete: 'set null' });

/** Named lists of steps that run together (DESK-13). */
export const macros = pgTable(
  'macros',
  {
    id: serial(),
    office_id: office(),
    name: text('name').notNull(),
    name_te: text('name_te'),
    name_hi: text('name_hi'),
    /** In the form of the contract. */
    steps: jsonb('steps').$type<Record<string, unknown>[]>().notNull(),
    creator_id: creator(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [index('macros_by_office').on(table.office_id, table.id)],
);

/** Texts for frequent answers (DESK-14). */
export const replies = pgTable(
  'replies',
  {
    id: serial(),
    office_id: office(),
    /** The owner of a personal reply; null for a shared one. */
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Plain text by language, with placeholders. */
    texts: jsonb('texts').$type<Partial<Record<'en' | 'te' | 'hi', string>>>().notNull(),
    /** Its categories; empty means any. */
    category_ids: integer('category_ids').array().notNull().default([]),
    creator_id: creator(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [
    index('replies_by_office').on(table.office_id, table.id),
    index('replies_by_user').on(table.user_id, table.id),
  ],
);
