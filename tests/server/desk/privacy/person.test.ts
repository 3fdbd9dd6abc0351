import { like, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { effortOf } from '#server/complaints/search/effort.ts';
import { keywordWords } from '#server/complaints/search/words.ts';
import { expireExports } from '#server/transfer/export/expireExports.ts';
import { openDesk } from '../../complaints/desk.ts';
import { holdCitizen } from './citizen.ts';
import { unpacked } from './unpacked.ts';
import { MARKER, NAME, PHONE } from './who.ts';

const desk = await openDesk();
registerHandlers(desk.services);
const held = await holdCitizen(desk, { close: false });

const find = async (json: Record<string, unknown>) =>
  (await desk.post(desk.admin, 'privacy/people', json)).body.data;
const last = async () => (await desk.get(desk.admin, 'privacy/access?per_page=1')).body.data?.[0];

describe('finding', () => {
  const person = () => ({
    ...{ phone: PHONE, names: expect.arrayContaining([NAME]), records: 6 },
    persons: [{ id: held.person_id, name: NAME }],
  });

  test.each([
    ['the phone', { phone: PHONE }],
    ['the phone as it is written', { phone: '+91 98765 01234' }],
    ['a part of the name', { name: 'venkatalakshmi' }],
    ['both', { phone: PHONE, name: NAME }],
  ])('[API-05] a person by %s', async (_, json) => {
    expect(await find(json)).toEqual([person()]);
    expect(await last()).toMatchObject({ kind: 'personSearch', rows: 1, user: { id: desk.admin.id } });
  });

  test('a name in another script finds the complaint', async () => {
    const [found] = (await find({ name: 'వెంకటలక్ష్మి' })) ?? [];
    expect(found).toMatchObject({ phone: PHONE });
  });

  test('[API-04] refuses a search without a value or a match', async () => {
    expect(await find({ phone: '9000099999' })).toEqual([]);
    expect(await find({ phone: PHONE, name: 'Somebody Else' })).toEqual([]);
    const { status, body } = await desk.post(desk.admin, 'privacy/people', {});
    expect([status, body.errors]).toEqual([422, { phone: [errorTexts.personRequired] }]);
    const wrong = await desk.post(desk.admin, 'privacy/people', { phone: '12345' });
    expect(wrong.body.errors).toEqual({ phone: [errorTexts.phoneHas5] });
  });
});

describe('stored data', () => {
  test('[API-05] is listed by kind, with what hangs on it', async () => {
    const mention = await desk.record(desk.mla, { phone: '9000000002', details: `<p>Ask ${PHONE}.</p>` });
    const { body } = await desk.post(desk.admin, 'privacy/person', { phone: PHONE });
    expect(body).toMatchObject({
      phone: PHONE,
      counts: { complaint: 1, person: 2, leader: 1, appUser: 1, divisionIncharge: 1, contact: 1, account: 0 },
      open: 1,
      files: 3,
      messages: 1,
      mails: 1,
      visits: 1,
      mentions: [{ id: mention.id, complaint_number: mention.complaint_number }],
    });
    const records = body.records as { kind: string; id: number; number: string | null }[];
    expect(records.find(({ kind }) => kind === 'complaint')).toMatchObject({
      id: held.id,
      number: expect.stringMatching(/^2026-/),
    });
    expect(await last()).toMatchObject({ kind: 'personView', rows: 7 });
  });

  test('[LIST-10] comes as one file with every text and every attachment, through a link that expires', async () => {
    const { body } = await desk.post(desk.admin, 'privacy/person/export', { phone: PHONE });
    expect(await last()).toMatchObject({ kind: 'personExport', rows: 7 });
    const link = String(body.link);
    expect(link).not.toContain(PHONE);
    const open = (url = link) => desk.app.fetch(new Request(`http://localhost${url}`));
    const response = await open();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; .*\.zip/);
    const archive = unpacked(new Uint8Array(await response.arrayBuffer()));
    const data = JSON.parse(archive.get('data.json')?.toString() ?? '');
    expect(data.records.complaint[0]).toMatchObject({ name: NAME, phone: PHONE });
    for (const part of [
      'responses',
      'history',
      'timeline',
      'followups',
      'mails',
      'messages',
      'visits',
      'households',
      'merges',
      'causes',
      'causeAnswers',
      'views',
      'files',
    ]) {
      expect([part, data[part].length > 0]).toEqual([part, true]);
    }
    expect(JSON.stringify(data.history)).toContain(MARKER);
    const names = data.files.map(({ entry }: { entry: string }) => entry);
    expect([...archive.keys()]).toEqual(['data.json', ...names]);
    expect(JSON.stringify(data)).not.toMatch(/"key"|password/);

    expect((await open(link.replace(/signature=../, 'signature=xx'))).status).toBe(404);
    desk.clock.now = new Date(desk.clock.now.getTime() + 3 * 60 * 60_000);
    expect((await open()).status).toBe(404);
    await expireExports(desk.services, desk.clock.now);
    const { body: again } = await desk.post(desk.admin, 'privacy/person/export', { phone: '9000099999' });
    expect((await open(String(again.link))).status).toBe(200);
  });
});

const RECORDS = 1_000;

test('[SHELL-13, LIST-04] in an office of some hundred complaints a person is found by name', async () => {
  const desk = await openDesk();
  const { parliament_id, assembly_id, mandal_id, area_id } = desk.places.V1;
  await desk.db.execute(sql`
    insert into complaints (complaint_number, name, phone, details, search_text, source, type, is_internal, status,
      category_id, parliament_id, assembly_id, mandal_id, area_id)
    select '2025-' || n, case when n = 7 then 'Yadagiri' else 'Citizen ' || n end, '98480' || 10000 + n, '',
      case when n = 7 then 'yadagiri' else 'citizen ' || n end, 'web', 'complaint', true, 'open', ${desk.roads},
      ${parliament_id}, ${assembly_id}, ${mandal_id}, ${area_id}
    from generate_series(1, ${RECORDS}::int) as n`);
  const found = await desk.post(desk.admin, 'privacy/people', { name: 'Yadagiri' });
  expect(found).toMatchObject({
    status: 200,
    body: { data: [{ phone: '9848010007', names: ['Yadagiri'] }] },
  });

  // Without the index of the sample the planner looks at all of them, which are not more than there are.
  const words = keywordWords('nowhere', { has: like, searches: [] })?.found ?? (() => undefined);
  const { looked } = await desk.db.transaction((tx) => effortOf(tx, { where: undefined, words }));
  expect(looked).toBeLessThanOrEqual(RECORDS);
});
