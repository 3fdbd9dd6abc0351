import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Of however many ids, as one parameter: those of a list are one each, of which PostgreSQL takes 65,535. */
export const isOneOf = (column: AnyColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::int[])`;
