import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A condition for any number of ids, passed as one parameter: PostgreSQL allows 65,535 parameters. */
export const isOneOf = (column: AnyColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::int[])`;
