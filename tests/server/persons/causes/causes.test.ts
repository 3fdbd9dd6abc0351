import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { openCauses, refusal } from './office.ts';

const office = await openCauses();

describe('a cause', () => {
  test('[PER-18] has a rising number, what was said of it, and figures of its grievances', async () => {
    const { many, cause, places, mla, staff, roads, record } = office;
    const two = await many(2);
    const [third] = await many(1, places.V2);
    const again = await record(mla, { name: 'Citizen again', phone: '9848200001' });
    const also = await record(mla, { name: 'Citizen again', phone: '9848200001' });
    const ids = [...two, third ?? 0, again.id, also.id];
    const made = await cause(ids, { staff_id: staff.id, note: 'Pump broken' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...{ number: 'C-2026-0001', title: 'No water', state: 'open', note: 'Pump broken', version: 1 },
        ...{ category: { id: roads, name: 'Roads' }, staff: { id: staff.id } },
        ...{ cases: 5, open: 5, people: 4, households: 4, areas: 2, oldest: '2026-03-02', answers: [] },
      },
    });
    expect((await cause()).body).toMatchObject({ number: 'C-2026-0002', cases: 0, oldest: null });
    const listed = await office.get(mla, 'cause?keyword=water&page=1');
    expect(listed.body.data?.map(({ number }) => number)).toEqual(['C-2026-0002', 'C-2026-0001']);
    expect((await office.get(office.otherMla, 'cause')).body).toMatchObject({ data: [], total: 0 });
  });

  test('[PER-18, UPD-05] changed by users responsible for the place, in its constituency, from the last version', async () => {
    const { mla, staff, otherMla, places } = office;
    const { id } = (await office.cause()).body;
    const put = (json: object, by = mla) => office.put(by, `cause/${id}`, json);
    expect((await put({ title: 'Pump' }, staff)).status).toBe(403);
    expect((await put({ title: 'Pump' }, otherMla)).status).toBe(404);
    expect(refusal(await put({ ...places.V3 }))).toEqual([422, { assembly_id: [errorTexts.causeStays] }]);
    expect(refusal(await put({ staff_id: office.staffElsewhere.id }))).toEqual([
      422,
      { staff_id: [errorTexts.notChoice] },
    ]);
    expect((await put({ title: 'Pump', version: 1 })).body).toMatchObject({ title: 'Pump', version: 2 });
    const newer = await put({ title: 'Well', version: 1 });
    expect([newer.status, newer.body.current]).toEqual([409, expect.objectContaining({ title: 'Pump' })]);
  });

  test('[PER-18] has grievances of its constituency alone, each in one cause, added all or none', async () => {
    const { mla, post, places, otherMla } = office;
    const [one = 0, two = 0] = await office.many(2);
    const [elsewhere = 0] = await office.many(1, places.V3, office.mp);
    const first = (await office.cause([one])).body;
    const second = (await office.cause()).body;
    const add = (complaint_ids: number[], by = mla) =>
      post(by, `cause/${second.id}/member`, { complaint_ids });
    const number = (await office.get(mla, `complaint/${one}`)).body.complaint_number;
    expect(refusal(await add([two, one]))).toEqual([
      422,
      { complaint_ids: [`Grievance ${number} belongs to cause ${first.number}.`] },
    ]);
    expect((await office.read(second.id)).cases).toBe(0);
    expect(refusal(await add([elsewhere], office.mp))).toEqual([
      422,
      { complaint_ids: [errorTexts.causeElsewhere] },
    ]);
    expect(refusal(await add([elsewhere]))).toEqual([422, { complaint_ids: [errorTexts.unknownChoice] }]);
    expect((await add([two], otherMla)).status).toBe(404);
    expect((await add([two])).body).toEqual({ added: 1 });
    expect((await add([two])).body).toEqual({ added: 0 });
    const gone = await office.remove(mla, `cause/${second.id}/member/${two}`);
    expect([gone.status, (await office.read(second.id)).cases]).toEqual([200, 0]);
    const twice = await office.remove(mla, `cause/${second.id}/member/${two}`);
    expect(twice.status).toBe(404);
  });

  test('[GRD-05, GRD-06] raises no version and writes no history; the timeline tells of it', async () => {
    const { mla, get, history } = office;
    const [id = 0] = await office.many(1);
    const before = await history(mla, id);
    const { body } = await office.cause([id]);
    expect((await get(mla, `complaint/${id}`)).body).toMatchObject({
      version: 1,
      cause: { id: body.id, number: body.number, title: 'No water' },
    });
    expect(await history(mla, id)).toEqual(before);
    const timeline = await get(mla, `complaint/timeline?complaint_id=${id}`);
    expect(timeline.body.data?.[0]).toMatchObject({
      action: 'joinedCause',
      changes: [{ field: 'cause', from: null, to: body.number }],
    });
    const { data } = await office.list(mla, { ids: id });
    expect(data[0]).toMatchObject({ cause: { number: body.number } });
  });

  test('[PER-07] shows staff of what is not theirs its number, area, group, day and who has it', async () => {
    const [id = 0] = await office.many(1);
    const own = await office.record(office.staff);
    const { body } = await office.cause([id, own.id]);
    expect(await office.members(body.id, office.staff)).toMatchObject([
      { complaint_id: id, own: false, name: null, area: { name: 'V1' }, status_group: 'open', handler: null },
      { complaint_id: own.id, own: true, name: 'Ramulu Goud', handler: 'sunitha' },
    ]);
    const added = await office.post(office.staff, `cause/${body.id}/member`, { complaint_ids: [id] });
    expect(refusal(added)).toEqual([422, { complaint_ids: [errorTexts.unknownChoice] }]);
  });

  test('[PER-20, PER-21] is answered when all are closed and open when one reopens; closing it closes nothing', async () => {
    const { mla, post, read } = office;
    const [one = 0, two = 0] = await office.many(2);
    const { id } = (await office.cause([one, two])).body;
    await post(mla, 'complaint/close', { id: one, message: 'Done' });
    expect(await read(id)).toMatchObject({ state: 'open', cases: 2, open: 1 });
    await post(mla, 'complaint/close', { id: two, message: 'Done' });
    expect((await read(id)).state).toBe('answered');
    const states = async (state: string) =>
      (await office.get(mla, `cause?state=${state}&per_page=100`)).body.data?.map((each) => each.id);
    expect(await states('answered')).toEqual([id]);
    await post(mla, 'complaint/reopen', { id: two });
    expect((await read(id)).state).toBe('open');
    expect(await states('open')).toContain(id);
    await office.put(mla, `cause/${id}`, { closed: true });
    expect([(await read(id)).state, await states('closed')]).toEqual(['closed', [id]]);
    expect(await office.statusOf(two)).toBe('open');
    const added = await post(mla, `cause/${id}/member`, { complaint_ids: await office.many(1) });
    expect(refusal(added)).toEqual([422, { complaint_ids: [errorTexts.causeClosed] }]);
  });
});

const put = (id: number, json: object, by = office.mp) => office.put(by, `complaint/${id}`, json);
const latest = async (id: number) =>
  (await office.get(office.admin, `complaint/timeline?complaint_id=${id}`)).body.data?.[0];

test('[PER-18] a grievance that moves to another constituency leaves its cause, and its timeline says so', async () => {
  const { cause, many, members, places } = office;
  const [one = 0, two = 0] = await many(2);
  const { id, number } = (await cause([one, two])).body;
  const { body } = await put(one, { ...places.V3 });
  expect(body).toMatchObject({ assembly_id: places.V3.assembly_id, cause: null });
  expect((await members(id)).map(({ complaint_id }) => complaint_id)).toEqual([two]);
  expect(await latest(one)).toMatchObject({
    action: 'leftCause',
    changes: [{ field: 'cause', from: number, to: null }],
  });
  const moved = await put(two, { ...places.V2 });
  expect(moved.body).toMatchObject({ area_id: places.V2.area_id, cause: { id } });
});

test('[PER-18, LIST-13] refuses hidden complaints, and removes one that becomes hidden', async () => {
  const { cause, many, members, mla, post, record } = office;
  const [one = 0] = await many(1);
  const { id } = (await cause([one])).body;
  const hidden = await record(mla, { name: 'Demo', phone: '9848300002' });
  const added = await post(mla, `cause/${id}/member`, { complaint_ids: [hidden.id] });
  expect(refusal(added)).toEqual([422, { complaint_ids: [errorTexts.unknownChoice] }]);
  await put(one, { name: 'demo' });
  expect(await members(id)).toEqual([]);
});
