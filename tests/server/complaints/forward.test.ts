import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { insertLeader } from '../../worlds/contacts.ts';
import { openDesk, refusalOf } from './desk.ts';

const desk = await openDesk();
const mallesh = (await insertLeader(desk.db, desk.places.V1, { name: 'Mallesh' })).id;
const sarita = (await insertLeader(desk.db, desk.places.V1, { name: 'Sarita' })).id;

const forward = (id: number, leaders: number[], given: object = {}, by = desk.mla) =>
  desk.post(by, 'complaint/forward', { id, area: desk.places.V1.area_id, leaders, ...given });
const state = async (id: number) => (await desk.get(desk.mla, `complaint/${id}`)).body;

describe('[DET-07] forwarding to leaders', () => {
  test('[DET-07, API-07] names them on the complaint, makes an open one reviewed and leaves an entry', async () => {
    const { id } = await desk.record(desk.mla);
    expect(await forward(id, [mallesh, sarita])).toMatchObject({
      status: 200,
      body: { message: 'Complaint forwarded successfully!' },
    });
    expect(await state(id)).toMatchObject({
      status: 'reviewed',
      version: 2,
      leader_id: sarita,
      leaders: [
        { id: mallesh, name: 'Mallesh' },
        { id: sarita, name: 'Sarita' },
      ],
    });
    expect(await desk.history(desk.mla, id)).toEqual(['Forwarded to Mallesh, Sarita']);
    expect((await desk.list(desk.mla, { leader_id: sarita })).names).toContain('Ramulu Goud');
  });

  test('to the same again changes nothing; to one more adds that one', async () => {
    const { id } = await desk.record(desk.mla);
    await forward(id, [mallesh]);
    expect((await forward(id, [mallesh, mallesh])).status).toBe(200);
    expect(await state(id)).toMatchObject({ version: 2 });
    await forward(id, [sarita]);
    expect(await state(id)).toMatchObject({ version: 3, leaders: [{ id: mallesh }, { id: sarita }] });
    expect(await desk.history(desk.mla, id)).toEqual(['Forwarded to Sarita', 'Forwarded to Mallesh']);
  });

  test('takes the list as the form of the specification writes it', async () => {
    const { id } = await desk.record(desk.mla);
    const form = { id, area: desk.places.V1.area_id, leaders: [mallesh, sarita] };
    const answered = await desk.send('POST', 'complaint/forward', { token: desk.mla.token, form });
    expect(answered.status).toBe(200);
  });

  test('a complaint that is in hand already stays as it is', async () => {
    const { id } = await desk.record(desk.mla);
    await desk.post(desk.mla, 'complaint/response', {
      complaint_id: id,
      message: 'Soon',
      status: 'responded',
    });
    await forward(id, [mallesh]);
    expect(await state(id)).toMatchObject({ status: 'responded' });
  });

  test('without a leader is refused in the words of the specification', async () => {
    const { id } = await desk.record(desk.mla);
    expect(refusalOf(await forward(id, []), 'leaders')).toEqual([
      'Please select a local leader before forwarding the complaint.',
    ]);
  });

  test('goes to leaders of a wider place that contains the area', async () => {
    const { id } = await desk.record(desk.mla);
    const { V2, M1, A1 } = desk.places;
    const ofMandal = await insertLeader(desk.db, V2, { designation: 'mandaladmin' });
    const named = await Promise.all([M1, A1].map((place) => insertLeader(desk.db, place)));
    expect((await forward(id, [ofMandal.id, ...named.map((one) => one.id)])).status).toBe(200);
  });

  test('[LIST-03, DASH-05] is found by each of several leaders, and by the last one as the dashboard counts', async () => {
    const { id } = await desk.record(desk.mla, { name: 'Of two leaders' });
    const first = await insertLeader(desk.db, desk.places.V1, { name: 'First' });
    const last = await insertLeader(desk.db, desk.places.V1, { name: 'Last' });
    await forward(id, [first.id]);
    await forward(id, [last.id]);
    const by = async (query: object) => (await desk.list(desk.mla, { page: 1, ...query })).names;
    expect(await by({ leader_id: first.id })).toEqual(['Of two leaders']);
    expect(await by({ leader_id: last.id })).toEqual(['Of two leaders']);
    expect(await by({ last_leader_id: first.id })).toEqual([]);
    expect(await by({ last_leader_id: last.id })).toEqual(['Of two leaders']);
    expect(await by({ leader_id: 'none', name: 'Of two leaders' })).toEqual([]);
  });

  test('[SCOPE-08] goes to approved leaders in charge of the complaint’s area only', async () => {
    const { id } = await desk.record(desk.mla);
    const { V1, V2, V3, V4 } = desk.places;
    const onHold = await insertLeader(desk.db, V1, { status: null });
    const ofNextArea = await insertLeader(desk.db, V2);
    const ofNextMandal = await insertLeader(desk.db, V3, { designation: 'mandaladmin' });
    const ofOtherState = await insertLeader(desk.db, V4);
    for (const other of [onHold.id, ofNextArea.id, ofNextMandal.id, ofOtherState.id, 999_999]) {
      expect(refusalOf(await forward(id, [mallesh, other]), 'leaders')).toEqual([errorTexts.unknownChoice]);
    }
    const area = { area: V2.area_id };
    expect(refusalOf(await forward(id, [ofNextArea.id], area), 'area')).toEqual([errorTexts.unknownChoice]);
    expect(await state(id)).toMatchObject({ version: 1, status: 'open', leaders: [] });
    expect(await desk.history(desk.mla, id)).toEqual([]);
  });

  test('two at once forward to all of both', async () => {
    const { id } = await desk.record(desk.mla);
    await Promise.all([forward(id, [mallesh]), forward(id, [sarita], {}, desk.mp)]);
    const { leaders, version } = await state(id);
    expect((leaders as { id: number }[]).map((leader) => leader.id).sort()).toEqual([mallesh, sarita].sort());
    expect(version).toBe(3);
  });
});
