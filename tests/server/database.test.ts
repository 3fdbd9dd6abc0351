import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { freshDatabase } from './database.ts';

test('each database of a test has every table, no row, and nothing of another', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  await one.db.execute(
    sql`insert into users (name, username, password_hash, role) values ('A', 'a', '', 'admin')`,
  );
  expect(await one.db.$count(users)).toBe(1);
  expect(await other.db.$count(users)).toBe(0);
});
