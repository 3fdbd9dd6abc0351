import { open as openFile, readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { importMap } from '#contract/desk/complaintImport.ts';
import { importComplaints } from '#server/transfer/import/importComplaints.ts';
import { rejectsFile } from '#server/transfer/import/rejectsFile.ts';
import { loadEnv } from '../env.ts';
import { run, withDatabase } from './command.ts';

const USAGE =
  'Usage: npm run import:complaints -- FILE --map MAP.json [--rest REST.csv] (FILE is a csv or xlsx; REST.csv takes the rows that cannot be imported)';

/**
 * `npm run import:complaints FILE --map MAP.json` imports a csv or xlsx of complaints into the database of DATABASE_URL
 * or DATA_DIR. Without a map it guesses the columns from the headings. When the file or a row is invalid, it imports
 * nothing and exits with 1. With `--rest REST.csv` it imports the valid rows and writes the others there.
 */
async function main(): Promise<string> {
  const { file, map, rest } = readArguments();
  for (const input of [file, map]) {
    if (input && rest && (await isSame(input, rest))) {
      throw new Error(`${rest} is read by the import: --rest needs a file of its own.`);
    }
  }
  const source = await openFile(file);
  const env = loadEnv();
  const options = {
    file: { bytes: source.createReadStream(), name: basename(file), isLarge: true },
    goodOnly: rest !== undefined,
    map: map ? await readMap(map) : null,
    folder: env.dataDir,
    creator_id: null,
    now: new Date(),
    saved: async () => {},
  };
  return withDatabase({ ...env, page: 'Import Grievances' }, async (database) => {
    await database.migrate();
    const { created, skipped, rejected } = await importComplaints(database.db, options, async (rejects) => {
      if (rest !== undefined) await writeFile(rest, rejectsFile(rejects));
    });
    const summary = `${created} complaints imported, ${skipped} rows skipped because they were there already.`;
    return rest === undefined
      ? summary
      : `${summary} ${rejected} rows that cannot be imported are in ${rest}.`;
  });
}

/** Whether two paths lead to the same file, also through links. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((path) => stat(path).catch(() => null)));
  return Boolean(first && second && first.dev === second.dev && first.ino === second.ino);
}

/** Without a `--` before it, npm takes `--map` for itself and leaves its value as a second file. */
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

await run(main);
