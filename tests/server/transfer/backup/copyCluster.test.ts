import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/kernel/db/open.ts';
import { copyCluster } from '#server/transfer/backup/copyCluster.ts';
import { atEnd } from '../../../leftovers.ts';
import { temporaryFolder } from '../../kernel/db/notes.ts';

/** Opens databases on a disk of a machine that may be busy. */
const BUSY_MS = 300_000;

/** A database whose pages were all written once, so that changes are only in the log. */
async function opened(): Promise<{ database: Database; dataDir: string }> {
  const dataDir = join(temporaryFolder(), 'data');
  const database = await openDatabase({ dataDir });
  atEnd(() => database.close());
  await database.db.execute(sql`create table deeds (id serial primary key, text text, mark int not null)`);
  await database.db.execute(sql`create index deeds_by_mark on deeds (mark, text)`);
  await deed(database, 2_000);
  await database.db.execute(sql`checkpoint`);
  return { database, dataDir };
}

/** Adds rows, changes others all over the table, and creates and drops another table, in one transaction. */
const deed = ({ db }: Database, count: number) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`update deeds set mark = mark + 1 where id % 7 = 0`);
    await tx.execute(sql`
      insert into deeds (text, mark) select repeat(md5(n::text), 8), 0 from generate_series(1, ${count}::int) as n`);
    await tx.execute(sql`create table passing as select * from deeds limit 100`);
    await tx.execute(sql`drop table passing`);
  });

const stateOf = async ({ db }: Database) => {
  const { rows } = await db.execute<{ rows: number; last: number; marked: number; indexed: number }>(sql`
    select count(*) as rows, max(id) as last, sum(mark) as marked from deeds`);
  return rows[0];
};

test(
  '[API-07] a copy that is made while the database is at work is the database of one moment',
  async () => {
    const { database, dataDir } = await opened();
    const states = [await stateOf(database)];
    for (let round = 0; round < 2; round++) {
      const folder = join(temporaryFolder(), `copy-${round}`);
      let isOver = false;
      const copied = copyCluster(database, join(dataDir, 'db'), join(folder, 'db')).finally(() => {
        isOver = true;
      });
      while (!isOver) {
        await deed(database, 50);
        states.push(await stateOf(database));
      }
      await copied;
      const copy = await openDatabase({ dataDir: folder });
      const found = await stateOf(copy);
      await copy.db.execute(sql`set enable_seqscan = off`);
      const byIndex = await copy.db.execute(sql`select count(*) as rows from deeds where mark >= 0`);
      await copy.close();
      expect(states).toContainEqual(found);
      expect(byIndex.rows).toEqual([{ rows: found?.rows }]);
    }
    expect(states.length).toBeGreaterThan(2);
  },
  BUSY_MS,
);

test(
  '[API-07] a checkpoint during the copy, which would spoil it, ends it',
  async () => {
    const { database, dataDir } = await opened();
    const transaction: typeof database.db.transaction = async (work) => {
      await deed(database, 10);
      await database.db.execute(sql`checkpoint`);
      return database.db.transaction(work);
    };
    const db = { ...database.db, execute: database.db.execute.bind(database.db), transaction };
    const copied = copyCluster(
      { ...database, db: db as typeof database.db },
      join(dataDir, 'db'),
      join(temporaryFolder(), 'copy'),
    );
    await expect(copied).rejects.toThrow('There was a checkpoint while the database was copied.');
  },
  BUSY_MS,
);
