import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { MANIFEST } from '#server/transfer/backup/format.ts';
import { offerSnapshots } from '#server/transfer/backup/snapshots.ts';
import { temporaryFolder } from '../../kernel/db/notes.ts';
import { command } from './command.ts';
import { environment, founded, openOffice, work } from './office.ts';

const BUSY_MS = 300_000;

test(
  '[API-07] an office is backed up while its server runs, for its owner alone, and restored elsewhere; what is less than it says ends with 1',
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

    const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
    const tables = { ...manifest.tables, complaints: 3 };
    writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...manifest, tables }));
    const less = await command('restore', elsewhere, folder, '--replace');
    expect(less.code).toBe(1);
    expect(less.text).toMatch(/^complaints +3 +2 {2}DIFFERS$/m);
    expect(less.text).toMatch(/^The office is NOT as it was\.\n$/m);
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

test(
  '[GRD-10] counts:verify ends with 0 where all that is counted agrees, else with 1 and what differs',
  async () => {
    const env = environment();
    const { office, desk } = await founded(env);
    await work(desk);
    await office.database.close();
    expect(await command('verifyCounts', env.dataDir)).toEqual({
      code: 0,
      text: 'The counts agree with the complaints.\n',
    });
    const { database } = await openOffice(env);
    for (const table of ['complaint_counts', 'complaint_area_counts'])
      await database.db.execute(sql`delete from ${sql.identifier(table)}`);
    await database.db.execute(sql`update complaint_facts set area_id = 0 where complaint_id = 1`);
    await database.close();
    const { code, text } = await command('verifyCounts', env.dataDir);
    expect(code).toBe(1);
    expect(text.split('\n')).toEqual([
      'parliament_id 1, assembly_id 1, category_id 1, staff_id 0, status_group open: kept 0, counted 1',
      `parliament_id 1, assembly_id 1, category_id 1, staff_id ${desk.staff.id}, status_group closed: kept 0, counted 1`,
      'parliament_id 1, assembly_id 1, mandal_id 1, area_id 1, leader_id 0, status_group closed: kept 0, counted 1',
      'parliament_id 1, assembly_id 1, mandal_id 1, area_id 1, leader_id 0, status_group open: kept 0, counted 1',
      'complaint_id 1, kind facts: kept 1, counted 1',
      '',
    ]);
  },
  BUSY_MS,
);
