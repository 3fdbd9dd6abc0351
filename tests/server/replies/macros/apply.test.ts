import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { applyMacro } from '#server/replies/macros/apply.ts';
import { findMacro } from '#server/replies/macros/record.ts';
import { macros, replies } from '#server/replies/schema/macros.ts';
import { openDesk, refusalOf } from '../../complaints/desk.ts';

const desk = await openDesk();
beforeEach(async () => {
  await desk.db.delete(macros);
  await desk.db.delete(notices);
  await desk.db.delete(replies);
});

type Person = { id: number; token: string };
type Step = Record<string, unknown>;
const URGENT = { kind: 'priority', priority: 'urgent' };

async function macro(steps: Step[], by: Person = desk.mla): Promise<number> {
  const { status, body } = await desk.post(by, 'macro', { name: 'Macro', steps });
  expect(status).toBe(201);
  return Number(body.id);
}
const apply = (id: number, macro_id: number, given: object = {}, by: Person = desk.mla) =>
  desk.post(by, 'macro/apply', { id, macro_id, ...given });
/** All that is known of a grievance, but when it was. */
const standing = async (id: number) => ({
  record: (await desk.get(desk.mla, `complaint/${id}?response=1`)).body,
  history: await desk.history(desk.mla, id),
  timeline: (await desk.get(desk.mla, `complaint/timeline?complaint_id=${id}`)).body.data?.map(
    ({ action }) => action,
  ),
  notices: await desk.db.$count(notices),
});
async function heard() {
  const texts = { te: '{{name}} గారూ, {{category}}', en: 'Dear {{name}}, {{category}}' };
  return Number((await desk.post(desk.mla, 'reply', { title: 'Heard', texts })).body.id);
}

test('[DESK-13] all steps are taken in their order, each as its single call would, and told', async () => {
  const { mla, staff, water } = desk;
  const { id, person_id } = await desk.record(mla);
  await desk.put(mla, `person/${person_id}`, { language: 'te' });
  const macro_id = await macro([
    URGENT,
    { kind: 'category', category_id: water },
    { kind: 'assign', staff_id: staff.id },
    { kind: 'answer', reply_id: await heard(), status: 'responded' },
    { kind: 'pause', reason: 'with_department', days: 10 },
    { kind: 'followup', working_days: 5, note: 'Ask' },
  ]);
  const { status, body } = await apply(id, macro_id);
  expect(status).toBe(200);
  expect(body).toEqual({
    language: 'te',
    version: expect.any(Number),
    steps: [
      { kind: 'priority', before: 'normal', after: 'urgent' },
      {
        kind: 'category',
        before: expect.objectContaining({ name: 'Roads' }),
        after: expect.objectContaining({ name: 'Water' }),
      },
      { kind: 'assign', before: null, after: { id: staff.id, name: 'sunitha' } },
      {
        kind: 'answer',
        status: 'responded',
        texts: [
          { language: 'te', text: 'Ramulu Goud గారూ, Water' },
          { language: 'en', text: 'Dear Ramulu Goud, Water' },
        ],
      },
      { kind: 'pause', reason: 'with_department', until: '2026-03-12', note: null },
      // Monday to Saturday: the Sunday is none.
      { kind: 'followup', on: '2026-03-07', note: 'Ask' },
    ],
  });
  const { record, timeline, notices: told } = await standing(id);
  expect(record).toMatchObject({
    version: body.version,
    priority: 'urgent',
    category_id: water,
    staff_id: staff.id,
    status: 'responded',
    response: [{ message: 'Ramulu Goud గారూ, Water' }],
    clock: { paused: { until: '2026-03-12' } },
    followup: { on: '2026-03-07', note: 'Ask' },
  });
  expect(timeline?.toReversed()).toEqual([
    'created',
    'edited',
    'edited',
    'assigned',
    'replied',
    'paused',
    'followedUp',
  ]);
  expect(told).toBe(1);
});

test('[DESK-13] when a step is refused the first such is named, and nothing of the others is left', async () => {
  const { mla, staff } = desk;
  const { id } = await desk.record(mla);
  const closing = { kind: 'answer', message: 'Done, {{name}}', status: 'Resolved' };
  const macro_id = await macro([
    URGENT,
    closing,
    { kind: 'assign', staff_id: staff.id },
    { kind: 'followup', working_days: 1 },
  ]);
  const before = await standing(id);
  for (const dry_run of [false, true]) {
    expect(refusalOf(await apply(id, macro_id, { dry_run }), 'steps')).toEqual([
      'Step 3, Assign: This complaint is already resolved.',
    ]);
    expect(await standing(id)).toEqual(before);
  }
});

test('[DESK-13] a dry run says what the run does, and does nothing', async () => {
  const { mla, staff } = desk;
  const { id } = await desk.record(mla, { name: 'Lakshmi', phone: '9848012399' });
  const macro_id = await macro([
    { kind: 'assign', staff_id: staff.id },
    { kind: 'answer', reply_id: await heard(), status: 'Resolved' },
  ]);
  const before = await standing(id);
  const { body: dry } = await apply(id, macro_id, { dry_run: true, language: 'en' });
  expect(await standing(id)).toEqual(before);
  expect(dry.version).toBe(before.record.version);
  const message = 'Edited';
  const { body: run } = await apply(id, macro_id, { language: 'en', message, version: dry.version });
  expect(run.steps).toEqual(dry.steps);
  expect(dry.steps).toMatchObject([
    {},
    { texts: [{ language: 'en', text: 'Dear Lakshmi, Roads' }, { language: 'te' }] },
  ]);
  expect((await standing(id)).record).toMatchObject({ status: 'Resolved', response: [{ message }] });
});

test('[DESK-13, DESK-14] an answer with a placeholder left is shown by the dry run and refused by the run', async () => {
  const { id } = await desk.record(desk.mla);
  const macro_id = await macro([URGENT, { kind: 'answer', message: '{{number}}: ask {{officer}}' }]);
  const { body } = await apply(id, macro_id, { dry_run: true });
  const { record } = await standing(id);
  const text = `${record.complaint_number}: ask {{officer}}`;
  expect(body.steps).toMatchObject([{}, { status: 'open', texts: [{ language: null, text }] }]);
  expect(refusalOf(await apply(id, macro_id), 'steps')).toEqual(['Step 2, Answer: Please fill in: officer']);
  expect((await standing(id)).record).toEqual(record);
  expect((await apply(id, macro_id, { message: 'Ask Ravi' })).status).toBe(200);
});

test('[DESK-13] each step needs the permission of its single call; "me" is the user who applies it', async () => {
  const { mla, staff, deskHead } = desk;
  const { id } = await desk.record(staff);
  const toMe = await macro([URGENT, { kind: 'assign', staff_id: 'me' }]);
  expect(refusalOf(await apply(id, toMe, {}, staff), 'steps')).toEqual([
    'Step 2, Assign: You are not allowed to do this.',
  ]);
  expect(refusalOf(await apply(id, toMe), 'steps')).toEqual([
    'Step 2, Assign: This grievance cannot be given to this person.',
  ]);
  expect((await standing(id)).record).toMatchObject({ priority: 'normal' });
  expect((await apply(id, toMe, {}, deskHead)).status).toBe(200);
  expect((await standing(id)).record).toMatchObject({ priority: 'urgent', staff_id: deskHead.id });
  const onlyUrgent = await macro([URGENT], mla);
  expect((await apply((await desk.record(staff)).id, onlyUrgent, {}, staff)).status).toBe(200);
});

test('[DESK-13] refuses a step that names a deleted record', async () => {
  const { mla, db, staff } = desk;
  const { id } = await desk.record(mla);
  const reply_id = await heard();
  const answers = await macro([{ kind: 'answer', reply_id }]);
  await db.delete(replies);
  expect(refusalOf(await apply(id, answers), 'steps')).toEqual([
    'Step 1, Answer: This choice does not exist any more.',
  ]);
  const assigns = await macro([{ kind: 'assign', staff_id: staff.id }]);
  await db.update(users).set({ disabled: true }).where(eq(users.id, staff.id));
  expect(refusalOf(await apply(id, assigns, { dry_run: true }), 'steps')).toEqual([
    'Step 1, Assign: This grievance cannot be given to this person.',
  ]);
  await db.update(users).set({ disabled: false }).where(eq(users.id, staff.id));
});

test('[DESK-13] within other work nothing is left of what was refused, though that goes on', async () => {
  const { mla, db, services, staff, places } = desk;
  const { features } = services;
  const { id } = await desk.record(mla);
  const macro_id = await macro([URGENT, { kind: 'assign', staff_id: 'me' }]);
  const actor = { id: mla.id, role: 'mla', duties: [], deputy_for: [], ...places.A1 } as const;
  const before = await standing(id);
  const reason = await db.transaction(async (tx) => {
    const work = { actor, db: tx, features, links: services.links, now: desk.clock.now };
    const refused = await applyMacro(tx, work, await findMacro(work, macro_id), id).catch((error) => error);
    return (refused as Error).message;
  });
  expect(reason).toBe('Step 2, Assign: This grievance cannot be given to this person.');
  expect(await standing(id)).toEqual(before);
  const given = await macro([{ kind: 'assign', staff_id: staff.id }]);
  await db.transaction(async (tx) => {
    const work = { actor, db: tx, features, links: services.links, now: desk.clock.now };
    await applyMacro(tx, work, await findMacro(work, given), id);
  });
  expect((await standing(id)).record).toMatchObject({ staff_id: staff.id });
});
