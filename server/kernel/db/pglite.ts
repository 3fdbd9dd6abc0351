import { messages, PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PreparedStatements } from './prepared.ts';
import type { Run } from './serialClient.ts';

/** Dates, times, and arrays of them and of numerics stay text: drizzle converts them to the type of the column. */
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
const textParsers = Object.fromEntries(AS_TEXT.map((type) => [type, (value: string) => value]));

const CHANGES_TABLES = /^(ALTER|CREATE|DROP)$/;

/** PGlite with the extensions that the schema uses. */
export const startPglite = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } });

/**
 * Runs a statement in one message, with its values as text, and prepared, as a server's driver does. PGlite's `query`
 * sends five messages, and parsing a short statement takes longer than running it.
 */
export const runOn = (pglite: PGlite): Run => {
  const parsers = { ...pglite.parsers, ...textParsers };
  const statements = new PreparedStatements();
  const answersTo = async (sql: string, values: (string | null)[]) => {
    const { message, columns } = statements.send(sql, values);
    try {
      const { messages: answers } = await pglite.execProtocol(message);
      return { answers, columns };
    } catch (error) {
      statements.forget(sql);
      throw error;
    }
  };
  return async (sql, params = [], options = {}) => {
    const { answers, columns: known } = await pglite.runExclusive(() => answersTo(sql, params.map(textOf)));
    let columns = known ?? [];
    const rows: unknown[] = [];
    let command: string | undefined;
    for (const answer of answers) {
      if (answer instanceof messages.RowDescriptionMessage) columns = answer.fields;
      if (answer instanceof messages.CommandCompleteMessage) command = answer.text.split(' ')[0];
      if (!(answer instanceof messages.DataRowMessage)) continue;
      const values = columns.map(({ dataTypeID }, index) =>
        types.parseType(answer.fields[index] ?? null, dataTypeID, parsers),
      );
      rows.push(options.rowMode === 'array' ? values : named(columns, values));
    }
    if (CHANGES_TABLES.test(command ?? '')) statements.forgetAll();
    else if (!known) statements.learn(sql, columns);
    return { rows, command };
  };
};

const named = (columns: { name: string }[], values: unknown[]) =>
  Object.fromEntries(columns.map(({ name }, index) => [name, values[index]]));

/** A value in the text form that PostgreSQL reads, as node-postgres sends it. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(elementOf).join()}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const elementOf = (value: unknown): string => {
  const text = textOf(value);
  if (text === null) return 'null';
  return Array.isArray(value) ? text : `"${text.replace(/[\\"]/g, '\\$&')}"`;
};
