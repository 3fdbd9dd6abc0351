import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import { offices } from '../schema/offices.ts';
import type { OfficeRow } from './officesOf.ts';

type PlacedTable = Record<'parliament_id' | 'assembly_id', AnyPgColumn>;

/** The rows that belong to an office: those of its place for which no office below it is nearer (GRD-01). */
export function isOfOffice({ parliament_id, assembly_id }: OfficeRow, table: PlacedTable): SQL | undefined {
  const below = alias(offices, 'below');
  const isNearer = (which: SQL | undefined) =>
    sql`exists (select from ${offices} as ${sql.identifier('below')} where ${and(eq(below.parliament_id, table.parliament_id), which)})`;
  const isOfAssembly = eq(below.assembly_id, table.assembly_id);
  if (parliament_id === null) return not(isNearer(or(isNull(below.assembly_id), isOfAssembly)));
  const inParliament = eq(table.parliament_id, parliament_id);
  return assembly_id === null
    ? and(inParliament, not(isNearer(isOfAssembly)))
    : and(inParliament, eq(table.assembly_id, assembly_id));
}
