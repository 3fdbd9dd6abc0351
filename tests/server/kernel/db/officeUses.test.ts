import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { NEW_OFFICE_USES, SWITCHES } from '#contract/desk/officeUses.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { migrateTo } from '#server/transfer/backup/migrations.ts';
import { copyOf } from '../../database.ts';

test('[GRD-17] the migration gives an existing office all capabilities, a new one has persons and replies', async () => {
  const database = await copyOf('empty');
  const { db } = database;
  await migrateTo(database, '0045_lists_without_mirrors');
  await db.execute(sql`insert into parliaments (id, name) values (1, 'P1'), (2, 'P2')`);
  await db.execute(sql`insert into offices (parliament_id) values (null), (1)`);
  await database.migrate();
  const before = await db.select().from(offices);
  expect(before.map(({ uses }) => uses)).toEqual([SWITCHES, SWITCHES]);
  await db.insert(offices).values({ parliament_id: 2 });
  const [added] = await db.select().from(offices).where(eq(offices.parliament_id, 2));
  expect(added?.uses).toEqual(NEW_OFFICE_USES);
});
