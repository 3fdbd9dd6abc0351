import { describe, expect, test } from 'vitest';
import { registerYear } from '#contract/letters/registers.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { nextCounter } from '#server/letters/letterNumber.ts';
import { refusalOf } from '../complaints/desk.ts';
import { openRoom } from './room.ts';

const room = await openRoom();

const set = (json: object, by = room.mla) => room.put(by, 'office/registers', { ...json });
const numbersOf = async () => {
  const { body } = await room.get(room.mla, 'register/outward?paginate=false&order=asc');
  return (body.data ?? []).map(({ number }) => String(number));
};

describe('the numbers of an office', () => {
  test('[REF-05] restart with the year, at midnight of the state', async () => {
    const { clock, mla } = room;
    const before = (await numbersOf()).length;
    clock.now = new Date('2026-12-31T18:29:59Z');
    const last = await room.sent(mla);
    clock.now = new Date('2026-12-31T18:30:00Z');
    const first = await room.sent(mla);
    clock.now = new Date('2026-03-02T04:30:00Z');
    expect(last.number).toBe(`HZB/GR/2026/${String(before + 1).padStart(4, '0')}`);
    expect(first.number).toBe('HZB/GR/2027/0001');
  });

  test('[REF-05] count from April to March where the office has it so, and go on where a year is the same', async () => {
    expect(registerYear('april', new Date('2027-03-31T18:29:59Z'))).toBe(2026);
    expect(registerYear('april', new Date('2027-03-31T18:30:00Z'))).toBe(2027);
    expect(registerYear('calendar', new Date('2027-03-31T18:30:00Z'))).toBe(2027);
    const { clock, mla } = room;
    const before = (await numbersOf()).filter((number) => number.includes('/2026/')).length;
    expect((await set({ year: 'april' })).body).toMatchObject({ year: { value: 'april', from: 'own' } });
    clock.now = new Date('2027-03-31T04:30:00Z');
    expect((await room.sent(mla)).number).toBe(`HZB/GR/2026/${String(before + 1).padStart(4, '0')}`);
    clock.now = new Date('2027-04-01T04:30:00Z');
    expect((await room.sent(mla)).number).toBe('HZB/GR/2027/0002');
    expect((await set({ year: null })).body).toMatchObject({ year: { value: 'calendar', from: 'default' } });
    clock.now = new Date('2026-03-02T04:30:00Z');
  });

  test('[REF-05] are counted in each series apart, which the office lists', async () => {
    const { mla } = room;
    const series = [
      { code: 'GR', name: 'Grievances' },
      { code: 'RC', name: 'Recommendations' },
    ];
    expect((await set({ series })).body).toMatchObject({ series: { value: series, from: 'own' } });
    expect((await room.sent(mla, { series: 'RC' })).number).toBe('HZB/RC/2026/0001');
    const unknown = await room.post(mla, 'letter', room.letter({ series: 'XY' }));
    expect(refusalOf(unknown, 'series')).toEqual(['The office has no such series.']);
    for (const [given, text] of [
      [[], 'An office needs at least one series.'],
      [[...series, { code: 'GR', name: 'Again' }], 'This series is there already.'],
      [[{ code: 'IN', name: 'Inward' }], 'IN is the series of the inward register.'],
      [[{ code: 'gr', name: 'Small' }], 'Please enter 1 to 4 capital letters.'],
    ] as const) {
      expect(refusalOf(await set({ series: given }), 'series')).toEqual([text]);
    }
    await set({ series: null });
  });

  test('[REF-01, REF-05] a counter that has no year goes on for ever, each for itself', async () => {
    const { db } = room;
    const [office] = await db.select().from(offices);
    const id = office?.id ?? 0;
    expect(await nextCounter(db, id, 'referral', 0)).toBe(1);
    expect(await nextCounter(db, id, 'referral', 0)).toBe(2);
    expect(await nextCounter(db, id, 'other', 0)).toBe(1);
  });
});

describe('the code of an office', () => {
  test('[REF-05] is 2 to 5 capital letters, no other office’s, and stays from the first number on', async () => {
    const { admin, mp, mla, otherMla } = room;
    for (const code of ['A', 'ABCDEF', 'abc', 'A1', 'హుజు']) {
      expect(refusalOf(await set({ code }, otherMla), 'code')).toHaveLength(1);
    }
    expect(refusalOf(await set({ code: 'HZB' }, otherMla), 'code')).toEqual([
      'Another office has this code.',
    ]);
    for (const code of ['KMR', 'KRM']) {
      expect((await set({ code }, mp)).body).toMatchObject({ code, code_stays: false });
    }
    expect(refusalOf(await set({ code: 'HUZ' }), 'code')).toEqual([
      'The code stays: numbers have been given with it.',
    ]);
    expect((await set({ code: 'HZB' })).status).toBe(200);
    expect((await room.get(mla, 'office/registers')).body).toMatchObject({ code: 'HZB', code_stays: true });
    expect((await set({ code: 'TS' }, admin)).status).toBe(200);
  });

  test('[REF-05, GRD-01] is given by who runs the office, year and series are inherited', async () => {
    const { staff, deskHead, dispatcher, mp, mla } = room;
    expect((await set({}, deskHead)).status).toBe(200);
    for (const by of [staff, dispatcher]) expect((await set({}, by)).status).toBe(403);
    await set({ year: 'april' }, mp);
    expect((await room.get(mla, 'office/registers')).body).toMatchObject({
      year: { value: 'april', from: 'parliament' },
    });
    await set({ year: null }, mp);
    const { body } = await room.get(mla, 'office/registers');
    expect(await set({ version: 1 })).toMatchObject({
      status: 409,
      body: { current: { version: body.version } },
    });
  });
});
