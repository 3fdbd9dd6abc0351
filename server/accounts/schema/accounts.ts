import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import type { Duty, Role } from '#contract/access/policies.ts';
import { createdAt, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';
import { assemblies, parliaments } from '#server/places/schema/places.ts';

/** All accounts that can sign in. `username` is lower case; staff may also sign in with their phone. */
export const users = pgTable(
  'users',
  {
    id: serial(),
    name: text('name').notNull(),
    username: text('username').notNull().unique(),
    phone: text('phone'),
    password_hash: text('password_hash').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** Permissions in addition to the role (GRD-02). */
    duties: text('duties').array().$type<Duty[]>().notNull().default([]),
    parliament_id: integer('parliament_id').references(() => parliaments.id),
    assembly_id: integer('assembly_id').references(() => assemblies.id),
    profile_updated: boolean('profile_updated').notNull().default(false),
    disabled: boolean('disabled').notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /** The account of the last change; null for changes without an account, such as creating the first one. */
    updated_by: integer('updated_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    version: version(),
  },
  (table) => [
    uniqueIndex('users_phone').on(table.phone).where(sql`role = 'staff'`),
    index('users_by_place').on(table.role, table.assembly_id),
  ],
);

/**
 * Sign-ins. Only the hash of a token is stored. A session ends when it is idle too long and at `expires_at`. `id`
 * identifies it to its owner. Of the browser its kind and system are stored, null if unknown.
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

/**
 * First answers of calls with an Idempotency-Key, written in the call's own transaction. `key` is its SHA-256.
 * `fingerprint` shows whether a repeated call has the same content; null for rows from before it was stored.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    call: text('call').notNull(),
    fingerprint: text('fingerprint'),
    status: integer('status').notNull(),
    body: jsonb('body').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index('idempotency_keys_age').on(table.created_at),
  ],
);
