import { expect, test } from 'vitest';
import { askAll } from '../../../server/db/askAll.ts';
import { freshDatabase } from '../database.ts';

test('questions are asked at once, and in a transaction one after the other', async () => {
  const { db } = await freshDatabase();
  const begun: string[] = [];
  const questions = (['one', 'two'] as const).map((name) => async () => {
    begun.push(name);
    await Promise.resolve();
    begun.push(`end of ${name}`);
    return name;
  });
  expect(await askAll(db, questions)).toEqual(['one', 'two']);
  expect(begun.splice(0).slice(0, 2)).toEqual(['one', 'two']);

  const inside = await db.transaction((tx) => askAll(tx, questions));
  expect(inside).toEqual(['one', 'two']);
  expect(begun).toEqual(['one', 'end of one', 'two', 'end of two']);
});
