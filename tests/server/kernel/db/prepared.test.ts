import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { MemoryDatabase } from '#server/kernel/db/open.ts';
import { copyOf } from '../../database.ts';

let database: MemoryDatabase;
beforeAll(async () => {
  database = await copyOf('empty');
  await run('create table things (id int primary key, name text)');
});

const run = async (text: string) => (await database.db.execute(sql.raw(text))).rows;
const named = async (id: number) =>
  (await database.db.execute(sql`select name from things where id = ${id}`)).rows;
/** Those that the database keeps, but for the question itself. */
const kept = async (like: string) =>
  (
    await database.db.execute<{ statement: string; runs: number }>(
      sql`select statement, (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement like ${like} and statement not like '%pg_prepared%'`,
    )
  ).rows;

test('parses a repeated statement once, and answers by its values', async () => {
  await run(`insert into things values (1, 'lamp'), (2, 'well')`);
  expect([await named(1), await named(2), await named(3)]).toEqual([
    [{ name: 'lamp' }],
    [{ name: 'well' }],
    [],
  ]);
  expect(await kept('select name from things%')).toMatchObject([{ runs: 3 }]);
});

test('plans a statement once without limit; with a limit for each call, unless it reads one row by id', async () => {
  for (let most = 1; most <= 12; most++) {
    await database.db.execute(sql`select 'one' as planned where 1 = ${most}::int`);
    await database.db.execute(sql`select 'some' as planned limit ${most}::int`);
    await database.db.execute(sql`select 'such' as planned, (select ${most}::int limit 1)`);
  }
  const { rows } = await database.db.execute(sql`
    select generic_plans::int as once, custom_plans::int as each from pg_prepared_statements
    where statement like 'select % as planned%' order by statement`);
  expect(rows).toEqual([
    { once: 7, each: 5 },
    { once: 0, each: 2 },
    { once: 7, each: 5 },
  ]);
});

test('keeps only the latest statements; an older one is prepared again', async () => {
  for (let nth = 0; nth < 1_100; nth++) {
    expect(await run(`select ${nth} as nth`)).toEqual([{ nth }]);
    if (nth === 1_000) expect(await run('select 6 as nth')).toEqual([{ nth: 6 }]);
  }
  expect(await kept('select 6 as nth')).toMatchObject([{ runs: 2 }]);
  expect(await run('select count(*)::int as kept from pg_prepared_statements')).toEqual([{ kept: 1_000 }]);
  expect(await kept('select 5 as nth')).toEqual([]);
  expect(await run('select 5 as nth')).toEqual([{ nth: 5 }]);
  expect(await kept('select 5 as nth')).toMatchObject([{ runs: 1 }]);
});

test('prepares a failed statement again: before its table exists, in a broken transaction, for invalid values', async () => {
  const later = () => run('select 1 as one from later');
  await expect(later()).rejects.toThrow();
  await run('create table later ()');
  expect(await later()).toEqual([]);

  const broken = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    await tx.execute(sql`select 'after' as told`);
  });
  await expect(broken).rejects.toThrow();
  expect(await run(`select 'after' as told`)).toEqual([{ told: 'after' }]);

  const half = (value: string) => database.db.execute(sql`select ${value}::int / 2 as half`);
  await expect(half('many')).rejects.toThrow();
  expect((await half('8')).rows).toEqual([{ half: 4 }]);
  expect(await kept('select $1::int / 2%')).toMatchObject([{ runs: 1 }]);
});

test('returns a new column of a table at once', async () => {
  const all = () => run('select * from grown');
  await run('create table grown as select 1 as one');
  expect(await all()).toEqual([{ one: 1 }]);
  await run('alter table grown add column two int default 2');
  expect(await all()).toEqual([{ one: 1, two: 2 }]);
});

test('a text of many values is not kept', async () => {
  const summed = () => run(`select 'many' as told where 1 in (${Array(11_000).fill(1).join()})`);
  expect([await summed(), await summed()]).toEqual([[{ told: 'many' }], [{ told: 'many' }]]);
  expect((await kept(`select 'many' as told%`)).length).toBe(0);
});
