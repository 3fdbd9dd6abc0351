import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/kernel/db/open.ts';
import { copyOf } from '../../database.ts';
import { installedPostgresql, startPostgresql, type TestServer } from '../../postgresql.ts';
import { migrations, notes, temporaryFolder } from './notes.ts';

const bin = installedPostgresql();
const dataDir = temporaryFolder();
let server: TestServer | undefined;

const kinds: Record<Database['kind'], () => Promise<Database>> = {
  memory: () => copyOf('empty', { migrations }),
  embedded: () => openDatabase({ dataDir, migrations }),
  postgresql: () => {
    server = startPostgresql(bin ?? '');
    return openDatabase({ dataDir, databaseUrl: server.url, migrations });
  },
};
const here = Object.entries(kinds)
  .filter(([kind]) => kind !== 'postgresql' || bin)
  .map(([kind, open]) => ({ kind, open, when: kind === 'memory' ? '' : ' @seldom' }));

describe.each(here)('$kind$when', ({ kind, open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await database.migrate();
  });
  beforeEach(async () => {
    await database.db.delete(notes);
  });
  afterAll(async () => {
    await database?.close();
    server?.stop();
    server = undefined;
    rmSync(dataDir, { recursive: true, force: true });
  });

  const texts = async () =>
    (await database.db.select().from(notes).orderBy(notes.id)).map(({ text }) => text);

  test('says what it is and that it is well', async () => {
    expect(database.kind).toBe(kind);
    expect(Number.parseInt(database.version, 10)).toBeGreaterThanOrEqual(15);
    expect((await database.health()).ok).toBe(true);
  });

  test.runIf(kind === 'postgresql')(
    '[DESK-01] compiles no statement, and starts no process for one',
    async () => {
      const [jit] = (await database.db.execute(sql`show jit`)).rows;
      const [workers] = (await database.db.execute(sql`show max_parallel_workers_per_gather`)).rows;
      expect({ ...jit, ...workers }).toEqual({ jit: 'off', max_parallel_workers_per_gather: '0' });
    },
  );

  test('is migrated again without harm', async () => {
    await Promise.all([database.migrate(), database.migrate()]);
    expect(await texts()).toEqual([]);
  });

  test('answers the same shapes: counts as numbers, moments as dates, JSON as values', async () => {
    const written_at = new Date('2026-01-31T18:30:00.125Z');
    const [note] = await database.db.insert(notes).values({ text: 'రోడ్డు', written_at }).returning();
    expect(note).toMatchObject({ text: 'రోడ్డు', written_at });
    const { rows } = await database.db.execute(
      sql`select count(*) as count, '{"a":[1]}'::jsonb as json, array['x'] as list, true as flag,
        date '2026-02-28' as day, similarity('laxmi', 'laxmi')::int as alike, current_setting('TimeZone') as zone
        from ${notes}`,
    );
    const expected = { count: 1, json: { a: [1] }, list: ['x'], flag: true, day: '2026-02-28', alike: 1 };
    expect(rows).toEqual([{ ...expected, zone: expect.stringMatching(/^(UTC|GMT)$/) }]);
  });

  test('takes back a transaction that throws, and only the failed part of a nested one', async () => {
    const failed = database.db.transaction(async (tx) => {
      await tx.insert(notes).values({ text: 'gone' });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await database.db.transaction(async (tx) => {
      await tx.insert(notes).values({ text: 'kept' });
      const inner = tx.transaction(async (nested) => {
        await nested.insert(notes).values({ text: 'gone too' });
        await nested.insert(notes).values({ text: 'kept' });
      });
      await inner.catch(() => undefined);
    });
    expect(await texts()).toEqual(['kept']);
  });

  test("passes on what PostgreSQL says of an error: its code, the constraint's name, the detail", async () => {
    await database.db.insert(notes).values({ text: 'once' });
    const twice = database.db.insert(notes).values({ text: 'once' });
    await expect(twice).rejects.toMatchObject({
      cause: {
        code: '23505',
        constraint: 'notes_text_unique',
        table: 'notes',
        detail: 'Key (text)=(once) already exists.',
      },
    });
    expect(await texts()).toEqual(['once']);
  });

  test('lets no transaction see or overwrite half of another', async () => {
    await database.db.insert(notes).values({ id: 1, text: '0' });
    const increment = () =>
      database.db.transaction(async (tx) => {
        const [note] = await tx.select().from(notes).for('update');
        await Promise.all([
          tx.select().from(notes),
          tx.update(notes).set({ text: `${Number(note?.text) + 1}` }),
        ]);
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    expect(await texts()).toEqual(['8']);
  });
});

describe('memory', () => {
  test('is copied with all that it holds, and the copy is another database', async () => {
    const original = await copyOf('empty', { migrations });
    await original.migrate();
    await original.db.insert(notes).values({ text: 'copied' });
    const copy = await openDatabase({ memory: await original.dump(), migrations });
    await original.db.delete(notes);
    expect(await copy.db.select().from(notes)).toMatchObject([{ text: 'copied' }]);
    await Promise.all([original.close(), copy.close()]);
  });

  test('refuses, instead of waiting for ever, the database inside its own transaction', async () => {
    const { db, close } = await copyOf('empty');
    const inside = db.transaction(() => db.execute(sql`select 1`));
    await expect(inside).rejects.toMatchObject({
      cause: { message: expect.stringContaining('its own handle') },
    });
    await close();
    await expect(db.execute(sql`select 1`)).rejects.toMatchObject({
      cause: { message: 'The database is closed.' },
    });
  });

  test('does not pretend that a transaction was committed in which a failure was passed over', async () => {
    const { db, close } = await copyOf('empty');
    const careless = db.transaction(async (tx) => {
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('rolled back');
    await close();
  });
});

test('says in a line which PostgreSQL server does not answer, without the password', async () => {
  const databaseUrl = 'postgresql://desk:hidden@127.0.0.1:1/desk';
  await expect(openDatabase({ dataDir, databaseUrl })).rejects.toThrow(
    /^No database at 127\.0\.0\.1:1: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
  );
});
