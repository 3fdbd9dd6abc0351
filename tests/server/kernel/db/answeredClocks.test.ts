import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answeredDifferences } from '#server/letters/referrals/verify.ts';
import { migrateTo } from '#server/transfer/backup/migrations.ts';
import { copyOf } from '../../database.ts';

test('[REF-12] what was answered before clocks said so is said by them; no other clock is written @seldom', async () => {
  const database = await copyOf('empty');
  const { db } = database;
  await migrateTo(database, '0029_followups_and_filters');
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into complaint_clocks (complaint_id, started_at, parliament_id, assembly_id, hidden, received_at)
      select n, now(), 1, 1, false, now() from generate_series(1, 4) as n`);
    await tx.execute(sql`insert into referrals (office_id, number, complaint_id, way, subject, request, state)
      values (1, 1, 1, 'letter', '', '', 'answered'), (1, 2, 1, 'letter', '', '', 'sent'), (1, 3, 2, 'letter', '', '', 'accepted'),
        (1, 4, null, 'letter', '', '', 'answered'), (1, 5, 3, 'letter', '', '', 'answered')`);
  });
  const rows = async () =>
    (
      await db.execute<{ id: number; row: string }>(
        sql`select complaint_id as id, ctid::text as row from complaint_clocks`,
      )
    ).rows;
  const before = new Map((await rows()).map(({ id, row }) => [id, row]));
  await migrateTo(database, '0030_replies_in');
  expect(await answeredDifferences(db)).toEqual([]);
  const written = (await rows()).filter(({ id, row }) => row !== before.get(id));
  expect(written.map(({ id }) => id).sort()).toEqual([1, 3]);
});
