import { join, resolve } from 'node:path';
import { productVersion } from '#server/kernel/version.ts';
import { makeBackup } from '#server/transfer/backup/makeBackup.ts';
import { openSource } from '#server/transfer/backup/source.ts';
import { loadEnv } from '../env.ts';
import { run } from './command.ts';

/**
 * `npm run backup -- FOLDER` writes a backup of the office of this environment to a new folder in FOLDER, named after
 * the time. The server may run. Exits with 1 when the backup failed, or when the store had already lost files.
 */
async function main(parent: string | undefined): Promise<string> {
  if (!parent) throw new Error('Usage: npm run backup -- FOLDER');
  const now = new Date();
  const folder = join(resolve(parent), now.toISOString().replaceAll(':', '-').replace(/\..*/, 'Z'));
  const { tables, files, lost } = await makeBackup(
    await openSource(loadEnv(), productVersion()),
    folder,
    now,
  );
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const lines = [`${rows} rows and ${files} files are in ${folder}`];
  if (lost.length > 0) {
    process.exitCode = 1;
    lines.push('The office had lost these files before; all else is in the backup:');
  }
  return [...lines, ...lost.map((key) => `  ${key}`)].join('\n');
}

await run(() => main(process.argv[2]));
