import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { Matching } from '#server/persons/matching.ts';
import { complaintPersons, leftPersons, persons } from '#server/persons/schema/persons.ts';
import { type Desk, openDesk, refusalOf } from '../complaints/desk.ts';

const desk = await openDesk();
const { pass: later } = desk;
let phones = 9_848_000_000;

const newPhone = () => String(++phones);
const personOf = async (given: Record<string, unknown>, by = desk.mla) =>
  (await desk.record(by, given)).person_id;
const stored = async (id: unknown) =>
  (
    await desk.db
      .select()
      .from(persons)
      .where(eq(persons.id, Number(id)))
  )[0];
const edit = (id: number, json: Record<string, unknown>) => desk.put(desk.mla, `complaint/${id}`, json);

describe('a new case', () => {
  test('[PER-01, PER-02] brings a person with the name, the phone and the place that it tells', async () => {
    const phone = newPhone();
    const { person_id, version } = await desk.record(desk.staff, { name: 'లక్ష్మి', phone });
    expect(await stored(person_id)).toMatchObject({
      ...{ name: 'లక్ష్మి', other_name: null, phones: [phone], language: null, note: null, address: null },
      ...desk.places.V1,
      ...{ state: 'active', by_hand: false, version: 1, created_at: desk.clock.now },
    });
    expect(version).toBe(1);
  });

  test('[PER-02] belongs to the person with its phone and a matching name, in any script', async () => {
    const phone = newPhone();
    const first = await personOf({ name: 'Lakshmi Reddy', phone });
    expect(await personOf({ name: 'లక్ష్మి', phone: `+91 ${phone}` }, desk.staff)).toBe(first);
    expect(await personOf({ name: 'R. Laxmi', phone, ...desk.places.V2 })).toBe(first);
    expect(await desk.db.$count(complaintPersons, eq(complaintPersons.person_id, Number(first)))).toBe(3);
  });

  test('[PER-02] of another name with the same phone, or of another phone, brings another person', async () => {
    const phone = newPhone();
    const all = [
      await personOf({ name: 'Ramesh', phone }),
      await personOf({ name: 'Padma', phone }),
      await personOf({ name: 'Ramesh', phone: newPhone() }),
    ];
    expect(new Set(all).size).toBe(3);
    expect(await personOf({ name: 'Padma', phone })).toBe(all[1]);
  });

  test('[PER-02] goes to the one of several with the latest case', async () => {
    const phone = newPhone();
    const [short, long] = [
      await personOf({ name: 'Venkat Rao', phone }),
      await personOf({ name: 'Venkat Goud', phone }),
    ];
    later(1);
    await personOf({ name: 'Venkat Rao', phone });
    expect(await personOf({ name: 'Venkat', phone })).toBe(short);
    later(1);
    await personOf({ name: 'Venkat Goud', phone });
    later(1);
    expect(await personOf({ name: 'Venkat', phone })).toBe(long);
  });

  test('[PER-01, PER-02] of another assembly brings a person of that one', async () => {
    const phone = newPhone();
    const here = await personOf({ phone });
    const there = await personOf({ phone, ...desk.places.V3 }, desk.mp);
    expect(there).not.toBe(here);
    expect(await stored(there)).toMatchObject({ assembly_id: desk.places.A2.assembly_id });
  });

  test('[PER-02] finds a person by any of the phones, and by the name in the other script', async () => {
    const [phone, second] = [newPhone(), newPhone()];
    const id = await personOf({ name: 'Saritha', phone });
    const changed = { phones: [phone, second], other_name: 'కవిత' };
    await desk.db
      .update(persons)
      .set(changed)
      .where(eq(persons.id, Number(id)));
    expect(await personOf({ name: 'Saritha', phone: second })).toBe(id);
    expect(await personOf({ name: 'Kavitha', phone })).toBe(id);
  });

  test('[PER-02] with a placeholder phone creates a new person without phones', async () => {
    const all = [
      await personOf({ name: 'Mallesh', phone: '9999999999' }),
      await personOf({ name: 'Mallesh', phone: '9999999999' }),
    ];
    expect(new Set(all).size).toBe(2);
    for (const id of all) expect(await stored(id)).toMatchObject({ name: 'Mallesh', phones: [] });
  });

  test('[PER-02, LIST-13] named demo has no person', async () => {
    const before = await desk.db.$count(persons);
    expect(await personOf({ name: ' Demo ', phone: newPhone() })).toBeNull();
    expect(await desk.db.$count(persons)).toBe(before);
  });
});

describe('person_id', () => {
  test('[PER-02] a chosen person decides, whatever name and phone say', async () => {
    const person_id = await personOf({ name: 'Anitha', phone: newPhone() });
    const [name, phone] = ['Her brother', newPhone()];
    const recorded = await desk.record(desk.staff, { name, phone, person_id });
    expect(recorded).toMatchObject({ person_id, name, phone });
    expect(await stored(person_id)).toMatchObject({ name: 'Anitha', version: 1 });
  });

  test('[PER-02, GRD-13] of another assembly, unknown or erased: 422, and nothing is recorded', async () => {
    const there = await personOf({ ...desk.places.V4 }, desk.otherMla);
    const erased = await personOf({ phone: newPhone() });
    await desk.db
      .update(persons)
      .set({ state: 'erased' })
      .where(eq(persons.id, Number(erased)));
    const before = await desk.db.$count(complaints);
    for (const person_id of [there, erased, 2_000_000_000]) {
      const form = desk.body({ person_id });
      for (const { token } of [desk.staff, desk.mla, desk.admin]) {
        const answered = await desk.send('POST', 'complaint', { token, form });
        expect(refusalOf(answered, 'person_id')).toEqual([errorTexts.personElsewhere]);
      }
    }
    expect(await desk.db.$count(complaints)).toBe(before);
  });
});

describe('an edit of a case', () => {
  test('[PER-09, GRD-06] keeps its person while name and phone still match', async () => {
    const { id, person_id } = await desk.record(desk.mla, { name: 'Lakshmi Reddy', phone: newPhone() });
    const edited = await edit(id, { name: 'Laxmi' });
    expect(edited.body).toMatchObject({ person_id, version: 2 });
    expect((await edit(id, { details: '<p>No water</p>' })).body).toMatchObject({ person_id, version: 3 });
    expect(await stored(person_id)).toMatchObject({ name: 'Lakshmi Reddy', version: 1 });
  });

  test('[PER-09] of its name looks for its person again, and the one before is left', async () => {
    const phone = newPhone();
    const padma = await personOf({ name: 'Padma', phone });
    const { id, person_id } = await desk.record(desk.mla, { name: 'Ramesh', phone });
    expect((await edit(id, { name: 'Padma Devi' })).body.person_id).toBe(padma);
    const [left] = await desk.db
      .select()
      .from(leftPersons)
      .where(eq(leftPersons.person_id, Number(person_id)));
    expect(left?.left_at).toEqual(desk.clock.now);
  });

  test('[PER-09] of its phone finds or makes another', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const known = await personOf({ name: 'Ramesh', phone: other });
    const { id, person_id } = await desk.record(desk.mla, { name: 'Ramesh', phone });
    expect((await edit(id, { phone: other })).body.person_id).toBe(known);
    const made = (await edit(id, { phone: newPhone() })).body.person_id;
    expect([person_id, known]).not.toContain(made);
  });

  test('[PER-09] that moves it to another assembly finds its person there', async () => {
    const { id, person_id } = await desk.record(desk.mp, { phone: newPhone() });
    const moved = await desk.put(desk.mp, `complaint/${id}`, { ...desk.places.V3 });
    expect(moved.body.person_id).not.toBe(person_id);
    expect(await stored(moved.body.person_id)).toMatchObject({ assembly_id: desk.places.A2.assembly_id });
  });

  test('[PER-09] leaves a person who was chosen where only what matches is edited', async () => {
    const phone = newPhone();
    const person_id = await personOf({ name: 'Anitha', phone });
    const { id } = await desk.record(desk.mla, { name: 'Anitha', phone: newPhone(), person_id });
    expect((await edit(id, { name: 'Anita' })).body.person_id).toBe(person_id);
    expect((await edit(id, { phone })).body.person_id).toBe(person_id);
  });

  test('[PER-02, LIST-13] takes the person of a case that is named demo, and gives one to a case that no longer is', async () => {
    const { id } = await desk.record(desk.mla, { phone: newPhone() });
    expect((await edit(id, { name: 'demo' })).body.person_id).toBeNull();
    expect((await edit(id, { name: 'Ramesh' })).body.person_id).toEqual(expect.any(Number));
  });
});

test('[PER-09] a case that is deleted leaves its person', async () => {
  const { id, person_id } = await desk.record(desk.mla, { phone: newPhone() });
  expect((await desk.remove(desk.mla, `complaint/${id}`)).status).toBe(200);
  expect(await desk.db.$count(complaintPersons, eq(complaintPersons.complaint_id, id))).toBe(0);
  expect(await desk.db.$count(leftPersons, eq(leftPersons.person_id, Number(person_id)))).toBe(1);
});

const phoneOf = (index: number) => String(9_100_000_000 + index);

test('[PER-02] reads only the persons with a phone, also if the first query found an empty office', async () => {
  const place = desk.places.V1 as Record<keyof typeof desk.places.V1, number>;
  const { parliament_id, assembly_id } = place;
  const told = { name: 'Ramulu', ...place, created_at: new Date() };
  const read = desk.db.transaction(async (tx) => {
    const ask = (index: number) =>
      new Matching().read(tx, [{ ...told, phone: phoneOf(index) }], { locked: true });
    // A database that keeps plans makes the one to keep with the sixth.
    for (let round = 0; round < 7; round++) await ask(round);
    const rows = Array.from({ length: 2_000 }, (_, index) => ({
      ...{ name: `Person ${index}`, phones: [phoneOf(index)], search_text: '' },
      ...{ parliament_id, assembly_id },
    }));
    await tx.insert(persons).values(rows);
    const before = await readOfPersons(tx);
    await ask(1_234);
    return (await readOfPersons(tx)) - before;
  });
  expect(await read).toBeLessThan(10);
});

/** Rows of persons that this transaction has read. */
async function readOfPersons(tx: Pick<Desk['db'], 'execute'>): Promise<number> {
  const { rows } = await tx.execute<{ read: number }>(
    sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables where relname = 'persons'`,
  );
  return rows[0]?.read ?? 0;
}
