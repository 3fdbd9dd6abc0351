import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import { createdAt, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';

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
  updated_by: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
  version: version(),
});
