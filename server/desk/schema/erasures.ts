import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, serial } from '#server/kernel/db/schema/columns.ts';

const texts = () => text().array().notNull();

/**
 * What an erasure of several transactions knew of somebody before the first of them, so that one that is begun again after it was cut
 * off looks for the same words (GRD-09). The last transaction removes it.
 */
export const erasures = pgTable(
  'erasures',
  (t) => ({
    id: serial(),
    /** The citizens: all with a phone, or one person, who may be removed later. */
    phone: t.text(),
    person_id: t.integer(),
    names: texts(),
    phones: texts(),
    /** Of their grievances. */
    numbers: texts(),
    created_at: createdAt(),
  }),
  (table) => [index('erasures_by_phone').on(table.phone), index('erasures_by_person').on(table.person_id)],
);
