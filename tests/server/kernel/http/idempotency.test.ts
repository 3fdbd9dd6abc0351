import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { idempotencyKeys } from '#server/accounts/schema/accounts.ts';
import { divisionIncharges } from '#server/kernel/db/namedTables.ts';
import { png } from '../../../fixtures/index.ts';
import { testApp } from '../../app.ts';
import { probes, settled } from './probes.ts';

const api = await testApp([probes]);
const { token } = await api.account({ role: 'mla' });
const { token: other } = await api.account({ role: 'mla' });

const add = (key: string, json: object, bearer = token, path = 'probe/add') =>
  api.send('POST', path, { token: bearer, json, headers: { 'Idempotency-Key': key } });
const count = async (name: string) =>
  (await api.db.select().from(divisionIncharges).where(eq(divisionIncharges.name, name))).length;

test('[CRE-08] the same key twice is one record and the same answer', async () => {
  const first = await add('key-1', { name: 'once' });
  const second = await add('key-1', { name: 'once' });
  expect(first.status).toBe(201);
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await count('once')).toBe(1);
  expect(settled.filter((name) => name === 'once')).toHaveLength(1);
});

test('[CRE-08] in parallel too', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => add('key-2', { name: 'parallel' })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await count('parallel')).toBe(1);
});

test('without a key, or with another, each call is a new one', async () => {
  await api.send('POST', 'probe/add', { token, json: { name: 'each' } });
  await api.send('POST', 'probe/add', { token, json: { name: 'each' } });
  await add('key-3', { name: 'each' });
  await add('key-4', { name: 'each' });
  expect(await count('each')).toBe(4);
});

test.each(['name', 'anything'])(
  '[API-02, API-04] refuses JSON that is nested 100,000 deep in %s',
  async (field) => {
    const body = `{"name":"deep","${field}":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `deep-${field}` };
    expect((await api.send('POST', 'probe/add', { token, body, headers })).status).toBe(400);
    expect(await count('deep')).toBe(0);
  },
);

test('a key belongs to the account that sent it', async () => {
  const mine = await add('key-5', { name: 'whose' });
  const theirs = await add('key-5', { name: 'whose' }, other);
  expect(theirs.status).toBe(201);
  expect(theirs.body.id).not.toBe(mine.body.id);
  expect((await add('key-5', { name: 'whose' })).body).toEqual(mine.body);
  expect((await add('key-5', { name: 'whose' }, other)).body).toEqual(theirs.body);
  expect(await count('whose')).toBe(2);
});

test('a key of another call is a conflict', async () => {
  await add('key-6', { name: 'here' });
  const { status, body } = await add('key-6', { name: 'there' }, token, 'probe/elsewhere');
  expect([status, body.id]).toEqual([409, undefined]);
  expect(await count('there')).toBe(0);
});

test('[API-04] a key used again for other content is refused, and nothing of it is saved', async () => {
  const first = await add('key-8', { name: 'first grievance' });
  const second = await add('key-8', { name: 'second grievance' });
  expect([second.status, second.body.message]).toEqual([422, errorTexts.keyReused]);
  expect(await count('second grievance')).toBe(0);
  expect((await add('key-8', { name: 'first grievance' })).body).toEqual(first.body);
});

test('the same content in any order and encoding counts as the same', async () => {
  const first = await add('key-9', { name: 'same', outcome: 'keep' });
  const turned = await add('key-9', { outcome: 'keep', name: ' same ' });
  const form = await api.send('POST', 'probe/add', {
    token,
    form: { name: 'same', outcome: 'keep' },
    headers: { 'Idempotency-Key': 'key-9' },
  });
  expect([turned.body, form.body]).toEqual([first.body, first.body]);
});

test('files are content too, by their bytes and their name', async () => {
  const bytes = new Uint8Array(await (await png()).arrayBuffer());
  const other = new Uint8Array(await (await png(3, 3)).arrayBuffer());
  const upload = (file: File | undefined) =>
    api.send('POST', 'probe/add', {
      token,
      form: { name: 'with a file', file },
      headers: { 'Idempotency-Key': 'key-10' },
    });
  const first = await upload(new File([bytes], 'road.png'));
  expect(first.status).toBe(201);
  expect((await upload(new File([bytes], 'road.png'))).body).toEqual(first.body);
  for (const file of [undefined, new File([other], 'road.png'), new File([bytes], 'well.png')]) {
    expect((await upload(file)).status).toBe(422);
  }
  expect(await api.storedFiles()).toHaveLength(1);
});

test('the stored key reveals neither the key nor the content', async () => {
  await add('key-11', { name: 'kept' });
  const rows = await api.db.select().from(idempotencyKeys);
  for (const { key, fingerprint } of rows) {
    expect([key, fingerprint]).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{64}$/)));
  }
});

test.each(['refuse', 'fail', 'fail in the database'])(
  'a call that failed (%s) frees its key',
  async (outcome) => {
    const failed = await add(`key-7-${outcome}`, { name: outcome, outcome });
    expect(failed.status).toBeGreaterThanOrEqual(422);
    expect(await count(outcome)).toBe(0);
    const second = await add(`key-7-${outcome}`, { name: outcome });
    expect(second.status).toBe(201);
    expect(await count(outcome)).toBe(1);
  },
);

test('a key without end is refused', async () => {
  expect((await add('k'.repeat(200), { name: 'long' })).status).toBe(201);
  expect((await add('k'.repeat(201), { name: 'long' })).status).toBe(400);
  expect(await count('long')).toBe(1);
});
