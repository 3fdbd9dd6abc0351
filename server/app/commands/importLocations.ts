import { readFile } from 'node:fs/promises';
import { type Database, openDatabase } from '#server/kernel/db/open.ts';
import { ApiError, rowsInEnglish } from '#server/kernel/errors/apiError.ts';
import { readTable } from '#server/kernel/sheets/readTable.ts';
import { importLocations } from '#server/places/importLocations.ts';
import { loadEnv } from '../env.ts';

/**
 * `npm run import:locations FILE` imports a csv or xlsx of places into the database of DATABASE_URL or DATA_DIR
 * (MD-01). When the file or a row is invalid, it imports nothing and exits with 1.
 */
async function main(file: string | undefined): Promise<string> {
  if (!file) throw new Error('Usage: npm run import:locations FILE (csv or xlsx)');
  const table = await readTable(await readFile(file));
  const database = await open();
  try {
    await database.migrate();
    const { created, skipped, renamed } = await database.db.transaction((tx) => importLocations(tx, table));
    const counts = `${created} areas created, ${skipped} rows skipped because they were there already.`;
    return renamed ? `${counts} ${renamed} places have another name in Telugu or Hindi.` : counts;
  } finally {
    await database.close();
  }
}

async function open(): Promise<Database> {
  const { dataDir, databaseUrl } = loadEnv();
  try {
    return await openDatabase({ dataDir, databaseUrl });
  } catch (error) {
    const hint = databaseUrl ? '' : '\nA running server imports the file itself: on the page Master Data.';
    throw new Error(`${textOf(error)}${hint}`);
  }
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const rows = (error instanceof ApiError && error.details.rows) || [];
  return [error.message, ...rowsInEnglish(rows).map(({ row, message }) => `  row ${row}: ${message}`)].join(
    '\n',
  );
}

try {
  process.stdout.write(`${await main(process.argv[2])}\n`);
} catch (error) {
  process.stderr.write(`${textOf(error)}\n`);
  process.exitCode = 1;
}
