import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { policies } from '#contract/access/policies.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { replies } from '#server/replies/schema/macros.ts';
import { insertContact } from '../../../worlds/contacts.ts';
import { openBulk } from './office.ts';

const office = await openBulk();
beforeEach(() => office.db.delete(complaints));

const URGENT = { kind: 'priority', priority: 'urgent' };
type Told = { reason: string; numbers: string[] }[];

/** Why grievances are refused by the dry run of a macro, which says the same as the run. */
async function refusedBy(params: object, ids: number[], by = office.mla) {
  const dry = (await office.ask('macro', { ...params }, { ids, dry_run: true }, by)).body;
  const { job } = await office.run('macro', { ...params }, { ids }, by);
  const told = (refused: unknown) =>
    Object.fromEntries(
      (refused as Told).flatMap(({ reason, numbers }) => numbers.map((one) => [one, reason])),
    );
  expect(told(dry.refused)).toEqual(told(job.refusals));
  expect([dry.possible, job.done]).toEqual([job.done, ids.length - Object.keys(told(dry.refused)).length]);
  return told(job.refusals);
}

test('[DESK-10, DESK-13] runs all steps on each, or none; each answer has its own values', async () => {
  const { macro, many, mla, post, recordOf, numberOf } = office;
  const [one = 0, paused = 0] = await many(2);
  await post(mla, 'complaint/pause', { id: paused, reason: 'with_department', until: '2026-03-12' });
  const params = await macro([
    URGENT,
    { kind: 'answer', message: 'Heard: {{number}}' },
    { kind: 'pause', reason: 'court', days: 5 },
    { kind: 'followup', working_days: 1 },
  ]);
  const reason = 'Step 3, Pause: This grievance is paused until 12-03-2026.';
  expect(await refusedBy(params, [one, paused])).toEqual({ [await numberOf(paused)]: reason });
  expect(await recordOf(one)).toMatchObject({ priority: 'urgent', followup: { on: '2026-03-03' } });
  const { response } = (await office.get(mla, `complaint/${one}?response=1`)).body;
  expect(response).toMatchObject([{ message: `Heard: ${await numberOf(one)}` }]);
  expect(await recordOf(paused)).toMatchObject({ priority: 'normal', version: 1 });
});

test('[DESK-10, DESK-14] the dry run tells of each answer that could not be filled in', async () => {
  const { macro, many, numberOf } = office;
  const suggestion = await many(1, { type: 'suggestion' });
  const [one = 0] = await many(1);
  const [without = 0] = suggestion;
  const due = await macro([{ kind: 'answer', message: 'By {{due}}, {{area}}' }]);
  expect(await refusedBy(due, [one, without])).toEqual({
    [await numberOf(without)]: 'Step 1, Answer: Please fill in: due',
  });
  const officer = await macro([{ kind: 'answer', message: '{{officer}} has it under {{ref}}' }]);
  expect(await refusedBy(officer, [one])).toEqual({
    [await numberOf(one)]: 'Step 1, Answer: Please fill in: officer, ref',
  });
});

test('[DESK-10, DESK-13] the dry run tells of each referral that could not be drafted', async () => {
  const { db, macro, many, mp, numberOf, places, post } = office;
  const [without = 0] = await many(1, { type: 'suggestion' });
  const [one = 0, closed = 0] = await many(2);
  await post(mp, 'complaint/close', { id: closed, message: 'Done.' });
  const asks = (contact_ids: number[], request: string) =>
    macro([{ kind: 'refer', contact_ids, way: 'email', request }], mp);
  const due = await asks([], 'By {{due}}');
  expect(await refusedBy(due, [without, one, closed], mp)).toEqual({
    [await numberOf(without)]: 'Step 1, Referral: Please fill in: due',
    [await numberOf(closed)]: `Step 1, Referral: ${errorTexts.alreadyResolved}`,
  });
  const nextDoor = await insertContact(db, places.A2, { name: 'Next Door' });
  expect(await refusedBy(await asks([nextDoor], 'Look'), [one], mp)).toEqual({
    [await numberOf(one)]: `Step 1, Referral: ${errorTexts.unknownChoice}`,
  });
});

test('[DESK-13, REF-01] who may not ask departments does not by a macro either', async () => {
  const { macro, many, numberOf, staff } = office;
  const params = await macro([{ kind: 'refer', contact_ids: [], way: 'email', request: 'Look' }]);
  const [one = 0] = await many(1, { staff_id: staff.id });
  expect(await refusedBy(params, [one], staff)).toEqual({});
  // All roles have this permission today, but it is still checked.
  const right = vi.spyOn(policies.referral, 'staff', 'get').mockReturnValue([] as never);
  onTestFinished(() => right.mockRestore());
  expect(await refusedBy(params, [one], staff)).toEqual({
    [await numberOf(one)]: `Step 1, Referral: ${errorTexts.forbidden}`,
  });
});

test('[DESK-10, DESK-13] an earlier step affects later ones, and "me" is the user who started it', async () => {
  const { deskHead, macro, many, mla, numberOf, recordOf } = office;
  const [one = 0, two = 0] = await many(2);
  const closing = { kind: 'answer', message: 'Done', status: 'Resolved' };
  const closes = await macro([closing, { kind: 'followup', working_days: 2 }]);
  expect(await refusedBy(closes, [one])).toEqual({
    [await numberOf(one)]: `Step 2, Follow-up: ${errorTexts.alreadyResolved}`,
  });
  const toMe = await macro([{ kind: 'assign', staff_id: 'me' }]);
  expect(await refusedBy(toMe, [one], mla)).toEqual({
    [await numberOf(one)]: `Step 1, Assign: ${errorTexts.cannotTake}`,
  });
  expect(await refusedBy(toMe, [one, two], deskHead)).toEqual({});
  expect(await recordOf(two)).toMatchObject({ staff_id: deskHead.id });
});

test('[DESK-10, DESK-13] refuses each complaint when a step names a deleted record', async () => {
  const { db, macro, many, mla, numberOf, post } = office;
  const [one = 0] = await many(1);
  const reply = await post(mla, 'reply', { title: 'Heard', texts: { en: 'Heard' }, shared: true });
  const params = await macro([{ kind: 'answer', reply_id: reply.body.id }]);
  await db.delete(replies);
  expect(await refusedBy(params, [one])).toEqual({
    [await numberOf(one)]: `Step 1, Answer: ${errorTexts.unknownChoice}`,
  });
});

test('[DESK-10, GRD-13] a macro of others is none; one that was changed since it was shown is not taken', async () => {
  const { ask, macro, many, mla, otherMla, recordOf, send } = office;
  const ids = await many(21);
  const foreign = await macro([URGENT], otherMla);
  expect(await ask('macro', foreign, { ids })).toMatchObject({
    status: 422,
    body: { errors: { macro_id: [errorTexts.unknownChoice] } },
  });
  const own = await macro([URGENT]);
  const begun = await ask('macro', own, { ids });
  const json = { steps: [{ kind: 'priority', priority: 'high' }] };
  await send('PUT', `macro/${own.macro_id}`, { token: mla.token, json });
  await office.runJobs();
  const { job } = await office.read((begun.body.job as { id: number }).id);
  expect(job).toMatchObject({ done: 0, refusals: [{ reason: errorTexts.macroChanged, count: 21 }] });
  expect(await recordOf(ids[0] ?? 0)).toMatchObject({ priority: 'normal' });
  expect(await ask('macro', own, { ids, dry_run: true })).toMatchObject({
    status: 409,
    body: { message: errorTexts.macroChanged },
  });
});

test('[DESK-14] answers and resolutions of many are filled in for each; what cannot be is refused by name', async () => {
  const { ask, get, many, mla, numberOf, run } = office;
  const ids = await many(2);
  const said = async (id: number) =>
    (await get(mla, `complaint/response?complaint_id=${id}`)).body.data?.map(({ message }) => message);
  const officer = { message: 'Ask {{officer}}', status: 'responded' };
  expect((await ask('answer', officer, { ids, dry_run: true })).body).toMatchObject({
    ...{ possible: 0, refused: [{ reason: 'Please fill in: officer', count: 2 }] },
  });
  await run('answer', { message: 'Heard: {{number}}', status: 'responded' }, { ids });
  await run('resolve', { message: 'Done: {{number}}' }, { ids });
  for (const id of ids) {
    const number = await numberOf(id);
    expect((await said(id))?.sort()).toEqual([`Done: ${number}`, `Heard: ${number}`]);
  }
});
