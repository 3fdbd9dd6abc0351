import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TimelineEntry } from '#contract/complaints/timeline.ts';
import type { Suggestion } from '#contract/teamwork/routingCalls.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { routingTurns } from '#server/teamwork/schema/turns.ts';
import { openDesk } from '../../complaints/desk.ts';
import { routingOf } from './office.ts';

const desk = await openDesk();
const routing = routingOf(desk);
beforeEach(async () => {
  for (const table of [complaints, leaves, routingTurns]) await desk.db.delete(table);
  await desk.db.update(offices).set({ settings: {} });
});

type Person = { id: number; token: string };
const assigning = (given: object = {}) => routing.rule({ mode: 'assign', ...given });
const water = (by: Person, given: object = {}) => desk.record(by, { category_id: desk.water, ...given });
const timeline = async (id: number) =>
  (await desk.get(desk.mla, `complaint/timeline?complaint_id=${id}`)).body.data as unknown as TimelineEntry[];
const routed = async (id: number) => {
  const entry = (await timeline(id)).find(({ action }) => action === 'routed');
  return entry && { ...entry, why: JSON.parse(entry.changes[0]?.to ?? '') as Suggestion };
};
const told = (userId: number, kind: 'assigned' | 'routing_empty') =>
  desk.db.$count(notices, and(eq(notices.user_id, userId), eq(notices.kind, kind)));

describe('[SLA-18] a rule that assigns', () => {
  test('[API-07, SLA-19] gives a new grievance away as a person does, and says why', async () => {
    await routing.put(desk.mla, [assigning()]);
    await routing.leave(desk.colleague, '2026-03-01', '2026-12-03');
    await desk.record(desk.mla, { staff_id: desk.staff.id });
    const complaint = await water(desk.mla);
    expect(complaint).toMatchObject({ status: 'reviewed', staff: { name: 'sunitha' }, version: 1 });
    expect(await desk.history(desk.mla, complaint.id)).toEqual(['Assigned to sunitha']);
    expect(await told(desk.staff.id, 'assigned')).toBe(2);
    expect((await timeline(complaint.id)).map(({ action }) => action)).toEqual(['routed', 'created']);
    expect(await routed(complaint.id)).toMatchObject({
      creator: null,
      why: {
        rule: { name: 'Water, Jammikunta', mode: 'assign' },
        person: { name: 'sunitha', open: 1 },
        left_out: [{ name: 'prasad', why: 'leave', until: '2026-12-03' }],
      },
    });
    expect(await desk.db.select().from(routingTurns)).toMatchObject([{ user_id: desk.staff.id }]);
  });

  test('gives to one after the other', async () => {
    await routing.put(desk.mla, [assigning()]);
    const given: unknown[] = [];
    for (let nth = 0; nth < 4; nth++) given.push((await water(desk.admin)).staff);
    expect(given).toMatchObject(['sunitha', 'prasad', 'sunitha', 'prasad'].map((name) => ({ name })));
  });

  test('[CRE-07] takes nothing from staff who record for themselves, nor from whom somebody has chosen', async () => {
    await routing.put(desk.mla, [assigning({ people: [desk.colleague.id] })]);
    for (const by of [desk.staff, desk.deskHead]) {
      const own = await water(by);
      expect(own).toMatchObject({ status: 'open', staff: { id: by.id } });
      expect(await routed(own.id)).toBeUndefined();
    }
    const chosen = await water(desk.mla, { staff_id: desk.staff.id });
    expect(chosen).toMatchObject({ staff: { id: desk.staff.id } });
    expect(await routed(chosen.id)).toBeUndefined();
  });

  test('takes part for what comes from the app, and by the language of whose it is', async () => {
    const rules = [
      assigning({ name: 'App', source: 'app', people: [desk.colleague.id] }),
      assigning({ name: 'Telugu', language: 'te', people: [desk.staff.id] }),
    ];
    await routing.put(desk.mla, rules);
    expect(await water(desk.mla, { source: 'app' })).toMatchObject({ staff: { name: 'prasad' } });
    const first = await water(desk.mla);
    expect(first).toMatchObject({ staff: null });
    await desk.db
      .update(persons)
      .set({ language: 'te' })
      .where(eq(persons.id, Number(first.person_id)));
    expect(await water(desk.mla)).toMatchObject({ staff: { name: 'sunitha' } });
    expect(await water(desk.mla, { person_id: first.person_id })).toMatchObject({
      staff: { name: 'sunitha' },
    });
    expect(await water(desk.mla, { name: 'Lakshmi', phone: '9848011111' })).toMatchObject({ staff: null });
  });

  test('of a wider office leaves out who is not of the constituency', async () => {
    const everybody = assigning({ people: [desk.staff.id, desk.staffElsewhere.id] });
    await routing.put(desk.admin, [everybody]);
    const here = await water(desk.mla);
    expect(here).toMatchObject({ staff: { name: 'sunitha' } });
    expect((await routed(here.id))?.why.left_out).toMatchObject([
      { id: desk.staffElsewhere.id, why: 'elsewhere' },
    ]);
    expect(await water(desk.otherMla, { ...desk.places.V4 })).toMatchObject({
      staff: { id: desk.staffElsewhere.id },
    });
  });
});

describe('[SLA-17, GRD-08] where nobody is found', () => {
  test('a grievance stays unassigned, and the desk heads are notified', async () => {
    await routing.put(desk.mla, [assigning({ people: [desk.staff.id] })]);
    const unfit = await desk.record(desk.mla);
    expect(unfit).toMatchObject({ status: 'open', staff: null });
    expect(await routed(unfit.id)).toBeUndefined();
    expect(await told(desk.deskHead.id, 'routing_empty')).toBe(1);
    await routing.leave(desk.staff, '2026-03-02', '2026-03-02');
    const empty = await water(desk.mla);
    expect(empty).toMatchObject({ status: 'open', staff: null });
    expect((await routed(empty.id))?.why).toMatchObject({ person: null, left_out: [{ name: 'sunitha' }] });
    expect(await told(desk.deskHead.id, 'routing_empty')).toBe(2);
    const { body } = await desk.get(desk.deskHead, 'notice');
    expect(body.data?.[0]).toMatchObject({ kind: 'routing_empty', complaint: { id: empty.id } });
  });

  test('an office gets no notice without rules, or when a rule only suggests', async () => {
    const before = await water(desk.mla);
    await routing.put(desk.mla, [routing.rule()]);
    const suggested = await water(desk.mla);
    for (const { id, ...complaint } of [before, suggested]) {
      expect(complaint).toMatchObject({ status: 'open', staff: null });
      expect((await timeline(id)).map(({ action }) => action)).toEqual(['created']);
    }
    expect(await told(desk.deskHead.id, 'routing_empty')).toBe(0);
  });

  test('an office with rules that only suggest gets a notice when none matches or nobody is left to suggest', async () => {
    await routing.put(desk.mla, [routing.rule({ people: [desk.staff.id] })]);
    const unfit = await desk.record(desk.mla);
    expect((await timeline(unfit.id)).map(({ action }) => action)).toEqual(['created']);
    expect(await told(desk.deskHead.id, 'routing_empty')).toBe(1);
    await routing.leave(desk.staff, '2026-03-02', '2026-03-02');
    const empty = await water(desk.mla);
    expect(empty).toMatchObject({ status: 'open', staff: null });
    expect((await routed(empty.id))?.why).toMatchObject({ rule: { mode: 'suggest' }, person: null });
    expect(await told(desk.deskHead.id, 'routing_empty')).toBe(2);
    await water(desk.mla, { staff_id: desk.colleague.id });
    expect(await told(desk.deskHead.id, 'routing_empty')).toBe(2);
  });

  test('a suggestion before it writes nothing, though rules behind it would', async () => {
    await routing.put(desk.mla, [routing.rule(), assigning({ categories: [], people: [desk.staff.id] })]);
    expect(await water(desk.mla)).toMatchObject({ staff: null });
    expect(await told(desk.deskHead.id, 'routing_empty')).toBe(0);
    expect(await desk.record(desk.mla)).toMatchObject({ staff: { name: 'sunitha' } });
  });
});
