import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { openDesk, refusalOf } from './desk.ts';

const desk = await openDesk();

const refused = async (given: Record<string, unknown>, field: string) =>
  refusalOf(await desk.send('POST', 'complaint', { token: desk.admin.token, form: desk.body(given) }), field);

test('[CRE-06, CRE-07] a complaint is recorded whole, with an id and a number', async () => {
  const complaint = await desk.record(desk.admin, {
    email: 'ramulu@example.org',
    location: '{"latitude":17.4,"longitude":78.5}',
    assigned: 'Office 1',
    type: 'suggestion',
  });
  expect(complaint).toMatchObject({
    id: expect.any(Number),
    complaint_number: '2026-000001',
    name: 'Ramulu Goud',
    phone: '9848012345',
    email: 'ramulu@example.org',
    location: '{"latitude":17.4,"longitude":78.5}',
    source: 'web',
    is_internal: true,
    type: 'suggestion',
    status: 'open',
    assigned: 'Office 1',
    assigned_to: 'Office 1',
    category: { id: desk.roads, name: 'Roads' },
    parliament: { name: 'P1' },
    assembly: { name: 'A1' },
    mandal: { name: 'M1' },
    area: { name: 'V1' },
    staff: null,
    creator: { name: 'state-admin' },
    date: '2026-03-02',
    daysOpen: 0,
    created_at: '2026-03-02T04:30:00.000Z',
    closed_at: null,
    version: 1,
  });
  expect(Object.keys(complaint)).not.toContain('search_text');
});

test('[CRE-07] numbers rise by one and restart with the year of the state', async () => {
  const numbers = async () => (await desk.record(desk.mla)).complaint_number;
  const { now } = desk.clock;
  const before = Number(String(await numbers()).slice(5));
  expect(await numbers()).toBe(`2026-${String(before + 1).padStart(6, '0')}`);
  desk.clock.now = new Date('2026-12-31T18:29:00Z');
  expect(await numbers()).toBe(`2026-${String(before + 2).padStart(6, '0')}`);
  desk.clock.now = new Date('2026-12-31T18:31:00Z');
  expect(await numbers()).toBe('2027-000001');
  desk.clock.now = now;
});

describe('roles', () => {
  test('[CRE-07, LIST-12] staff record for themselves, whatever the body says', async () => {
    const complaint = await desk.record(desk.staff, { staff_id: desk.colleague.id });
    expect(complaint).toMatchObject({ staff_id: desk.staff.id, staff: { name: 'sunitha' }, status: 'open' });
  });

  test('[CRE-04, CRE-05] admin has no origin, the others no grievance in-charge', async () => {
    const given = { origin: 'Citizen', assigned: 'Office 1' };
    expect(await desk.record(desk.admin, given)).toMatchObject({ origin: null, assigned: 'Office 1' });
    for (const person of [desk.mp, desk.mla, desk.staff]) {
      expect(await desk.record(person, given)).toMatchObject({ origin: 'Citizen', assigned: null });
    }
  });

  test('[SCOPE-03, SCOPE-08] the session’s own places replace those of the body', async () => {
    const own = { ...desk.places.V1, parliament_id: desk.places.P2.parliament_id };
    expect(await desk.record(desk.mla, own)).toMatchObject(desk.places.V1);
    const elsewhere = await desk.send('POST', 'complaint', {
      token: desk.mla.token,
      form: desk.body({ ...desk.places.V4 }),
    });
    expect(refusalOf(elsewhere, 'mandal_id')).toEqual([errorTexts.placeMismatch]);
  });

  test('[API-07] who records a complaint for a staff member assigns it: it is reviewed, and the history says so', async () => {
    for (const person of [desk.admin, desk.mp, desk.mla]) {
      const given = await desk.record(person, { staff_id: desk.staff.id });
      expect(given).toMatchObject({ status: 'reviewed', staff_id: desk.staff.id, version: 1 });
      expect(await desk.history(person, given.id)).toEqual(['Assigned to sunitha']);
      const later = await desk.record(person);
      await desk.post(person, 'complaint/staff/assign', { complaint_id: later.id, staff_id: desk.staff.id });
      expect((await desk.get(person, `complaint/${later.id}`)).body).toMatchObject({ status: 'reviewed' });
      expect(await desk.history(person, later.id)).toEqual(['Assigned to sunitha']);
    }
  });

  test('[SCOPE-03] what the session has of the place need not be sent', async () => {
    const { mandal_id, area_id, assembly_id } = desk.places.V1;
    const nowhere = { parliament_id: undefined, assembly_id: undefined, mandal_id, area_id };
    for (const [person, given] of [
      [desk.mla, nowhere],
      [desk.staff, { ...nowhere, parliament_id: '', assembly_id: '' }],
      [desk.mp, { ...nowhere, assembly_id }],
    ] as const) {
      expect(await desk.record(person, given)).toMatchObject(desk.places.V1);
    }
    const send = (by: typeof desk.mla) =>
      desk.send('POST', 'complaint', { token: by.token, form: desk.body(nowhere) });
    expect(refusalOf(await send(desk.mp), 'assembly_id')).toEqual([errorTexts.required]);
    const { errors } = (await send(desk.admin)).body;
    expect(Object.keys(errors ?? {}).sort()).toEqual(['assembly_id', 'parliament_id']);
    const { token } = await desk.account({ role: 'mla' });
    const homeless = await desk.send('POST', 'complaint', { token, form: desk.body(nowhere) });
    expect(refusalOf(homeless, 'parliament_id')).toEqual([errorTexts.required]);
  });

  test('[SCOPE-08] a complaint is given to staff of its own place only', async () => {
    expect(await desk.record(desk.admin, { staff_id: desk.staff.id })).toMatchObject({
      staff_id: desk.staff.id,
    });
    for (const staff_id of [desk.staffElsewhere.id, desk.mla.id, 999_999]) {
      expect(await refused({ staff_id }, 'staff_id')).toEqual([errorTexts.notChoice]);
    }
  });
});

describe('input', () => {
  test.each([
    'name',
    'category_id',
    'parliament_id',
    'assembly_id',
    'mandal_id',
    'area_id',
    'phone',
    'details',
  ])('[CRE-19, API-04] %s is required', async (field) => {
    expect(await refused({ [field]: '' }, field)).toContain(errorTexts.required);
  });

  test('[CRE-17, CRE-19] a phone number has ten digits, however it is written', async () => {
    expect(await desk.record(desk.admin, { phone: '+91 98480-12345' })).toMatchObject({
      phone: '9848012345',
    });
    expect(await refused({ phone: '98480' }, 'phone')).toEqual([errorTexts.phoneHas5]);
  });

  test('[CRE-19, SCOPE-01] places hang together', async () => {
    const { mandal_id } = desk.places.M2;
    expect(await refused({ mandal_id }, 'area_id')).toEqual([errorTexts.placeMismatch]);
    expect(await refused({ area_id: 999_999 }, 'area_id')).toEqual([errorTexts.placeUnknown]);
  });

  test('[CRE-19] a category exists', async () => {
    expect(await refused({ category_id: 999_999 }, 'category_id')).toEqual([errorTexts.notChoice]);
  });

  test('[DET-16] details keep their text and lose what is not text', async () => {
    const { details } = await desk.record(desk.admin, {
      name: '<script>alert(1)</script>',
      details: '<p onclick="x()">No <b>water</b></p><script>alert(1)</script><img src=x onerror=y>',
    });
    expect(details).toBe('<p>No <b>water</b></p>');
    expect(await refused({ details: '<p> <script>alert(1)</script></p>' }, 'details')).toEqual([
      errorTexts.required,
    ]);
  });
});
