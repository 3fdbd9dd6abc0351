import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
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
