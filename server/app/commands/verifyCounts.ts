import { type Difference, repairFacts } from '#server/complaints/list/verify.ts';
import { rollUpDifferences } from '#server/transfer/backup/rollUpDifferences.ts';
import { loadEnv } from '../env.ts';
import { run, withDatabase } from './command.ts';

/**
 * `npm run counts:verify` compares the roll-ups of complaints, and their facts, with a full count, in the database of
 * DATABASE_URL or DATA_DIR. It prints the differences and exits with 1 when there are any. With `-- --repair` it
 * rebuilds the facts that differ.
 */
async function main(): Promise<string> {
  return withDatabase(loadEnv(), async (database) => {
    await database.migrate();
    const differences = await rollUpDifferences(database.db);
    if (differences.length === 0) return 'The counts agree with the complaints.';
    if (process.argv.includes('--repair')) await repairFacts(database.db, differences);
    process.exitCode = 1;
    return differences.map(inWords).join('\n');
  });
}

const inWords = ({ kept: stored, counted, ...key }: Difference) =>
  `${Object.entries(key)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')}: kept ${stored}, counted ${counted}`;

await run(main);
