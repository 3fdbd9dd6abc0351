import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { offerSnapshots } from '../../../server/backup/snapshots.ts';
import { temporaryFolder } from '../db/notes.ts';
import { environment, founded, work } from './office.ts';

const BUSY_MS = 300_000;

/** What a command prints, and its exit code. */
function command(name: 'backup' | 'restore', dataDir: string, ...given: string[]) {
  const args = ['--import', 'tsx', `server/commands/${name}.ts`, ...given];
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  return new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), text: out + err }),
    );
  });
}

test(
  '[API-07] an office is backed up while its server runs, for its owner alone, and restored elsewhere',
  async () => {
    const { dataDir } = environment();
    const { office, desk } = await founded(environment({ dataDir }));
    await work(desk);
    const parent = temporaryFolder();
    const snapshots = await offerSnapshots(office.database, dataDir, () => {});
    const made = await command('backup', dataDir, parent);
    expect(made).toEqual({ code: 0, text: expect.stringMatching(/^\d+ rows and 7 files are in .*Z\n$/) });
    const [name = '', ...others] = readdirSync(parent);
    expect(others).toEqual([]);
    const folder = join(parent, name);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const { mode } = statSync(join(entry.parentPath, entry.name));
      expect(mode & 0o077, entry.name).toBe(0);
    }
    const inUse = await command('restore', dataDir, folder);
    expect(inUse).toMatchObject({ code: 1, text: expect.stringContaining('is in use by process') });
    await snapshots.stop();
    expect(readdirSync(dataDir).filter((entry) => entry.startsWith('snapshot'))).toEqual([]);
    await office.database.close();

    const elsewhere = join(temporaryFolder(), 'data');
    const restored = await command('restore', elsewhere, folder);
    expect(restored.code).toBe(0);
    expect(restored.text).toMatch(/^complaints +2 +2$/m);
    expect(restored.text).toMatch(/^files with the same hash +7 +7$/m);
    expect(restored.text).toMatch(/^The office of 20.*Z is restored\.\n$/m);
  },
  BUSY_MS,
);

test(
  'the commands say what they need',
  async () => {
    const { dataDir } = environment();
    expect(await command('backup', dataDir)).toEqual({ code: 1, text: 'Usage: npm run backup -- FOLDER\n' });
    expect((await command('restore', dataDir)).text).toBe('Usage: npm run restore -- FOLDER [--replace]\n');
    expect((await command('backup', dataDir, temporaryFolder())).text).toBe(
      `There is no database in ${dataDir}.\n`,
    );
  },
  BUSY_MS,
);
