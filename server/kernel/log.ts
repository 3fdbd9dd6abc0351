import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino } from 'pino';

/** JSON lines on standard output. Errors are logged without the values of the query, which are personal data. */
export const serverLogger = (level: string, to?: DestinationStream): Logger =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: withoutValues } },
    to,
  );

/** PostgreSQL's fields of an error other than message and detail, which quote the row. */
interface DatabaseError {
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
}

/** The parts that help to find a fault: where it happened and, for a query, its text and PostgreSQL's code. */
function withoutValues(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (!(error instanceof DrizzleQueryError)) return { type: error.name, message: error.message, stack };
  const { code, constraint, table, column } = (error.cause ?? {}) as DatabaseError;
  return { type: error.name, query: error.query, code, constraint, table, column, stack };
}
