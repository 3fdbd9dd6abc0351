import type {
  PgBooleanBuilderInitial,
  PgIntegerBuilderInitial,
  PgTextBuilderInitial,
} from 'drizzle-orm/pg-core';
import type { placeColumns } from '#server/places/schema/places.ts';
import type { localNames } from './schema/localNames.ts';
import { resourceTable } from './schema/resources.ts';
import type { NamedTable } from './schema/tableOf.ts';

/** Tables of plain resources that other code also reads, with typed columns. */
type CategoryTable = NamedTable<'name', ReturnType<typeof localNames>>;
export const complaintCategories = resourceTable('complaint/category') as unknown as CategoryTable;
export const contactCategories = resourceTable('contact/category') as unknown as CategoryTable;
export const divisionIncharges = resourceTable('division/incharge') as unknown as NamedTable<
  'name' | 'party' | 'phone',
  ReturnType<typeof placeColumns>
>;
export const contacts = resourceTable('contact') as unknown as NamedTable<
  'name' | 'designation' | 'phone' | 'email',
  ReturnType<typeof placeColumns> & {
    category_id: PgIntegerBuilderInitial<'category_id'>;
    is_administrator: PgBooleanBuilderInitial<'is_administrator'>;
    location: PgTextBuilderInitial<'location', [string, ...string[]]>;
    superior_id: PgIntegerBuilderInitial<'superior_id'>;
    successor_id: PgIntegerBuilderInitial<'successor_id'>;
    is_vacant: PgBooleanBuilderInitial<'is_vacant'>;
  }
>;
