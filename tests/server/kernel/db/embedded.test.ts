import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/kernel/db/open.ts';
import { migrations, notes, temporaryFolder } from './notes.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function folder(): string {
  const dataDir = temporaryFolder();
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function open(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir, migrations });
  cleanups.push(() => database.close());
  return database;
}

/** Another server process that writes notes until it is killed. */
function startWriter(dataDir: string) {
  const script = join(import.meta.dirname, 'writer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { stdio: 'pipe' });
  cleanups.push(() => child.kill('SIGKILL'));
  let acknowledged = 0;
  const reached = (wanted: number) =>
    new Promise<void>((resolve) => {
      createInterface(child.stdout).on('line', (line) => {
        acknowledged = Number(line);
        if (acknowledged === wanted) resolve();
      });
    });
  return { child, reached, acknowledged: () => acknowledged };
}

test('refuses a second process by name, and loses no acknowledged row when the first is killed', async () => {
  const dataDir = folder();
  const writer = startWriter(dataDir);
  await writer.reached(50);
  await expect(openDatabase({ dataDir, migrations })).rejects.toThrow(
    `${dataDir} is in use by process ${writer.child.pid} on ${hostname()}: stop that server first, or set another DATA_DIR.`,
  );

  writer.child.kill('SIGKILL');
  await once(writer.child, 'close');
  const { db } = await open(dataDir);
  const written = (await db.select().from(notes).orderBy(notes.id)).map(({ text }) => text);
  expect(writer.acknowledged()).toBeGreaterThanOrEqual(50);
  expect(written.length - writer.acknowledged()).toBeOneOf([0, 1]); // the last one may not have been reported yet
  expect(written).toEqual(written.map((_, index) => `note ${index + 1}`));
});

test('is there for the next to open once it is closed, and only then for another of this process', async () => {
  const dataDir = folder();
  const first = await openDatabase({ dataDir, migrations });
  await expect(openDatabase({ dataDir, migrations })).rejects.toThrow(`in use by process ${process.pid}`);
  await first.migrate();
  const late = first.db.insert(notes).values({ text: 'asked before the end' });
  await Promise.all([late.execute(), first.close()]);
  expect(await first.health()).toMatchObject({ ok: false });

  const second = await open(dataDir);
  expect(await second.db.select().from(notes)).toMatchObject([{ text: 'asked before the end' }]);
});

test('starts again after an interrupted first start', async () => {
  const dataDir = folder();
  mkdirSync(join(dataDir, 'db.new', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'db.new', 'PG_VERSION'), '18\n');
  const database = await open(dataDir);
  await database.migrate();
  expect(readdirSync(dataDir).sort()).toEqual(['db', 'lock']);
});

test('fails every call with the reason while the disk refuses the log, and recovers automatically', async () => {
  const dataDir = folder();
  const database = await open(dataDir);
  await database.migrate();
  await database.db.insert(notes).values({ text: 'written before' });
  const [log, away] = [join(dataDir, 'db', 'pg_wal'), join(dataDir, 'away')];
  renameSync(log, away);
  const fill = async () => {
    await database.db.execute(sql`create table filler (text text)`);
    for (;;)
      await database.db.execute(
        sql`insert into filler select repeat('x', 1000) from generate_series(1, 5000)`,
      );
  };
  await expect(fill()).rejects.toMatchObject({ cause: { severity: 'PANIC' } });
  const reason = expect.stringMatching(/^The embedded database has stopped: could not create file "pg_wal/);
  expect(await database.health()).toEqual({ ok: false, reason });
  await expect(database.db.execute(sql`select 1`)).rejects.toMatchObject({ cause: { message: reason } });

  renameSync(away, log);
  await expect.poll(() => database.health(), { timeout: 60_000 }).toEqual({ ok: true });
  expect(await database.db.select().from(notes)).toMatchObject([{ text: 'written before' }]);
});

test('says why it does not open', async () => {
  const dataDir = folder();
  await (await openDatabase({ dataDir })).close();
  writeFileSync(join(dataDir, 'db', 'global', 'pg_control'), 'damaged');
  await expect(openDatabase({ dataDir })).rejects.toThrow('could not read file "global/pg_control"');
  expect(readdirSync(join(dataDir, 'lock'))).toEqual([]);
});
