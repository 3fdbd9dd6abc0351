import { type Database, openDatabase } from '#server/kernel/db/open.ts';
import { ApiError, rowsInEnglish } from '#server/kernel/errors/apiError.ts';
import type { Env } from '../env.ts';

/** Runs a command of the console and prints its text; after an error it prints that, and exits with 1. */
export async function run(main: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await main()}\n`);
  } catch (error) {
    warn(error);
    process.exitCode = 1;
  }
}

export const warn = (error: unknown) => process.stderr.write(`${textOf(error)}\n`);

/** Opens the database of the environment for some work. `page` is where a running server does the same. */
export async function withDatabase(
  { dataDir, databaseUrl, page }: Pick<Env, 'dataDir' | 'databaseUrl'> & { page?: string },
  work: (database: Database) => Promise<string>,
): Promise<string> {
  const database = await openDatabase({ dataDir, databaseUrl }).catch((error: unknown) => {
    if (databaseUrl || !page) throw error;
    throw new Error(`${textOf(error)}\nA running server imports the file itself: on the page ${page}.`);
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const rows = (error instanceof ApiError && error.details.rows) || [];
  return [error.message, ...rowsInEnglish(rows).map(({ row, message }) => `  row ${row}: ${message}`)].join(
    '\n',
  );
}
