import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Designation } from '#contract/kernel/limits.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, placeColumns, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';

/** Citizens and volunteers who registered in the party's app (VOL-02). */
export const appUsers = pgTable(
  'app_users',
  { id: serial(), name: text('name').notNull(), phone: text('phone').notNull(), created_at: createdAt() },
  (table) => [index('app_users_by_day').on(table.created_at)],
);

/** Local leaders and volunteers, with their application (LDR-02). `status` true means approved, otherwise on hold. */
export const leaders = pgTable(
  'leaders',
  {
    id: serial(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    party: text('party'),
    designation: text('designation').$type<Designation>(),
    status: boolean('status'),
    location: text('location'),
    type: text('type'),
    water_id_number: text('water_id_number'),
    profile_image_id: integer('profile_image_id').references(() => files.id),
    id_document_id: integer('id_document_id').references(() => files.id),
    app_user_id: integer('app_user_id').references(() => appUsers.id),
    ...placeColumns(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [
    index('leaders_by_place').on(table.assembly_id),
    index('leaders_by_area').on(table.area_id),
    index('leaders_by_phone').on(table.phone),
  ],
);

/** Messages of the office to a leader; a bulk message has one row for each (VOL-05, VOL-06). */
export const leaderMessages = pgTable(
  'leader_messages',
  {
    id: serial(),
    leader_id: integer('leader_id')
      .notNull()
      .references(() => leaders.id, { onDelete: 'cascade' }),
    creator_id: integer('creator_id').references(() => users.id),
    title: text('title').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('leader_messages_by_leader').on(table.leader_id, table.id)],
);
