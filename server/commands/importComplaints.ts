import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { importMap } from '../../contract/complaintImport.ts';
import { openDatabase } from '../db/open.ts';
import { loadEnv } from '../env.ts';
import { ApiError } from '../errors/apiError.ts';
import { importComplaints } from '../import/importComplaints.ts';
import { rejectsFile } from '../import/rejectsFile.ts';

const USAGE =
  'Usage: npm run import:complaints -- FILE --map MAP.json [--rest REST.csv] (FILE is a csv or xlsx; REST.csv takes the rows that cannot be imported)';

/**
 * `npm run import:complaints FILE --map MAP.json` imports a csv or xlsx of complaints into the database of
 * DATABASE_URL or DATA_DIR; without a map it is guessed from the headings. Ends with 1, and nothing imported, when the
 * file or one of its rows cannot be taken; with `--rest REST.csv` the good rows are, and the others are written there.
 */
async function main(): Promise<string> {
  const { file, map, rest } = readArguments();
  const bytes = await readFile(file);
  const database = await open();
  try {
    await database.migrate();
    const { created, skipped, ...left } = await importComplaints(database.db, {
      file: { bytes, name: basename(file), isLarge: true },
      goodOnly: rest !== undefined,
      map: map ? await readMap(map) : null,
      creator_id: null,
      now: new Date(),
      saved: async () => {},
    });
    const told = `${created} complaints imported, ${skipped} rows skipped because they were there already.`;
    if (rest === undefined) return told;
    await writeFile(rest, rejectsFile(left));
    return `${told} ${left.rejects.length} rows that cannot be imported are in ${rest}.`;
  } finally {
    await database.close();
  }
}

/** npm takes `--map` for itself where no `--` stands before it, and leaves its value as a second file. */
function readArguments(): { file: string; map: string | undefined; rest: string | undefined } {
  const options = { map: { type: 'string' }, rest: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file, second] = positionals;
  if (!file) throw new Error(USAGE);
  return { file, map: values.map ?? second, rest: values.rest };
}

async function readMap(path: string) {
  const read = importMap.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => {
    const place = issue.path.join('.') || 'the whole';
    return `  ${place}: ${'keys' in issue ? `nothing is called ${issue.keys.join(', ')}` : issue.message}`;
  });
  throw new Error([`${path} is no mapping:`, ...faults].join('\n'));
}

async function open() {
  const { dataDir, databaseUrl } = loadEnv();
  try {
    return await openDatabase({ dataDir, databaseUrl });
  } catch (error) {
    const hint = databaseUrl
      ? ''
      : '\nA running server imports the file itself: on the page Import Grievances.';
    throw new Error(`${textOf(error)}${hint}`);
  }
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const rows = error instanceof ApiError && Array.isArray(error.body.errors) ? error.body.errors : [];
  return [error.message, ...rows.map(({ row, message }) => `  row ${row}: ${message}`)].join('\n');
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${textOf(error)}\n`);
  process.exitCode = 1;
}
