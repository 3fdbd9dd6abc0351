import { index, pgTable } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, deletedWith, refersTo, serial } from '#server/kernel/db/schema/columns.ts';
import { assemblies, parliaments } from '#server/places/schema/places.ts';
import { persons } from './persons.ts';

/**
 * People who live together; only users create households (PER-10). A trigger deletes one with fewer than two members.
 */
export const households = pgTable('households', (t) => ({
  id: serial(),
  parliament_id: refersTo(() => parliaments.id),
  assembly_id: refersTo(() => assemblies.id),
  creator_id: t.integer().references(() => users.id),
  created_at: createdAt(),
}));

/** A person is a member of at most one. A merged person stays a member, hidden, for an undo. */
export const householdMembers = pgTable(
  'household_members',
  (_t) => ({
    person_id: deletedWith(() => persons.id).primaryKey(),
    household_id: deletedWith(() => households.id),
  }),
  (table) => [index('household_members_by_household').on(table.household_id)],
);
