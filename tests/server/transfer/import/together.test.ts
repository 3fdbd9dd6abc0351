import { beforeAll, describe, expect, test } from 'vitest';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { importComplaints } from '#server/transfer/import/importComplaints.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';
import { hasPostgresql, sharedDatabase } from '../../database.ts';
import { CASE_MAP, cases, csvFile } from './complaintFile.ts';

describe.skipIf(!hasPostgresql)('on a PostgreSQL server, where transactions really overlap', () => {
  let desk: Desk;

  beforeAll(async () => {
    const [database] = await sharedDatabase(1);
    desk = await openDesk(database);
  });

  test('[API-05, LIST-10] the same file three times at once and people who record beside it: no double, no number twice, all exported @seldom', async () => {
    const file = { bytes: new Uint8Array(await csvFile(cases(400)).arrayBuffer()), name: 'cases.csv' };
    const given = {
      file,
      goodOnly: false,
      map: CASE_MAP,
      creator_id: null,
      now: desk.clock.now,
      saved: async () => {},
    };
    const imports = [1, 2, 3].map(() => importComplaints(desk.services.database.db, given));
    const recorded = Array.from({ length: 20 }, () => desk.record(desk.mla));
    const created = (await Promise.all(imports)).map((counts) => counts.created);
    await Promise.all(recorded);
    expect(created.reduce((sum, count) => sum + count)).toBe(400);
    expect(await desk.db.$count(complaints)).toBe(420);
    expect(await countDifferences(desk.db)).toEqual([]);

    const { body } = await desk.get(desk.admin, 'complaint?export=yes');
    const written = await desk.app.fetch(new Request(`http://localhost${body.link}`));
    const numbers = (await written.text()).match(/^20\d\d-\d{6},/gm) ?? [];
    expect([numbers.length, new Set(numbers).size]).toEqual([420, 420]);
  });
});
