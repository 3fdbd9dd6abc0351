import { index, pgTable } from 'drizzle-orm/pg-core';
import type { Designation } from '#contract/kernel/limits.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, deletedWith, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { placeColumns } from '#server/places/schema/places.ts';

/** Citizens and volunteers who registered in the party's app (VOL-02). */
export const appUsers = pgTable(
  'app_users',
  (t) => ({ id: serial(), name: t.text().notNull(), phone: t.text().notNull(), created_at: createdAt() }),
  (table) => [index('app_users_by_day').on(table.created_at)],
);

/** Local leaders and volunteers, with their application (LDR-02). `status` true means approved, otherwise on hold. */
export const leaders = pgTable(
  'leaders',
  (t) => ({
    id: serial(),
    name: t.text().notNull(),
    phone: t.text().notNull(),
    party: t.text(),
    designation: t.text().$type<Designation>(),
    status: t.boolean(),
    location: t.text(),
    type: t.text(),
    water_id_number: t.text(),
    profile_image_id: t.integer().references(() => files.id),
    id_document_id: t.integer().references(() => files.id),
    app_user_id: t.integer().references(() => appUsers.id),
    ...placeColumns(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  }),
  (table) => [
    index('leaders_by_place').on(table.assembly_id),
    index('leaders_by_area').on(table.area_id),
    index('leaders_by_phone').on(table.phone),
  ],
);

/** Messages of the office to a leader; a bulk message has one row for each (VOL-05, VOL-06). */
export const leaderMessages = pgTable(
  'leader_messages',
  (t) => ({
    id: serial(),
    leader_id: deletedWith(() => leaders.id),
    creator_id: t.integer().references(() => users.id),
    title: t.text().notNull(),
    created_at: createdAt(),
  }),
  (table) => [index('leader_messages_by_leader').on(table.leader_id, table.id)],
);
