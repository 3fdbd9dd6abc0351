import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { HISTORY_CODES } from '#contract/complaints/complaint.ts';
import { STATUSES } from '#contract/complaints/complaintStatus.ts';
import { NEW_OFFICE_USES, SWITCHES } from '#contract/desk/officeUses.ts';
import { historyText } from '#server/complaints/historyTexts.ts';
import { factDifferences } from '#server/complaints/list/verify.ts';
import { complaintFacts } from '#server/complaints/schema/complaintFacts.ts';
import { complaintHistory } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { migrateTo } from '#server/transfer/backup/migrations.ts';
import { testApp } from '../../app.ts';
import { copyOf } from '../../database.ts';
import { probes } from '../http/probes.ts';

test('[CRE-08] a call answered by an older version is found by its key, and is not carried out again', async () => {
  const database = await copyOf('empty');
  await migrateTo(database, '0008_changed_by');
  const api = await testApp([probes], database);
  await database.db.execute(
    sql`insert into users (id, name, username, password_hash, role) values (7, 'A', 'a', '', 'mla')`,
  );
  const call = 'POST /api/v1/probe/add';
  await database.db.execute(
    sql`insert into idempotency_keys (user_id, key, call, status, body) values (7, 'draft-1', ${call}, 201, '{"id":5}')`,
  );
  await database.migrate();
  const { rows } = await database.db.execute(sql`select key from idempotency_keys`);
  expect(rows).toEqual([{ key: createHash('sha256').update('draft-1').digest('hex') }]);
  const token = await api.signIn(7);
  const headers = { 'Idempotency-Key': 'draft-1' };
  const again = await api.send('POST', 'probe/add', { token, json: { name: 'again' }, headers });
  expect([again.status, again.body]).toEqual([201, { id: 5 }]);
});

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

test('[LIST-03, SLA-15] complaints of an earlier version have their facts after the migration', async () => {
  const database = await copyOf('empty');
  const { db } = database;
  await migrateTo(database, '0042_erasures');
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into complaints (id, complaint_number, name, phone, details, search_text, source, type, is_internal, status,
        category_id, parliament_id, assembly_id, mandal_id, area_id, staff_id)
      select n, '2026-' || n, case n when 3 then 'demo' else 'Ramulu' end, '', '', '', 'web', 'complaint', true,
        case n % 3 when 0 then 'open' when 1 then 'reviewed' else 'Resolved' end, n, 10 + n, 20 + n,
        30 + n, 40 + n, nullif(n, 2)
      from generate_series(1, 6) as n`);
    await tx.execute(sql`insert into complaint_clocks (complaint_id, started_at, stopped_on, due_on, level, parliament_id, assembly_id, mandal_id,
        area_id, category_id, staff_id, hidden, received_at)
      select id, created_at, case status_group when 'closed' then date end, date, 2, parliament_id, assembly_id, mandal_id, area_id,
        category_id, staff_id, hidden, created_at from complaints where id <= 4`);
    await tx.execute(sql`insert into complaint_closings (complaint_id, closed_at, outcome, verification, reopened_at, parliament_id, assembly_id)
      values (2, now(), 'solved', 'confirmed', null, 12, 22), (4, now(), 'partly', 'disputed', now(), 14, 24)`);
    await tx.execute(
      sql`insert into complaint_merges (source_id, target_id, status, merged_at) values (5, 1, 'open', now())`,
    );
  });
  await database.migrate();
  expect(await factDifferences(db)).toEqual([]);
  const facts = await db.select().from(complaintFacts).orderBy(complaintFacts.complaint_id);
  const told = facts.map(({ complaint_id, has_deadline, level, hidden, outcome, verification, merged }) => [
    ...[complaint_id, has_deadline, level, hidden],
    ...[outcome, verification, merged],
  ]);
  expect(told).toEqual([
    [1, true, 2, false, null, null, false],
    [2, true, 2, false, 'solved', 'confirmed', false],
    [3, true, 2, true, null, null, false],
    [4, true, 2, false, null, 'disputed', false],
    [5, false, 0, false, null, null, true],
    [6, false, 0, false, null, null, false],
  ]);
});

interface Entry {
  id: number;
  message: string;
}
/** As the version before the migration has written them: every action of an office, and remarks that read like one. */
const rows = JSON.parse(readFileSync(new URL('rowsOf0046.json', import.meta.url), 'utf8')) as {
  complaint_history: Entry[];
  complaint_changes: object[];
};

/** Texts of a history whose timeline has nothing of that moment, as of a complaint that is older than timelines. */
const WITHOUT_TIMELINE = [
  ...['Called the engineer', 'Answered, now finished', 'Assigned to ', 'Resolved.', 'resolved', '[erased]'],
  ...[
    'Assigned to me\nand to Ravi',
    'Forwarded to సునీత, "Mallesh"',
    'Forwarded by mail to Ravi (EE), Sita (DE)',
  ],
  ...STATUSES.map((status) => `Answered, now ${status}`),
].map((message, at) => ({
  id: 100 + at,
  complaint_id: 9,
  message,
  is_admin: true,
  created_at: '2025-03-02T04:30:00Z',
}));

test('[API-07] entries of an earlier version have codes after the migration, and the same English', async () => {
  const database = await copyOf('empty');
  const { db } = database;
  await migrateTo(database, '0046_office_uses');
  const before: Entry[] = [...rows.complaint_history, ...WITHOUT_TIMELINE];
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into complaint_history
      select * from jsonb_populate_recordset(null::complaint_history, ${JSON.stringify(before)}::jsonb)`);
    await tx.execute(sql`insert into complaint_changes (complaint_id, creator_id, action, changes, created_at)
      select complaint_id, creator_id, action, changes, created_at
      from jsonb_populate_recordset(null::complaint_changes, ${JSON.stringify(rows.complaint_changes)}::jsonb)`);
  });
  await database.migrate();
  const after = await db.select().from(complaintHistory).orderBy(asc(complaintHistory.id));
  expect(after.map(({ id, said }) => ({ id, message: historyText(said) }))).toEqual(
    before.map(({ id, message }) => ({ id, message })),
  );
  const codes = after.map(({ said: { code, values } }) => (values?.to ? [code, values.to] : code));
  expect(codes.slice(0, rows.complaint_history.length)).toEqual([
    ['assigned', 'sunitha'],
    'unassigned',
    ['forwarded', 'Mallesh'],
    ['mailed', 'Ravi (Executive Engineer)'],
    ['answeredNow', 'responded'],
    'answered',
    ...['text', 'text', 'text', 'text'],
    'resolved',
    'reopened',
    'resolved',
    'answeredAgain',
    'imported',
  ]);
  expect(new Set(after.map(({ said }) => said.code))).toEqual(new Set(['text', ...HISTORY_CODES]));
  expect(codes.slice(rows.complaint_history.length)).toEqual([
    ...['text', 'text', 'text', 'text', 'text', 'text', 'text'],
    ['forwarded', 'సునీత, "Mallesh"'],
    ['mailed', 'Ravi (EE), Sita (DE)'],
    ...['open', 'pending', 'reviewed', 'responded'].map((status) => ['answeredNow', status]),
    ...['text', 'text'],
  ]);
});
