import { asc } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { withoutWords } from '#server/desk/privacy/withoutWords.ts';
import { inboxRows } from '#server/messages/schema/citizens.ts';
import { NO_PHONES, PHONES } from '../contract/kernel/phoneCases.ts';
import { refusalOf } from './complaints/desk.ts';
import { openHooks } from './messages/hooks.ts';
import { CASE_MAP, cases, csvFile } from './transfer/import/complaintFile.ts';

/* Each way in reads phone numbers by the same rule; `contract/phone.test.ts` tries the rule itself. */

const desk = await openHooks();

const MOBILE = '9848011101';
const LANDLINE = '0878-2245678';
/** Ways to write one phone, without the ones that are searched for as something else. */
const written = (wanted: string) => PHONES.flatMap(([typed, phone]) => (phone === wanted ? typed : []));
const last = <T>(rows: T[]) => rows.at(-1);

describe('[CRE-17] a phone number that comes by', () => {
  test('the API is understood, or refused with the reason', async () => {
    for (const typed of ['\u202A+91 98480 11101\u202C', '౯౮౪౮౦౧౧౧౦౧'])
      expect(await desk.record(desk.mla, { phone: typed })).toMatchObject({ phone: MOBILE });
    const { id } = await desk.record(desk.mla, { name: 'Sarpanch', phone: '0878 2245678' });
    const put = (phone: string) =>
      desk.send('PUT', `complaint/${id}`, { token: desk.mla.token, json: { phone } });
    expect((await put(LANDLINE)).body.phone).toBe(LANDLINE);
    for (const [typed, refusal] of NO_PHONES)
      expect([typed, refusalOf(await put(typed), 'phone')]).toEqual([typed, [errorTexts[refusal]]]);
  });

  test('an import is understood, or refused with its cell', async () => {
    const sent = (path: string, phones: readonly string[]) => {
      const rows = phones.map((mobile, index) => ({ ...cases(1)[0], unique_key: `${path}${index}`, mobile }));
      const form = { file: csvFile(rows), map: JSON.stringify(CASE_MAP) };
      return desk.send('POST', path, { token: desk.admin.token, form });
    };
    const good = await sent(
      'complaint/import/preview',
      PHONES.map(([typed]) => typed),
    );
    expect(good.body).toMatchObject({ error_count: 0, created: PHONES.length });
    const bad = await sent(
      'complaint/import/preview',
      NO_PHONES.map(([typed]) => typed),
    );
    expect(bad.body.errors).toMatchObject(
      NO_PHONES.map(([typed, refusal], index) => ({
        row: index + 2,
        message: `phone: "${typed}": ${errorTexts[refusal]} (cell H${index + 2})`,
      })),
    );
  });

  test('a message belongs to the person with its phone, also a landline without its hyphen', async () => {
    await desk.record(desk.mla, { name: 'Sarpanch', phone: LANDLINE });
    const from = async (typed: string) => {
      const at = desk.clock.now.toISOString();
      expect(await desk.joined({ channel: 'call', id: typed, from: typed, at })).toBe(200);
      return last(await desk.db.select().from(inboxRows).orderBy(asc(inboxRows.id)))?.phone;
    };
    for (const typed of ['+919848011101', '0091 98480 11101', 'tel:+919848011101', '౯౮౪౮౦౧౧౧౦౧'])
      expect([typed, await from(typed)]).toEqual([typed, MOBILE]);
    for (const typed of ['918782245678', '08782245678', LANDLINE])
      expect([typed, await from(typed)]).toEqual([typed, LANDLINE]);
    expect(await from('+65 9123 4567')).toBe('+6591234567');
    const two = { channel: 'call', from: '98480 11101 / 98480 11102', at: desk.clock.now.toISOString() };
    expect(await desk.joined(two)).toBe(422);
  });
});

describe('[LIST-03, LIST-04, PER-04] a phone number is found', () => {
  beforeAll(async () => {
    await desk.db.delete(complaints);
    await desk.record(desk.mla, { name: 'Yadagiri', phone: MOBILE });
    await desk.record(desk.mla, { name: 'Sarpanch', phone: LANDLINE });
  });
  const found = async (text: string) => {
    const person = await desk.send('POST', 'person/find', { token: desk.mla.token, json: { text } });
    return [
      (await desk.list(desk.mla, { term: text, page: 1 }, 'complaint/search')).names,
      [...new Set((person.body.data as unknown as { phones: string[] }[]).map(({ phones }) => phones[0]))],
    ];
  };

  test.each(written(MOBILE))('written as %j', async (typed) => {
    expect(await found(typed)).toEqual([['Yadagiri'], [MOBILE]]);
    expect((await desk.list(desk.mla, { phone: typed, page: 1 })).names).toEqual(['Yadagiri']);
  });

  test.each([...written(LANDLINE), '08782245678', '8782245678', '2245678', '0878', '0878-22'])(
    'a landline written as %j',
    async (typed) => {
      expect(await found(typed)).toEqual([['Sarpanch'], [LANDLINE]]);
    },
  );

  test('beside a name', async () => {
    expect(await found('Yadagiri +91 98480 11101')).toEqual([['Yadagiri'], [MOBILE]]);
  });
});

test('[API-05] an erased phone is taken out of texts however it is written there', () => {
  const without = withoutWords([MOBILE, LANDLINE]);
  for (const typed of [
    '+91 98480-11101',
    '98480.11101',
    '౯౮౪౮౦ ౧౧౧౦౧',
    '0878-2245678',
    '0878 224 5678',
    '08782245678',
  ])
    expect([typed, without(`Call ${typed} today`)]).toEqual([typed, 'Call (erased) today']);
  expect(without('Paper 198480111012')).toBe('Paper 198480111012');
});

test('[MSG-11] a landline is sent no message, a mobile of the same person is', async () => {
  const { person_id } = await desk.record(desk.mla, { name: 'Sarpanch', phone: LANDLINE });
  const wishes = await desk.get(desk.mla, `person/${person_id}/wishes`);
  expect(wishes.body).toMatchObject({ phones: [{ phone: LANDLINE, mobile: false }] });
});
