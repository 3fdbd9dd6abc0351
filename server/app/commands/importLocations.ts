import { readFile } from 'node:fs/promises';
import { readTable } from '#server/kernel/sheets/readTable.ts';
import { importLocations } from '#server/places/importLocations.ts';
import { loadEnv } from '../env.ts';
import { run, withDatabase } from './command.ts';

/**
 * `npm run import:locations FILE` imports a csv or xlsx of places into the database of DATABASE_URL or DATA_DIR
 * (MD-01). When the file or a row is invalid, it imports nothing and exits with 1.
 */
async function main(file: string | undefined): Promise<string> {
  if (!file) throw new Error('Usage: npm run import:locations FILE (csv or xlsx)');
  const table = await readTable(await readFile(file));
  return withDatabase({ ...loadEnv(), page: 'Master Data' }, async (database) => {
    await database.migrate();
    const { created, skipped, renamed } = await database.db.transaction((tx) => importLocations(tx, table));
    const counts = `${created} areas created, ${skipped} rows skipped because they were there already.`;
    return renamed ? `${counts} ${renamed} places have another name in Telugu or Hindi.` : counts;
  });
}

await run(() => main(process.argv[2]));
