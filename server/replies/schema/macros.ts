import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { createdAt, deletedWith, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';

const office = () => deletedWith(() => offices.id);
const creator = () => integer('creator_id').references(() => users.id, { onDelete: 'set null' });

/** Named lists of steps that run together (DESK-13). */
export const macros = pgTable(
  'macros',
  (t) => ({
    id: serial(),
    office_id: office(),
    name: t.text().notNull(),
    name_te: t.text(),
    name_hi: t.text(),
    /** In the form of the contract. */
    steps: t.jsonb().$type<Record<string, unknown>[]>().notNull(),
    creator_id: creator(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  }),
  (table) => [index('macros_by_office').on(table.office_id, table.id)],
);

/** Texts for frequent answers (DESK-14). */
export const replies = pgTable(
  'replies',
  (t) => ({
    id: serial(),
    office_id: office(),
    /** The owner of a personal reply; null for a shared one. */
    user_id: t.integer().references(() => users.id, { onDelete: 'cascade' }),
    title: t.text().notNull(),
    /** Plain text by language, with placeholders. */
    texts: t.jsonb().$type<Partial<Record<'en' | 'te' | 'hi', string>>>().notNull(),
    /** Its categories; empty means any. */
    category_ids: t.integer().array().notNull().default([]),
    creator_id: creator(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  }),
  (table) => [
    index('replies_by_office').on(table.office_id, table.id),
    index('replies_by_user').on(table.user_id, table.id),
  ],
);
