import { beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/index.ts';
import { type Others, recordsOfOthers } from './ofOthers.ts';
import { nameOf, openTarget, type Target } from './validCalls.ts';

const MISSING = 2_147_483_600;

let target: Target;
let others: Others;
beforeAll(async () => {
  target = await openTarget();
  others = await recordsOfOthers(target.desk);
});

/** Nested ids in a body: in rules, steps and moves. The body, and which id of `Others` it uses. */
type Body = (id: number, own: { complaint: number; staff: number }) => Record<string, unknown>;
const rule = (given: object, { staff }: { staff: number }) => ({
  rules: [{ name: 'Roads', categories: [], people: [staff], mode: 'suggest', ...given }],
});
const macro = (step: object) => ({ name: crypto.randomUUID(), steps: [step] });
const refer = { kind: 'refer', way: 'letter', request: 'Please repair it.' };
const deep: [call: string, field: string, named: string, body: Body][] = [
  ['PUT routing/rule', 'rules', 'staff_id', (id, own) => rule({ people: [id] }, own)],
  ['PUT routing/rule', 'rules', 'mandal_id', (id, own) => rule({ mandals: [id] }, own)],
  ['PUT routing/rule', 'rules', 'area_id', (id, own) => rule({ areas: [id] }, own)],
  ['POST workload/even', 'moves', 'complaint_id', (id, { staff }) => ({ moves: [{ id, staff_id: staff }] })],
  [
    'POST workload/even',
    'moves',
    'staff_id',
    (id, { complaint }) => ({ moves: [{ id: complaint, staff_id: id }] }),
  ],
  ['POST macro', 'steps', 'staff_id', (id) => macro({ kind: 'assign', staff_id: id })],
  ['POST macro', 'steps', 'reply_id', (id) => macro({ kind: 'answer', reply_id: id })],
  ['POST macro', 'steps', 'contact_id', (id) => macro({ ...refer, contact_ids: [id] })],
  [
    'POST letter',
    'copies_to',
    'contact_id',
    (id) => ({ copies_to: [{ contact_id: id, text: 'Collector' }] }),
  ],
];

test.each(deep)(
  '[GRD-13, SCOPE-08] %s: in %s a %s of another place is answered as if it did not exist, with no name',
  async (name, _field, named, body) => {
    const call = calls.find((each) => nameOf(each) === name);
    if (!call) throw new Error(`no call ${name}`);
    const { desk } = target;
    const complaint = (await desk.record(desk.mla)).id;
    const valid = await target.validCall(call);
    const send = (id: number) =>
      target.send(call, valid, { ...valid.values, ...body(id, { complaint, staff: desk.staff.id }) });
    const answer = await send(Number(others.idOf(named)));
    const ofNothing = await send(MISSING);
    expect([answer.status, answer.body.errors]).toEqual([ofNothing.status, ofNothing.body.errors]);
    expect(answer.status).toBe(422);
    expect(others.toldIn(answer)).toEqual([]);
  },
);
