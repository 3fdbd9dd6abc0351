import { readSheet } from 'read-excel-file/universal';
import { describe, expect, test } from 'vitest';
import { exports } from '#server/transfer/schema/exports.ts';
import { refusalOf } from '../complaints/desk.ts';
import { compact, printed } from '../kernel/pdf/printed.ts';
import { ADDRESSEE, openRoom } from './room.ts';

const room = await openRoom();
const sent: { id: number; number: string }[] = [];
const to = (department: string) => ({ addressee: { ...ADDRESSEE, department } });
sent.push(await room.sent(room.mla, to('Roads')));
sent.push(await room.sent(room.mla, to('Water')));
sent.push(
  await room.sent(room.mla, {
    ...to('Roads'),
    language: 'te',
    texts: { te: { subject: 'రహదారి', body: 'మా' } },
  }),
);
const wrong = await room.sent(room.mla, to('Water'));
await room.post(room.mla, `letter/${wrong.id}/cancel`, { reason: '=cmd|x' });

const print = (json: object, by = room.dispatcher) => room.post(by, 'letter/print', { ...json });
const opened = async (link: unknown) => printed(await room.opened(link));
const register = async (query: string, by = room.mla) => room.get(by, `register/outward?${query}`);
const fetched = async (link: unknown) => {
  const response = await room.app.fetch(new Request(`http://localhost${link}`));
  return response.arrayBuffer();
};

describe('[REF-07] what is printed', () => {
  test('letters are one PDF in the order of the register, whatever order they are named in', async () => {
    const [one, two, three] = sent;
    const { body } = await print({ id: [three?.id, one?.id, two?.id] });
    const { pages } = await opened(body.link);
    expect(pages).toHaveLength(3);
    for (const [at, { number }] of sent.entries()) expect(pages[at]).toContain(number);
    expect(await room.db.$count(exports)).toBe(1);
  });

  test('envelopes and labels have whom each letter is for', async () => {
    const id = sent.map((letter) => letter.id);
    const envelopes = await opened((await print({ id, print: 'envelopes' })).body.link);
    expect(envelopes.pages).toHaveLength(3);
    expect(envelopes.pages[1]).toContain(compact('Sri K. Narsaiah Executive Engineer Water Huzurabad'));
    expect(envelopes.pages[1]).toContain(compact('Camp Office, Karimnagar Road'));
    const labels = await opened((await print({ id, print: 'labels' })).body.link);
    expect(labels.pages).toHaveLength(1);
    for (const { number } of sent) expect(labels.pages[0]).toContain(number);
  });

  test('a dispatch sheet has a page for each department, with room to sign', async () => {
    const id = sent.map((letter) => letter.id);
    const { pages } = await opened((await print({ id, print: 'sheet' })).body.link);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/^Roads/);
    expect(pages[0]).toContain(compact('Received: signature, date'));
    expect(pages[0]).toContain(sent[2]?.number);
    expect(pages[1]).toMatch(/^Water/);
    expect(pages[1]).not.toContain(sent[0]?.number);
    const telugu = await opened((await print({ id, print: 'sheet', language: 'te' })).body.link);
    expect(telugu.pages[0]).toContain(compact('అందుకున్నవారి సంతకం, తేదీ'));
  });

  test('letters, the sheet of each department and envelopes in their size, as one print', async () => {
    const id = sent.map((letter) => letter.id);
    const { pages, widths } = await opened((await print({ id, print: 'all' })).body.link);
    expect(widths).toEqual([210, 210, 210, 210, 210, 220, 220, 220]);
    for (const [at, { number }] of sent.entries()) expect(pages[at]).toContain(number);
    expect(pages[3]).toContain(compact('Received: signature, date'));
    expect(pages[5]).toContain(compact('Sri K. Narsaiah Executive Engineer Roads'));
  });

  test('at most a hundred letters at once, and none but those of the register', async () => {
    const draft = await room.draft(room.mla);
    const many = Array.from({ length: 101 }, (_, at) => at + 1);
    expect(refusalOf(await print({ id: many }), 'id')).toEqual(['These are too many at once.']);
    for (const id of [[draft], [999_999]])
      expect(refusalOf(await print({ id }), 'id')).toEqual([
        'Some of these letters are not in the register of the office.',
      ]);
    expect(refusalOf(await print({ id: [sent[0]?.id] }, room.otherMla), 'id')).toHaveLength(1);
    expect((await print({ id: [sent[0]?.id] }, room.staff)).status).toBe(403);
  });
});

describe('[REF-05, REF-07] the outward register', () => {
  test('is found by words, kind, state and day, in the order of numbers', async () => {
    const numbers = async (query: string) => (await register(query)).body.data?.map(({ number }) => number);
    expect(await numbers('keyword=రహదారి')).toEqual([sent[2]?.number]);
    expect(await numbers('department=Water&state=dispatched')).toEqual([sent[1]?.number]);
    expect(await numbers('from=2026-03-03')).toEqual([]);
    expect(await numbers('from=2026-03-02&to=2026-03-02&order=asc')).toEqual([
      ...sent.map(({ number }) => number),
      'HZB/GR/2026/0004',
    ]);
    expect((await register('kind=thanks')).body).toMatchObject({ data: [], total: 0 });
    expect((await register('page=1&per_page=2')).body).toMatchObject({ total: 4, data: [{}, {}] });
    expect((await register('page=1000000&per_page=2')).body).toMatchObject({ total: 4, data: [] });
    expect((await register('', room.staff)).status).toBe(403);
    expect((await register('', room.otherMla)).body.total).toBe(0);
  });

  test('tells of a case that is not the reader’s no more than its number', async () => {
    const { body } = await register('per_page=1&page=1', room.dispatcher);
    expect(body.data?.[0]?.complaint).toEqual({ id: null, complaint_number: expect.any(String) });
    const own = await register('per_page=1&page=1');
    expect(own.body.data?.[0]?.complaint).toEqual({
      id: room.complaint_id,
      complaint_number: expect.any(String),
    });
  });

  test('of a period is a PDF, an Excel file and a csv, with what was cancelled and why', async () => {
    const of = async (format: string) =>
      (await register(`export=yes&format=${format}&from=2026-01-01&to=2026-12-31`)).body.link;
    const { pages } = await opened(await of('pdf'));
    for (const { number } of sent) expect(pages[0]).toContain(number);
    expect(pages[0]).toContain(compact('Cancelled on 02-03-2026: =cmd|x'));
    expect(pages[0]).toContain(compact('01-01-2026 to 31-12-2026'));
    const rows = await readSheet(new Blob([await fetched(await of('xlsx'))]));
    expect(rows.map(([number]) => number)).toEqual([
      'Number',
      ...sent.map(({ number }) => number),
      'HZB/GR/2026/0004',
    ]);
    expect(rows[1]?.[1]).toEqual(new Date('2026-03-02T00:00:00Z'));
    const csv = Buffer.from(await fetched(await of('csv'))).toString();
    expect(csv).toContain('2026-03-02');
    expect(csv.split('\r\n').filter(Boolean)).toHaveLength(5);
  });

  test('keeps a letter whose case was deleted; the link goes', async () => {
    const { id } = await room.record(room.mla);
    const { number } = await room.sent(room.mla, { complaint_id: id });
    expect((await room.remove(room.mla, `complaint/${id}`)).status).toBe(200);
    const { body } = await register('per_page=1&page=1');
    expect(body.data?.[0]).toMatchObject({ number, complaint: null });
  });
});
