import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Role } from '../../../contract/access.ts';
import { createdAt, serial, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { assemblies, parliaments } from './places.ts';
import { resourceTable } from './resources.ts';

/** Everybody who can sign in. `username` is lower case; staff may sign in with their phone as well. */
export const users = pgTable(
  'users',
  {
    id: serial(),
    name: text('name').notNull(),
    username: text('username').notNull().unique(),
    phone: text('phone'),
    password_hash: text('password_hash').notNull(),
    role: text('role').$type<Role>().notNull(),
    parliament_id: integer('parliament_id').references(() => parliaments.id),
    assembly_id: integer('assembly_id').references(() => assemblies.id),
    profile_updated: boolean('profile_updated').notNull().default(false),
    disabled: boolean('disabled').notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('users_phone').on(table.phone).where(sql`role = 'staff'`),
    index('users_by_place').on(table.role, table.assembly_id),
  ],
);

/**
 * Sign-ins. Only the hash of a token is kept; it dies when idle too long and at `expires_at`. `id` names it to its
 * owner; of the browser its kind and its system are kept, null for one that is not known.
 */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text('token_hash').primaryKey(),
    id: integer('id').notNull().unique().generatedByDefaultAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    model: text('model'),
    browser: text('browser'),
    system: text('system'),
    created_at: createdAt(),
    seen_at: timestamp('seen_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    expires_at: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    idle_seconds: integer('idle_seconds').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.user_id)],
);

/** The public profile of an mp or mla (PROF-02, PROF-05). */
export const candidates = pgTable('candidates', {
  id: serial(),
  user_id: integer('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  designation: text('designation'),
  /** The ministry of a minister (CAN-01). */
  category_id: integer('category_id').references(() => resourceTable('contact/category').id),
  custom_designation: text('custom_designation'),
  phone: text('phone'),
  address: text('address'),
  email: text('email'),
  instagram: text('instagram'),
  twitter: text('twitter'),
  facebook: text('facebook'),
  image_id: integer('image_id').references(() => files.id),
  header_image_id: integer('header_image_id').references(() => files.id),
  avatar_id: integer('avatar_id').references(() => files.id),
  created_at: createdAt(),
  updated_at: updatedAt(),
  version: version(),
});

/** First answers of calls that carried an Idempotency-Key, written in the call's own transaction. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    call: text('call').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index('idempotency_keys_age').on(table.created_at),
  ],
);
