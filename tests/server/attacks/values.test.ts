import { beforeAll, describe, expect, test } from 'vitest';
import { png } from '../../fixtures/index.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';
import { CASE_MAP, cases, csvFile } from '../transfer/import/complaintFile.ts';

let desk: Desk;
let id = 0;
beforeAll(async () => {
  desk = await openDesk();
  id = (await desk.record(desk.mla)).id;
});

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const json = { 'Content-Type': 'application/json' };
const HALF = '\ud83d';

test('[API-02, API-04] a method that is no text', async () => {
  for (const method of ['{"toString":1}', '{}', '[]', '["PUT"]', '7', 'true']) {
    const body = `{"_method":${method}}`;
    const answered = await desk.send('POST', 'login', { body, headers: json });
    const refused = [answered.status, Object.keys(answered.body.errors ?? {})];
    expect(refused, method).toEqual([422, ['_method']]);
  }
  const nested = `{"_method":${deep(5_000)}}`;
  expect((await desk.send('POST', 'login', { body: nested, headers: json })).status).toBe(400);
});

describe('days that no calendar of the database has', () => {
  test.each(['0000-01-01', '0000-12-31'])('[API-04] %s in a filter and in a field', async (date) => {
    const list = await desk.get(desk.admin, `complaint?page=1&from_date=${date}`);
    expect([list.status, Object.keys(list.body.errors ?? {})]).toEqual([422, ['from_date']]);
    const form = {
      name: 'Road',
      description: 'x',
      date,
      status: 'true',
      ...desk.places.V1,
      file: await png(),
    };
    const added = await desk.send('POST', 'achievement', { token: desk.admin.token, form });
    expect([added.status, added.body.errors?.date?.length]).toEqual([422, 1]);
  });

  test.each(['0001-01-01', '9999-12-31'])('[LIST-03] %s is one', async (date) => {
    for (const path of ['complaint', 'news', 'achievement', 'privacy/access']) {
      for (const end of path === 'complaint' || path === 'privacy/access'
        ? ['from_date', 'to_date']
        : ['date_gte', 'date_lte']) {
        expect((await desk.get(desk.admin, `${path}?page=1&${end}=${date}`)).status, path).toBe(200);
      }
    }
  });

  test.each(['0000-06-01', '01/01/0000', '0001-01-01', '1/1/0001'])(
    '[API-04] %s in an import',
    async (opendate) => {
      const file = csvFile([{ ...cases(1)[0], opendate }]);
      const form = { file, map: JSON.stringify(CASE_MAP) };
      const { status, body } = await desk.send('POST', 'complaint/import', { token: desk.admin.token, form });
      expect([status, JSON.stringify(body.errors)]).toEqual([422, expect.stringContaining('created_at')]);
    },
  );
});

describe('values that a JSON column cannot store', () => {
  test.each(['complaint', 'complaint/search', 'news', 'leader'])(
    '[LIST-10] a NUL in the keyword of an export of %s',
    async (path) => {
      const field = path === 'complaint/search' ? 'term' : 'keyword';
      const answered = await desk.get(desk.mla, `${path}?export=yes&page=1&${field}=road%00s`);
      expect(answered.status).toBe(200);
    },
  );

  test.each([['\0'], [HALF]])('%j in the map of an import', async (text) => {
    for (const map of [
      { ...CASE_MAP, name: { column: `citizen${text}` } },
      { ...CASE_MAP, assigned: { otherwise: text } },
      { ...CASE_MAP, category: { column: 'complaint_type', values: { [text]: 'Roads' } } },
    ]) {
      for (const path of ['complaint/import/preview', 'complaint/import']) {
        const form = { file: csvFile(cases(2)), map: JSON.stringify(map) };
        const { status, body } = await desk.send('POST', path, { token: desk.admin.token, form });
        expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['map']]);
      }
    }
  });

  test('[DET-03, DET-05] half a letter in a remark, an answer and a closing message', async () => {
    const message = `Done ${HALF} today`;
    const post = (path: string, json: object) =>
      desk.send('POST', path, { token: desk.mla.token, json, headers: { 'Idempotency-Key': path } });
    expect((await post('complaint/history', { complaint_id: id, message })).status).toBe(201);
    expect(
      (await post('complaint/response', { complaint_id: id, message, status: 'responded' })).status,
    ).toBe(201);
    expect((await post('complaint/close', { id, message })).status).toBe(200);
    expect((await desk.history(desk.mla, id))?.at(-1)).toBe('Done  today');
  });

  test('[CRE-09] a name of a file is cut between letters', async () => {
    const { id: complaint_id } = await desk.record(desk.mla);
    const file = new File([await png()], `${'x'.repeat(254)}😀.png`, { type: 'image/png' });
    const sent = { token: desk.mla.token, form: { complaint_id, file } };
    const { status, body } = await desk.send('POST', 'complaint/media', sent);
    expect([status, body.name]).toEqual([201, 'x'.repeat(254)]);
  });
});

test.each([
  ['an object', '{"toString":1}'],
  ['a list', '["9848012345"]'],
  ['a deep list', deep(20)],
  ['true', 'true'],
])('[CRE-17] %s where a phone belongs', async (_, value) => {
  for (const path of ['complaint', 'leader', 'staff', 'contact', 'division/incharge']) {
    const { status, body } = await desk.send('POST', path, {
      token: desk.mla.token,
      body: `{"phone":${value}}`,
      headers: json,
    });
    expect([status, body.errors?.phone?.length], path).toEqual([422, 1]);
  }
});
