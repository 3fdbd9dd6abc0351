import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Run } from './serialClient.ts';

/** Dates and times, and arrays of them and of numerics, stay text: drizzle turns them into what a column declares. */
const AS_TEXT = [
  types.DATE,
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  1115,
  1182,
  1185,
  1187,
  1231,
];
const parsers = Object.fromEntries(AS_TEXT.map((type) => [type, (value: string) => value]));

/** PGlite with the extensions that the schema uses. */
export const startPglite = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } });

export const runOn =
  (pglite: PGlite): Run =>
  async (sql, params, options) => {
    const { rows, command } = await pglite.query<unknown>(sql, params, { ...options, parsers });
    return { rows, command };
  };
