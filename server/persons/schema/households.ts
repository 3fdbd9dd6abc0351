import { index, pgTable } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, deletedWith, serial } from '#server/kernel/db/schema/columns.ts';
import { assemblies, parliaments } from '#server/places/schema/places.ts';
import { persons } from './persons.ts';

/**
 * People who live together; only users create households (PER-10). A trigger deletes one with fewer than two members.
 */
export const households = pgTable('households', (t) => ({
  id: serial(),
  parliament_id: t
    .integer()
    .notNull()
    .references(() => parliaments.id),
  assembly_id: t
    .integer()
    .notNull()
    .references(() => assemblies.id),
  creator_id: t.integer().references(() => users.id),
  created_at: createdAt(),
}));

/** A person is a member of at most one. A merged person stays a member, hidden, for an undo. */
export const householdMembers = pgTable(
  'household_members',
  (t) => ({
    person_id: t
      .integer()
      .primaryKey()
      .references(() => persons.id, { onDelete: 'cascade' }),
    household_id: deletedWith(() => households.id),
  }),
  (table) => [index('household_members_by_household').on(table.household_id)],
);
