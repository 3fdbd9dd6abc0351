import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { macros } from '#server/replies/schema/macros.ts';
import { insertContact, insertDepartment } from '../../../worlds/contacts.ts';
import { openDesk, refusalOf } from '../../complaints/desk.ts';

const desk = await openDesk();
const { db, places } = desk;
const department = await insertDepartment(db, 'Roads and Buildings');
/** An officer of the constituency, one of the parliament, and one of another constituency. */
const ravi = await insertContact(db, places.A1, { name: 'Ravi', department });
const latha = await insertContact(
  db,
  { parliament_id: places.P1.parliament_id },
  { name: 'Latha', department },
);
const nextDoor = await insertContact(db, places.A2, { name: 'Next Door', department });
beforeEach(async () => {
  await desk.db.delete(macros);
  await desk.db.delete(referrals);
});

type Person = { id: number; token: string };
const URGENT = { kind: 'priority', priority: 'urgent' };
const refer = (given: object = {}) => ({
  ...{ kind: 'refer', contact_ids: [ravi, latha], way: 'letter' },
  ...{ subject: 'Road in {{area}}', request: 'Kindly look into {{number}}, {{category}}.', ...given },
});
const add = (steps: object[], by: Person = desk.mla, more: object = {}) =>
  desk.post(by, 'macro', { name: 'Ask', steps, ...more });
const macro = async (steps: object[], by?: Person) => Number((await add(steps, by)).body.id);
const apply = (id: number, macro_id: number, given: object = {}, by: Person = desk.mla) =>
  desk.post(by, 'macro/apply', { id, macro_id, ...given });
/** The referrals of a complaint, without fields in which equal ones differ. */
const drafted = async (id: number) =>
  (await desk.db.select().from(referrals).where(eq(referrals.complaint_id, id)).orderBy(referrals.id)).map(
    ({ id: _, number: __, complaint_id: ___, letter_id, ...rest }) => ({
      ...rest,
      hasLetter: letter_id !== null,
    }),
  );

test('[DESK-13, REF-01] a referral is drafted to each officer with the words of the grievance, as its single call does; the dry run says so', async () => {
  const { mla, staff } = desk;
  const { id, complaint_number } = await desk.record(mla, { staff_id: staff.id });
  const macro_id = await macro([URGENT, refer()]);
  const request = `Kindly look into ${complaint_number}, Roads.`;
  const done = {
    ...{ kind: 'refer', way: 'letter', subject: 'Road in V1', request },
    to: [
      { id: ravi, name: 'Ravi' },
      { id: latha, name: 'Latha' },
    ],
  };
  const dry = await apply(id, macro_id, { dry_run: true }, staff);
  expect(dry.body.steps).toEqual([expect.anything(), done]);
  expect(await drafted(id)).toEqual([]);
  expect((await apply(id, macro_id, {}, staff)).body.steps).toEqual(dry.body.steps);
  const made = await drafted(id);
  expect(made).toMatchObject([
    { contact_id: ravi, state: 'draft', way: 'letter', subject: 'Road in V1', request, hasLetter: true },
    { contact_id: latha, state: 'draft', creator_id: staff.id },
  ]);
  const single = await desk.record(mla, { staff_id: staff.id });
  const texts = { way: 'letter', subject: 'Road in V1', request };
  await desk.post(staff, 'referral', { complaint_id: single.id, contact_ids: [ravi, latha], ...texts });
  expect(await drafted(single.id)).toEqual(made);
});

test('[DESK-13] drafts one referral without an officer, in the language of its text', async () => {
  const { id } = await desk.record(desk.mla);
  const macro_id = await macro([
    refer({ contact_ids: [], way: 'by_hand', subject: '', request: '{{category}} చూడగలరు' }),
  ]);
  const { body } = await apply(id, macro_id);
  expect(body.steps).toMatchObject([{ to: [], subject: '', request: 'Roads చూడగలరు' }]);
  expect(await drafted(id)).toMatchObject([{ contact_id: null, way: 'by_hand', state: 'draft' }]);
});

test('[DESK-13, SCOPE-08] an impossible draft names the step, and no step has any effect', async () => {
  const { mla, mp, db } = desk;
  const { id } = await desk.record(mla);
  const refusal = async (steps: object[], by = mla) => {
    const macro_id = await macro(steps, by);
    const told = refusalOf(await apply(id, macro_id, { dry_run: true }, by), 'steps');
    expect(refusalOf(await apply(id, macro_id, {}, by), 'steps')).toEqual(told);
    return told;
  };
  expect(await refusal([URGENT, refer({ request: 'By {{due}}, as asked under {{ref}}' })])).toEqual([
    'Step 2, Referral: Please fill in: ref',
  ]);
  expect(await refusal([refer({ contact_ids: [nextDoor] })], mp)).toEqual([
    'Step 1, Referral: This choice does not exist any more.',
  ]);
  expect(await refusal([refer(), { kind: 'assign', staff_id: 'me' }])).toEqual([
    'Step 2, Assign: This grievance cannot be given to this person.',
  ]);
  const leaving = await insertContact(db, desk.places.A1, { name: 'Leaving' });
  const named = await macro([refer({ contact_ids: [ravi, leaving] })]);
  await db.delete(contacts).where(eq(contacts.id, leaving));
  const all = (await desk.get(mla, 'macro')).body.data;
  expect(all?.find((each) => each.id === named)).toMatchObject({ officers: [{ name: 'Ravi' }] });
  expect(refusalOf(await apply(id, named), 'steps')).toEqual([
    'Step 1, Referral: This choice does not exist any more.',
  ]);
  expect([await drafted(id), (await desk.get(mla, `complaint/${id}`)).body.priority]).toEqual([[], 'normal']);
  await desk.post(mla, 'complaint/close', { id, message: 'Done.' });
  expect(await refusal([refer()])).toEqual(['Step 1, Referral: This complaint is already resolved.']);
});

test.each([{ subject: `${'x'.repeat(180)} {{name}}` }, { request: `${'x'.repeat(4_980)} {{name}}` }])(
  '[DESK-13, REF-01] texts that are too long once they are filled in are refused as its single call does',
  async (texts) => {
    const { id } = await desk.record(desk.mla, { name: 'Ramulu '.repeat(7) });
    const macro_id = await macro([refer(texts)]);
    for (const dry_run of [true, false])
      expect(refusalOf(await apply(id, macro_id, { dry_run }), 'steps')).toEqual([
        'Step 1, Referral: This text is too long.',
      ]);
    expect(await drafted(id)).toEqual([]);
  },
);

test('[DESK-13, GRD-13] it names officers of the office’s place', async () => {
  const { admin, mla, mp, otherMla } = desk;
  const gone = ['This choice does not exist any more.'];
  expect((await add([refer()])).body.officers).toEqual([
    { id: ravi, name: 'Ravi' },
    { id: latha, name: 'Latha' },
  ]);
  expect(refusalOf(await add([refer({ contact_ids: [nextDoor] })], mla), 'steps')).toEqual(gone);
  expect(refusalOf(await add([refer({ contact_ids: [ravi] })], otherMla), 'steps')).toEqual(gone);
  for (const by of [mp, admin])
    expect((await add([refer({ contact_ids: [ravi, nextDoor] })], by)).status).toBe(201);
  const office_id = Number(((await desk.get(mla, 'sla/calendar')).body.office as { id: number }).id);
  const ofMla = await add([refer({ contact_ids: [nextDoor] })], admin, { office_id });
  expect(refusalOf(ofMla, 'steps')).toEqual(gone);
});
