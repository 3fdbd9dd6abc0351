import { pgTable } from 'drizzle-orm/pg-core';
import { userId, users } from '#server/accounts/schema/accounts.ts';
import { createdAt, deletedWith, serial, updatedAt, version } from '#server/kernel/db/schema/columns.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';

/** The public profile of an mp or mla (PROF-02, PROF-05). */
export const candidates = pgTable('candidates', (t) => ({
  id: serial(),
  user_id: deletedWith(() => users.id).unique(),
  designation: t.text(),
  /** The ministry of a minister (CAN-01). */
  category_id: t.integer().references(() => resourceTable('contact/category').id),
  custom_designation: t.text(),
  phone: t.text(),
  address: t.text(),
  email: t.text(),
  instagram: t.text(),
  twitter: t.text(),
  facebook: t.text(),
  image_id: t.integer().references(() => files.id),
  header_image_id: t.integer().references(() => files.id),
  avatar_id: t.integer().references(() => files.id),
  created_at: createdAt(),
  updated_at: updatedAt(),
  updated_by: userId(),
  version: version(),
}));
