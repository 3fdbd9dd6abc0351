import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Office } from '../office/office.ts';

/** `npm run backup` or `restore` of an office. @throws what it printed, when it fails */
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
  // The files of the bench have no bytes, of which both commands tell: that is no failure here.
  if (code !== 0 && said) throw new Error(`${command}: ${said}`);
}
