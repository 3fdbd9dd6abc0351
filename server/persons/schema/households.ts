import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';
import { assemblies, parliaments } from '#server/places/schema/places.ts';
import { persons } from './persons.ts';

/** People who live together, put together by hand (PER-10). One of fewer than two goes by itself, by trigger. */
export const households = pgTable('households', {
  id: serial(),
  parliament_id: integer('parliament_id')
    .notNull()
    .references(() => parliaments.id),
  assembly_id: integer('assembly_id')
    .notNull()
    .references(() => assemblies.id),
  creator_id: integer('creator_id').references(() => users.id),
  created_at: createdAt(),
});

/** A person is in at most one. Who was merged keeps the place in it, unseen, for the day the merge is undone. */
export const householdMembers = pgTable(
  'household_members',
  {
    person_id: integer('person_id')
      .primaryKey()
      .references(() => persons.id, { onDelete: 'cascade' }),
    household_id: integer('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
  },
  (table) => [index('household_members_by_household').on(table.household_id)],
);
