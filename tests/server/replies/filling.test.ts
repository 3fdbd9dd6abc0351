import { describe, expect, test } from 'vitest';
import { insertContact, insertDepartment } from '../../worlds/contacts.ts';
import { type Desk, openDesk, refusalOf } from '../complaints/desk.ts';

const desk = await openDesk();

describe('placeholder values of a reply', () => {
  const filling = async (by: Desk['mla'], id: number) =>
    (await desk.get(by, `reply?complaint_id=${id}`)).body.filling;

  test('[DESK-14, GRD-16] is known of a grievance: names in each language, the due day, the office, the last officer', async () => {
    const { mla, db, places, roads } = desk;
    const { id, complaint_number, person_id } = await desk.record(mla);
    expect(await filling(mla, id)).toEqual({
      language: null,
      category_id: roads,
      values: {
        name: { name: 'Ramulu Goud' },
        number: { name: complaint_number },
        category: { name: 'Roads' },
        area: { name: 'V1' },
        due: { name: expect.stringMatching(/^\d\d-\d\d-2026$/) },
        office: { name: 'A1' },
        officer: null,
        ref: null,
      },
    });
    await desk.put(mla, `person/${person_id}`, { language: 'te' });
    await desk.put(desk.admin, `area/${places.V1.area_id}`, { name_te: 'గ్రామం' });
    const department = await insertDepartment(db, crypto.randomUUID());
    for (const name of ['Ravi', 'Sita']) {
      const officer = await insertContact(db, {}, { name, department });
      const mail = {
        complaint_id: id,
        is_administrator: 'false',
        dept_id: department,
        officer_id: [officer],
      };
      expect((await desk.post(mla, 'complaint/officer', mail)).status).toBeLessThan(300);
    }
    expect(await filling(mla, id)).toMatchObject({
      language: 'te',
      values: { area: { name: 'V1', name_te: 'గ్రామం' }, officer: { name: expect.stringMatching(/^Sita/) } },
    });
  });

  test('[DESK-14, SCOPE-08] are hidden without access to the complaint; without a complaint there are none', async () => {
    const { mla, otherMla, colleague } = desk;
    const { id } = await desk.record(mla);
    for (const by of [otherMla, colleague])
      expect((await desk.get(by, `reply?complaint_id=${id}`)).status).toBe(404);
    expect((await desk.get(mla, 'reply')).body.filling).toBeNull();
  });
});

describe('an answer', () => {
  const LEFT = ['Please fill in: officer, ref'];
  const message = 'Sent to {{officer}} by {{ ref }}, {{officer}}';

  test('[DESK-14] is refused with an unfilled placeholder, and stores nothing', async () => {
    const { mla } = desk;
    const { id } = await desk.record(mla);
    expect(
      refusalOf(
        await desk.post(mla, 'complaint/response', { complaint_id: id, message, status: 'responded' }),
        'message',
      ),
    ).toEqual(LEFT);
    expect(refusalOf(await desk.post(mla, 'complaint/close', { id, message }), 'message')).toEqual(LEFT);
    expect((await desk.get(mla, `complaint/${id}?response=1`)).body).toMatchObject({
      status: 'open',
      response: [],
    });
  });

  test('[DESK-14, GRD-04] with other braces is what it was', async () => {
    const { id } = await desk.record(desk.mla);
    const other = 'See {name}, {{x}} and {{}}.';
    const sent = { complaint_id: id, message: other, status: 'responded' };
    expect(await desk.post(desk.mla, 'complaint/response', sent)).toMatchObject({
      status: 201,
      body: { message: other },
    });
  });
});
