import { asc, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ERASED } from '#contract/desk/privacy.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { erasures } from '#server/desk/schema/erasures.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { inwardLetters, letters } from '#server/letters/schema/letters.ts';
import { referralReplies } from '#server/letters/schema/referrals.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { insertContact, insertDepartment } from '../../../worlds/contacts.ts';
import { openDesk } from '../../complaints/desk.ts';
import { tracesOf } from './traces.ts';

const PHONE = '9848700001';
const ADDRESSEE = { name: 'Ravi', department: 'Water', designation: 'Engineer', address: '' };

const desk = await openDesk();
registerHandlers(desk.services);
await desk.db.update(offices).set({ code: sql`'O' || chr(65 + ${offices.id})` });
await desk.put(desk.mla, 'office/registers', { code: 'HZB' });
const officer = await insertContact(
  desk.db,
  {},
  { name: 'Ravi', department: await insertDepartment(desk.db, 'Water') },
);
/** A complaint of another person. */
const other = (await desk.record(desk.mla, { name: 'Mallesh Yadav', phone: '9848700002' })).id;

async function call(path: string, json: object): Promise<Record<string, unknown>> {
  const { body, status } = await desk.post(desk.mla, path, json as Record<string, unknown>);
  expect([path, status, body.errors]).toEqual([path, expect.toBeOneOf([200, 201]), undefined]);
  return body;
}
const write = async (text: string, given: object = {}) => {
  const texts = { en: { subject: 'Water', body: text } };
  const letter = { kind: 'recommendation', language: 'en', texts, complaint_id: other, addressee: ADDRESSEE };
  return Number((await call('letter', { ...letter, ...given })).id);
};
const enter = (sender: string, subject = 'A drain') =>
  call('register/inward', { sender, way: 'letter', subject });
const erase = (given: object) =>
  desk.post(desk.admin, 'privacy/person/erase', { open: true, confirmation: PHONE, ...given });
const bodies = async () =>
  (await desk.db.select().from(letters).orderBy(asc(letters.id))).map(({ texts }) => texts.en?.body);

describe('[GRD-09, REF-05, REF-10] an erasure finds the person in texts about others', () => {
  const [OLD, NEW] = ['Sammakka Pogula', 'Saritha Vempati'];
  const EITHER = `${OLD}, now ${NEW}`;

  test('by names of before they were changed, in every table, and as a sender', async () => {
    const hers = await desk.record(desk.mla, { name: OLD, phone: PHONE });
    const place = { ...desk.places.V1, category_id: desk.roads };
    await call('cause', { ...place, title: `Pump of ${OLD}`, note: OLD, complaint_ids: [hers.id] });
    await call('cause', { ...place, title: 'Lamps', note: `Ask ${OLD}`, complaint_ids: [other] });
    const answer = { complaint_id: other, message: `${EITHER} has the key.`, status: 'responded' };
    await call('complaint/response', answer);
    await call('complaint/history', { complaint_id: other, message: `Asked ${OLD}` });
    await write(`The house of ${OLD}\nis near.`, {
      copies_to: [{ text: EITHER }],
      enclosures: [`Card of ${NEW}`],
      their_ref: NEW,
    });
    const sent = await write('Please look.', {
      addressee: { ...ADDRESSEE, name: NEW, address: `c/o ${OLD}` },
    });
    await call(`letter/${sent}/dispatch`, {});
    const asked = await call('referral', {
      ...{ complaint_id: other, contact_ids: [officer], way: 'letter' },
      ...{ subject: `Beside ${OLD}`, request: EITHER },
    });
    const referral = (asked.data as { id: number }[])[0]?.id;
    await call(`referral/${referral}/dispatch`, {});
    const reply = { way: 'phone', is_final: 'true', action: 'rejected', reason: EITHER, text: `Of ${OLD}` };
    const noted = await desk.send('POST', `referral/${referral}/reply`, {
      ...{ token: desk.mla.token, form: reply },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect([noted.status, noted.body.errors]).toEqual([200, undefined]);
    await enter(OLD);
    await enter(`${NEW}, V1`);
    await enter('The Collector', `On ${OLD}`);
    const numbers = async () =>
      (await desk.db.select().from(inwardLetters).orderBy(asc(inwardLetters.id))).map(({ number }) => number);
    const before = await numbers();
    const json = { name: NEW };
    expect((await desk.put(desk.mla, `complaint/${hers.id}`, json)).status).toBe(200);

    expect((await erase({ phone: PHONE })).status).toBe(200);
    const words = ['Sammakka', 'Saritha', 'Vempati', 'Pogula', PHONE];
    expect(await tracesOf(desk.db, desk.services.files, words)).toEqual([]);
    expect(await numbers()).toEqual(before);
    expect(await bodies()).toEqual([`The house of ${ERASED}\nis near.`, 'Please look.', expect.any(String)]);
    const titles = await desk.db.select({ title: causes.title }).from(causes).orderBy(asc(causes.id));
    expect(titles).toEqual([{ title: `Pump of ${ERASED}` }, { title: 'Lamps' }]);
    expect(await desk.db.select({ text: referralReplies.text }).from(referralReplies)).toEqual([
      { text: `Of ${ERASED}` },
    ]);
    expect((await desk.get(desk.mla, `complaint/${other}`)).body.name).toBe('Mallesh Yadav');
  });
});

describe('[GRD-09] an erasure that was cut off and is begun again', () => {
  const [OLD, NEW, MANY] = ['Chukka Pentamma', 'Lalitha Vempati', '9848700007'];
  const cut = sql`create function power_cut() returns trigger language plpgsql as $$
    begin raise exception 'power cut'; end $$`;
  const cutAtTheEnd = sql`create trigger power_cut before insert on access_log for each row
    when (new.kind = 'erasure') execute function power_cut()`;

  test('looks for a name and a number that only stood in what it had erased by then, and keeps neither', async () => {
    const hers = await desk.record(desk.mla, { name: OLD, phone: MANY });
    const path = `complaint/${hers.id}`;
    await desk.send('PUT', path, { token: desk.mla.token, json: { name: NEW } });
    const person = sql`id = ${(hers as { person_id?: number }).person_id}::int`;
    await desk.db.execute(sql`update persons set name = ${NEW}, former_names = '{}' where ${person}`);
    await desk.db.execute(sql`
      insert into complaints (complaint_number, name, phone, details, search_text, source, type, is_internal, status,
        category_id, parliament_id, assembly_id, mandal_id, area_id, created_at)
      select '2027-' || n, ${NEW}, ${MANY}, '', '', 'web', 'complaint', true, 'open', ${desk.roads}::int,
        ${desk.places.V1.parliament_id}::int, ${desk.places.V1.assembly_id}::int, ${desk.places.V1.mandal_id}::int,
        ${desk.places.V1.area_id}::int, now() + interval '1 day'
      from generate_series(1, 200) as n`);
    await call('complaint/history', { complaint_id: other, message: `Asked ${OLD}` });
    const erasing = () => erase({ phone: MANY, confirmation: MANY });
    const traces = () => tracesOf(desk.db, desk.services.files, [OLD]);

    await desk.db.execute(cut);
    await desk.db.execute(cutAtTheEnd);
    expect((await erasing()).status).toBe(500);
    await desk.db.execute(sql`drop function power_cut cascade`);
    const tables = (await traces()).map((trace) => trace.split(':')[0]);
    expect(tables).toEqual(expect.arrayContaining(['complaint_history', 'erasures']));
    expect((await erasing()).status).toBe(200);
    expect(await traces()).toEqual([]);
    expect(await desk.db.$count(erasures)).toBe(0);
  });
});

describe('[GRD-09] a name that another person has, too', () => {
  const [NAME, HIS] = ['Rama Rao', '9848700003'];
  let his: { id: number; complaint_number: string; person_id: number };

  test('only what says the village, the phone or the grievance is about the person', async () => {
    await desk.db.delete(letters).where(sql`not exists (select from referrals where letter_id = letters.id)`);
    await desk.db
      .delete(inwardLetters)
      .where(sql`not exists (select from referral_replies where inward_id = inward_letters.id)`);
    const before = (await bodies()).length;
    his = (await desk.record(desk.mla, { name: NAME, phone: HIS })) as unknown as typeof his;
    await desk.record(desk.mla, { ...desk.places.V2, name: NAME, phone: '9848700004' });
    const texts = [
      `${NAME} has seen it`,
      `${NAME} of V1 has seen it`,
      `${NAME} of V2 has seen it`,
      `${NAME}, ${his.complaint_number}`,
      `${NAME}, 98487 00003`,
      `Rama Raoji, 98487 00003`,
    ];
    for (const text of texts) await write(text);
    await enter(NAME);
    await enter(`${NAME}, V1`);
    const { mentions } = (await desk.post(desk.admin, 'privacy/person', { person_id: his.person_id }))
      .body as unknown as { mentions: { id: number }[] };
    expect(mentions.map(({ id }) => id)).toEqual([other]);
    expect((await erase({ person_id: his.person_id, confirmation: HIS })).status).toBe(200);
    expect((await bodies()).slice(before)).toEqual([
      texts[0],
      `${ERASED} of V1 has seen it`,
      texts[2],
      `${ERASED}, ${his.complaint_number}`,
      `${ERASED}, ${ERASED}`,
      `Rama Raoji, ${ERASED}`,
    ]);
    const senders = await desk.db
      .select({ sender: inwardLetters.sender, subject: inwardLetters.subject })
      .from(inwardLetters)
      .orderBy(asc(inwardLetters.id));
    expect(senders.slice(-2)).toEqual([
      { sender: NAME, subject: 'A drain' },
      { sender: `${ERASED}, V1`, subject: ERASED },
    ]);
  });
});
