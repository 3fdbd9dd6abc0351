import { boolean, integer, timestamp } from 'drizzle-orm/pg-core';
import { complaints } from './complaints.ts';

/**
 * What lists ask of a complaint, in a table beside it: whose place and whose work it is, what it is about, whether lists show it, and when
 * it came, by which they are ordered. A trigger keeps it as the complaint has it.
 */
export const projectionColumns = () => ({
  complaint_id: integer('complaint_id')
    .primaryKey()
    .references(() => complaints.id, { onDelete: 'cascade' }),
  parliament_id: integer('parliament_id').notNull(),
  assembly_id: integer('assembly_id').notNull(),
  mandal_id: integer('mandal_id').notNull(),
  area_id: integer('area_id').notNull(),
  category_id: integer('category_id').notNull(),
  staff_id: integer('staff_id'),
  creator_id: integer('creator_id'),
  hidden: boolean('hidden').notNull(),
  received_at: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull(),
});
