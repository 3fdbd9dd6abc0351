import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Office } from '../office/office.ts';

/**
 * Runs `npm run backup` or `restore` on an office.
 * @throws its output when it fails
 */
export async function run(command: 'backup' | 'restore', { dataDir, databaseUrl }: Office, folder: string) {
  const env = { ...process.env, DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const child = spawn(process.execPath, ['--import', 'tsx', `server/app/commands/${command}.ts`, folder], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const [code] = await once(child, 'exit');
  // Both commands report the bench's files, which have no bytes: that is no failure here.
  if (code !== 0 && said) throw new Error(`${command}: ${said}`);
}
