import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { openDesk, refusalOf } from './desk.ts';

const desk = await openDesk();

const update = (id: number, json: object, by: { token: string } = desk.mla) =>
  desk.put(by, `complaint/${id}`, json);

test('[UPD-01] what is named changes, the rest stays', async () => {
  const { id } = await desk.record(desk.mla, { email: 'a@example.org', origin: 'Citizen' });
  const { status, body } = await update(id, {
    name: 'Yadagiri',
    phone: '9000000000',
    email: '',
    category_id: desk.water,
    ...desk.places.V2,
    details: '<p>No water</p><script>x</script>',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Yadagiri',
    phone: '9000000000',
    email: null,
    category: { name: 'Water' },
    area: { name: 'V2' },
    details: '<p>No water</p>',
    origin: 'Citizen',
    type: 'complaint',
    version: 2,
  });
  expect(await desk.history(desk.mla, id)).toEqual([]);
});

describe('versions', () => {
  test('[UPD-05] an edit that changes nothing makes no new version', async () => {
    const { id, name, phone } = await desk.record(desk.mla);
    expect((await update(id, { name, phone })).body).toMatchObject({ version: 1 });
  });
});

describe('rules', () => {
  test('[UPD-01] what is named must be right', async () => {
    const { id } = await desk.record(desk.mla);
    expect(refusalOf(await update(id, { name: ' ' }), 'name')).toEqual([errorTexts.required]);
    expect(refusalOf(await update(id, { phone: '12' }), 'phone')).toEqual([errorTexts.phoneHas2]);
    expect(refusalOf(await update(id, { details: '<p></p>' }), 'details')).toEqual([errorTexts.required]);
    expect(refusalOf(await update(id, { category_id: 999_999 }), 'category_id')).toEqual([
      errorTexts.notChoice,
    ]);
    const { mandal_id } = desk.places.M2;
    expect(refusalOf(await update(id, { mandal_id }), 'area_id')).toEqual([errorTexts.placeMismatch]);
  });

  test('[UPD-02] fields that a role does not have are left alone', async () => {
    const { id } = await desk.record(desk.mla, { origin: 'Citizen' });
    const given = { origin: 'Senior Party Leader', assigned: 'Office 1', staff_id: desk.staff.id };
    expect((await update(id, given, desk.admin)).body).toMatchObject({
      origin: 'Citizen',
      assigned: 'Office 1',
      staff_id: desk.staff.id,
      status: 'reviewed',
    });
    const others = { origin: 'Division Incharges', assigned: 'Office 2', staff_id: desk.colleague.id };
    expect((await update(id, others, desk.staff)).body).toMatchObject({
      origin: 'Division Incharges',
      assigned: 'Office 1',
      staff_id: desk.staff.id,
    });
  });

  test('[SCOPE-04, SCOPE-08] nobody moves a complaint out of their own place', async () => {
    const { id } = await desk.record(desk.mla);
    const { assembly_id } = desk.places.A2;
    expect((await update(id, { assembly_id })).body).toMatchObject({
      assembly_id: desk.places.A1.assembly_id,
    });
    expect(refusalOf(await update(id, { ...desk.places.V3 }), 'mandal_id')).toEqual([
      errorTexts.placeMismatch,
    ]);
    expect((await update(id, { ...desk.places.V3 }, desk.mp)).status).toBe(200);
    expect((await update(id, { name: 'x' })).status).toBe(404);
  });
});

describe('staff', () => {
  test('[UPD-01, API-07] another staff member is assigned, with an entry in the history', async () => {
    const { id } = await desk.record(desk.mla);
    const edit = (json: object) => update(id, json);
    expect((await edit({ staff_id: desk.staff.id })).body).toMatchObject({ status: 'reviewed', version: 2 });
    expect((await edit({ staff_id: desk.staff.id })).body).toMatchObject({ version: 2 });
    expect((await edit({ staff_id: '' })).body).toMatchObject({ staff: null });
    expect(await desk.history(desk.mla, id)).toEqual(['Assigned to nobody', 'Assigned to sunitha']);
    expect(refusalOf(await edit({ staff_id: desk.staffElsewhere.id }), 'staff_id')).toEqual([
      errorTexts.notChoice,
    ]);
  });

  test('[SCOPE-08] the assignee of a complaint must work at the place that it moves to', async () => {
    const { id } = await desk.record(desk.staff);
    const move = (given: object) => update(id, { ...desk.places.V3, ...given }, desk.mp);
    expect(refusalOf(await move({}), 'staff_id')).toEqual([errorTexts.notChoice]);
    expect((await move({ staff_id: '' })).status).toBe(200);
  });

  test('[DET-10] a resolved complaint is corrected, but not given to somebody', async () => {
    const { id } = await desk.record(desk.mla);
    await desk.post(desk.mla, 'complaint/close', { id, message: 'Done' });
    expect((await update(id, { name: 'Corrected', staff_id: '' })).body).toMatchObject({
      status: 'Resolved',
    });
    expect(refusalOf(await update(id, { staff_id: desk.staff.id }), 'status')).toEqual([
      errorTexts.alreadyResolved,
    ]);
  });
});
