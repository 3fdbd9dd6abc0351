import { beforeEach, describe, expect, test } from 'vitest';
import { ERASED } from '#contract/desk/privacy.ts';
import { eraseDue } from '#server/desk/privacy/retention.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { tasks } from '#server/desk/schema/tasks.ts';
import { expireTasks } from '#server/desk/tasks/expire.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { type CauseOffice, openCauses } from '../../persons/causes/office.ts';
import { tracesOf } from './traces.ts';
import { unpacked } from './unpacked.ts';

const NAME = 'Bhoolakshmi Gangamma';
const PHONE = '9848765432';
const MESSAGE = `The pump near ${NAME} works. She is called on +91 98487-65432, and so is Bhoolakshmi.`;
const WITHOUT = `The pump near ${ERASED} works. She is called on ${ERASED}, and so is Bhoolakshmi.`;

let office: CauseOffice;
/** The complaint of the erased person, that of another one, and their cause. */
let hers: number;
let other: number;
let cause: number;
beforeEach(async () => {
  office = await openCauses();
  hers = (await office.record(office.mla, { name: NAME, phone: PHONE })).id;
  [other = 0] = await office.many(1);
  const given = { title: 'Pump of BHOOLAKSHMI  Gangamma', note: `Ask ${PHONE}, not 9848765431` };
  cause = (await office.cause([hers, other], given)).body.id;
  await office.answer(cause, { message: MESSAGE, status: 'responded' });
  await office.runJobs();
});

const erase = (json = {}) =>
  office.post(office.admin, 'privacy/person/erase', {
    phone: PHONE,
    confirmation: PHONE,
    open: true,
    ...json,
  });
const traces = () => tracesOf(office.db, office.services.files, [NAME, PHONE]);
const told = async (id: number) => {
  const { data } = (await office.get(office.mla, `complaint/response?complaint_id=${id}`)).body;
  const timeline = (await office.get(office.mla, `complaint/timeline?complaint_id=${id}`)).body.data ?? [];
  const changes = timeline.flatMap((entry) => entry.changes as { field: string; to: string }[]);
  return [data?.[0]?.message, changes.find(({ field }) => field === 'message')?.to];
};

describe('[GRD-09, PER-18, PER-19] an erasure', () => {
  test('takes name and phone out of what is written about the cause and was answered to all, and nothing else', async () => {
    const before = await office.read(cause);
    expect((await erase()).status).toBe(200);
    expect(await traces()).toEqual([]);
    expect(await office.read(cause)).toMatchObject({
      ...{ title: `Pump of ${ERASED}`, note: `Ask ${ERASED}, not 9848765431`, cases: 2, people: 1 },
      ...{ version: Number(before.version) + 1, answers: [{ message: WITHOUT, given: 2 }] },
    });
    expect(await told(hers)).toEqual([ERASED, undefined]);
    expect(await told(other)).toEqual([WITHOUT, WITHOUT]);
  });

  test('also of a cause that the grievance has left, and where only the phone stands', async () => {
    await office.remove(office.mla, `cause/${cause}/member/${hers}`);
    const named = (await office.cause([hers], { title: NAME })).body.id;
    await office.remove(office.mla, `cause/${named}/member/${hers}`);
    const refused = (await office.cause(await office.many(1))).body.id;
    const said = { message: 'No', close: true, outcome: 'not_ours', reason: `Ask ${PHONE}` };
    await office.answer(refused, said);
    await office.runJobs();
    await office.cause([], { note: 'Call 98487 65432' });
    await erase();
    expect(await traces()).toEqual([]);
    const notes = await office.db.select({ note: causes.note }).from(causes).orderBy(causes.id);
    expect(notes.at(-1)).toEqual({ note: `Call ${ERASED}` });
  });

  test('[REF-05] keeps a letter about the cause that names none of its people, with its PDF', async () => {
    const { db, mla } = office;
    await office.put(mla, 'office/registers', { code: 'HZB' });
    const addressee = { name: 'Ravi', designation: 'Engineer', department: 'Water', address: '' };
    const texts = { en: { subject: 'Pump', body: 'Please mend the pump.' } };
    const json = { kind: 'cause', language: 'en', cause_id: cause, addressee, texts };
    const { body } = await office.post(mla, 'letter', { ...json, copies_to: [{ text: 'The Collector' }] });
    expect((await office.post(mla, `letter/${body.id}/dispatch`, {})).status).toBe(200);
    const before = await db.select().from(letters);
    await erase();
    expect(await db.select().from(letters)).toEqual(before);
    expect(before).toMatchObject([{ state: 'dispatched', file_id: expect.any(Number) }]);
  });

  describe('[REF-16, REF-21] takes them out of the reason why all of them were closed', () => {
    const REASON = `Only ${NAME} can say, on ${PHONE}`;
    const LEFT = `Only ${ERASED} can say, on ${ERASED}`;
    const closeAll = async (second_approval: boolean) => {
      await office.db.update(offices).set({ settings: { closing: { second_approval } } });
      const outcome = { close: true, outcome: 'not_possible', reason: REASON };
      await office.answer(cause, { message: MESSAGE, ...outcome });
      await office.runJobs();
      await erase();
      expect(await traces()).toEqual([]);
      const { body } = await office.get(office.mla, `complaint/${other}`);
      expect((await office.read(cause)).answers).toMatchObject([{ reason: LEFT }, { reason: null }]);
      return body;
    };

    test('with each', async () => {
      expect(await closeAll(false)).toMatchObject({ status: 'Resolved', closing: { reason: LEFT } });
    });

    test('or are to be, once that is approved', async () => {
      const closing = { to_approve: true, reason: LEFT, proposal: { message: WITHOUT } };
      expect(await closeAll(true)).toMatchObject({ closing });
    });
  });

  describe('that comes when the time is over', () => {
    beforeEach(async () => {
      await office.post(office.mla, 'complaint/close', { id: hers, message: 'Done' });
      office.pass(400 * 24 * 60);
    });
    const erased = () => eraseDue(office.services, { now: office.clock.now, closedFor: 12, loggedFor: 24 });

    test('does the same', async () => {
      expect(await erased()).toMatchObject({ complaints: 1, persons: 1 });
      expect(await traces()).toEqual([]);
      expect(await told(other)).toEqual([WITHOUT, WITHOUT]);
    });

    test('forgets the answer to a repeatable call that made a cause', async () => {
      await office.remove(office.mla, `cause/${cause}/member/${hers}`);
      const json = { ...office.places.V1, title: NAME, category_id: office.roads, complaint_ids: [hers] };
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const made = await office.send('POST', 'cause', { token: office.mla.token, json, headers });
      expect(made.status).toBe(201);
      await erased();
      expect(await traces()).toEqual([]);
    });
  });

  test('[GRD-15] has nothing to take from the work, which goes after a week', async () => {
    expect(await tracesOf(office.db, office.services.files, [NAME])).not.toContainEqual(
      expect.stringMatching(/^tasks|^task_items/),
    );
    await expireTasks(office.db, new Date(office.clock.now.getTime() + 8 * 86_400_000));
    expect(await office.db.$count(tasks)).toBe(0);
  });
});

test('[GRD-09] the export has the causes of a person, and their answers', async () => {
  const { body } = await office.post(office.admin, 'privacy/person/export', { phone: PHONE });
  const response = await office.app.fetch(new Request(`http://localhost${body.link}`));
  const data = JSON.parse(String(unpacked(new Uint8Array(await response.arrayBuffer())).get('data.json')));
  const { number } = await office.read(cause);
  expect(data).toMatchObject({
    causes: [{ complaint_id: hers, number, title: 'Pump of BHOOLAKSHMI  Gangamma' }],
    causeAnswers: [{ complaint_id: hers, number, message: MESSAGE }],
  });
});
