import { readFileSync } from 'node:fs';
import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { HISTORY_CODES } from '#contract/complaints/complaint.ts';
import { STATUSES } from '#contract/complaints/complaintStatus.ts';
import { historyText } from '#server/complaints/historyTexts.ts';
import { complaintHistory } from '#server/complaints/schema/complaints.ts';
import { migrateTo } from '#server/transfer/backup/migrations.ts';
import { copyOf } from '../../database.ts';

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
