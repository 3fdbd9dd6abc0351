import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, placeColumns, serial, updatedAt, version } from './columns.ts';

export const divisionIncharges = pgTable(
  'division_incharges',
  {
    id: serial(),
    name: text('name').notNull(),
    party: text('party').notNull(),
    phone: text('phone').notNull(),
    ...placeColumns(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [index('division_incharges_by_area').on(table.area_id)],
);

export const complaintCategories = pgTable('complaint_categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
});
