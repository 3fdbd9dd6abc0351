import { expect, inject, test } from 'vitest';
import { askAll } from '../../../server/db/askAll.ts';
import { freshDatabase } from '../database.ts';

test('questions are asked at once, but in a transaction on PostgreSQL, whose driver refuses that, one after the other', async () => {
  const { db } = await freshDatabase();
  const begun: string[] = [];
  const questions = (['one', 'two'] as const).map((name) => async () => {
    begun.push(name);
    await Promise.resolve();
    begun.push(`end of ${name}`);
    return name;
  });
  const atOnce = ['one', 'two', 'end of one', 'end of two'];
  expect(await askAll(db, questions)).toEqual(['one', 'two']);
  expect(begun.splice(0)).toEqual(atOnce);

  const inside = await db.transaction((tx) => askAll(tx, questions));
  expect(inside).toEqual(['one', 'two']);
  expect(begun).toEqual(inject('servers') ? ['one', 'end of one', 'two', 'end of two'] : atOnce);
});
