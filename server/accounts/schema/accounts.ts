import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Duty, Role } from '#contract/access/policies.ts';
import {
  createdAt,
  deletedWith,
  instant,
  serial,
  updatedAt,
  version,
} from '#server/kernel/db/schema/columns.ts';
import { assemblies, parliaments } from '#server/places/schema/places.ts';

/** All accounts that can sign in. `username` is lower case; staff may also sign in with their phone. */
export const users = pgTable(
  'users',
  (t) => ({
    id: serial(),
    name: t.text().notNull(),
    username: t.text().notNull().unique(),
    phone: t.text(),
    password_hash: t.text().notNull(),
    role: t.text().$type<Role>().notNull(),
    /** Permissions in addition to the role (GRD-02). */
    duties: t.text().array().$type<Duty[]>().notNull().default([]),
    parliament_id: t.integer().references(() => parliaments.id),
    assembly_id: t.integer().references(() => assemblies.id),
    profile_updated: t.boolean().notNull().default(false),
    disabled: t.boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /** The account of the last change; null for changes without an account, such as creating the first one. */
    updated_by: t.integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    version: version(),
  }),
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
  (t) => ({
    token_hash: t.text().primaryKey(),
    id: t.integer().notNull().unique().generatedByDefaultAsIdentity(),
    user_id: deletedWith(() => users.id),
    model: t.text(),
    browser: t.text(),
    system: t.text(),
    created_at: createdAt(),
    seen_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    idle_seconds: t.integer().notNull(),
  }),
  (table) => [index('sessions_by_user').on(table.user_id)],
);

/**
 * First answers of calls with an Idempotency-Key, written in the call's own transaction. `key` is its SHA-256.
 * `fingerprint` shows whether a repeated call has the same content; null for rows from before it was stored.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  (t) => ({
    user_id: deletedWith(() => users.id),
    key: t.text().notNull(),
    call: t.text().notNull(),
    fingerprint: t.text(),
    status: t.integer().notNull(),
    body: t.jsonb().notNull(),
    created_at: createdAt(),
  }),
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index('idempotency_keys_age').on(table.created_at),
  ],
);

/** A reference to an account, empty once the account is deleted. */
export const userId = () => integer().references(() => users.id, { onDelete: 'set null' });
