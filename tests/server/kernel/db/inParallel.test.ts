import { expect, inject, test } from 'vitest';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { parliaments } from '#server/places/schema/places.ts';
import { freshDatabase } from '../../database.ts';

test('runs statements in parallel, but sequentially in a transaction on PostgreSQL, whose driver refuses that', async () => {
  const { db } = await freshDatabase();
  const begun: string[] = [];
  const questions = (['one', 'two'] as const).map((name) => async () => {
    begun.push(name);
    await Promise.resolve();
    begun.push(`end of ${name}`);
    return name;
  });
  const atOnce = ['one', 'two', 'end of one', 'end of two'];
  expect(await inParallel(db, questions)).toEqual(['one', 'two']);
  expect(begun.splice(0)).toEqual(atOnce);

  const inside = await db.transaction((tx) => inParallel(tx, questions));
  expect(inside).toEqual(['one', 'two']);
  expect(begun).toEqual(inject('servers') ? ['one', 'end of one', 'two', 'end of two'] : atOnce);
});

test('where one fails nothing of the others stays, and it is what failed that is told', async () => {
  const { db } = await freshDatabase();
  const write = async (tx: Tx) => {
    await tx.select().from(parliaments);
    await tx.select().from(parliaments);
    await tx.insert(parliaments).values({ name: 'Left over' });
  };
  await db.transaction(async (tx) => {
    const part = tx.transaction((inner) =>
      inParallel(inner, [() => Promise.reject(new Error('Refused.')), () => write(inner)]),
    );
    await expect(part).rejects.toThrow('Refused.');
    for (let others = 0; others < 5; others += 1) await tx.select().from(parliaments);
  });
  expect(await db.$count(parliaments)).toBe(0);
});
