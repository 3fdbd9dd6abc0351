import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openFiles } from '#server/kernel/files/open.ts';
import { agrees, type Comparison } from '#server/transfer/backup/compare.ts';
import { readBackup } from '#server/transfer/backup/format.ts';
import { restoreBackup } from '#server/transfer/backup/restoreBackup.ts';
import { loadEnv } from '../env.ts';
import { run, withDatabase } from './command.ts';

const USAGE = 'Usage: npm run restore -- FOLDER [--replace]';

/**
 * `npm run restore -- FOLDER` restores the office of a backup into the empty database and store of this environment, of
 * any kind. With `--replace` it empties them first. It compares all hashes before it changes anything. It prints what
 * the backup contains and what was found afterwards, and exits with 1 when they differ.
 */
async function main(): Promise<string> {
  const options = { replace: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  if (!folder) throw new Error(USAGE);
  const backup = await readBackup(resolve(folder));
  const env = loadEnv();
  const files = await openFiles(env, () => {});
  return withDatabase(env, async (database) => {
    const target = { database, files, dataDir: env.dataDir };
    const compared = await database.patiently(() => restoreBackup(backup, target, values.replace));
    const allAgree = compared.every(agrees);
    if (!allAgree) process.exitCode = 1;
    const verdict = allAgree
      ? `The office of ${backup.manifest.made_at} is restored.`
      : 'The office is NOT as it was.';
    return [...table(compared), verdict].join('\n');
  });
}

function table(compared: Comparison[]): string[] {
  const width = Math.max(...compared.map(({ what }) => what.length));
  const line = (what: string, backup: unknown, restored: unknown, mark = '') =>
    `${what.padEnd(width)}  ${String(backup).padStart(9)}  ${String(restored).padStart(9)}${mark}`;
  return [
    line('', 'backup', 'restored'),
    ...compared.map((each) => line(each.what, each.backup, each.restored, agrees(each) ? '' : '  DIFFERS')),
  ];
}

await run(main);
