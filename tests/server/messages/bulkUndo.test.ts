import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { openSending, type Sending } from './sending.ts';

let office: Sending;
beforeEach(async () => {
  office = await openSending();
  registerHandlers(office.services);
});

/** Carries out work on many grievances, or undoes it, to its end. */
async function carryOut(path: string, json: object): Promise<number> {
  const { body, status } = await office.post(office.mla, path, json as Record<string, unknown>);
  expect([path, status, body.message]).toEqual([path, 200, body.message]);
  await office.services.jobs.runDue();
  return Number((body.job as { id?: number } | undefined)?.id);
}
const bulk = (action: string, params: object, ids: number[]) => carryOut('bulk', { action, params, ids });
const undo = async (id: number) => {
  await carryOut(`bulk/${id}/undo`, {});
};
const goneOut = async () => {
  office.pass(20);
  await office.deliver();
  return (await office.rows()).filter(({ state }) => state === 'logged');
};
const events = async () => (await goneOut()).map(({ event, complaint_id }) => [event, complaint_id]);
/** Two complaints with messages to their citizens, within ten minutes. */
async function two(): Promise<number[]> {
  const ids = [(await office.record(office.mla)).id, (await office.record(office.mla)).id];
  return ids;
}
const WORK: [string, () => object][] = [
  ['priority', () => ({ priority: 'urgent' })],
  ['category', () => ({ category_id: office.water })],
  ['assign', () => ({ staff_id: office.staff.id })],
];
/** Another category is due on another day. */
const setTargets = () =>
  office.send('PUT', 'sla/target', {
    token: office.mla.token,
    json: { targets: [{ category_id: office.water, normal: { resolution_days: 3 } }] },
  });

describe.each(WORK)('[MSG-11, DESK-12] of %s for many that is undone', (action, params) => {
  test.each([
    ['when messages are made in between', true],
    ['when they are made afterwards', false],
  ])('only the registration is told, %s', async (_, isMadeBetween) => {
    await setTargets();
    const ids = await two();
    office.pass(1);
    const work = await bulk(action, params(), ids);
    if (isMadeBetween) await office.deliver();
    office.pass(1);
    await undo(work);
    expect(await events()).toEqual(ids.map((id) => ['registered', id]));
    const rows = await office.db.select().from(complaints);
    expect(rows.map(({ priority, category_id, staff_id }) => [priority, category_id, staff_id])).toEqual(
      ids.map(() => ['normal', office.roads, null]),
    );
  });
});

test.each([
  ['priority', { priority: 'urgent' }],
  ['category', {}],
])(
  '[MSG-11, DESK-12] of %s for many that was told before it is undone the old day is told again',
  async (action, params) => {
    await setTargets();
    const [id = 0] = await two();
    await goneOut();
    const work = await bulk(action, action === 'category' ? { category_id: office.water } : params, [id]);
    const told = (await goneOut()).at(-1);
    await undo(work);
    const rows = await goneOut();
    expect(rows.map(({ event }) => event)).toEqual(['registered', 'registered', 'due_moved', 'due_moved']);
    expect(rows.at(-1)?.text).not.toBe(told?.text);
  },
);

test('[MSG-11] a registration that says the due day is what a later day is compared with', async () => {
  const values = [{ value: 'due', shorten: false }];
  const template = await office.template({ text: 'Expected by {#alphanumeric#}.', values } as object);
  const settings = { messages: { rules: { 'registered.citizen.sms.te': template } } };
  await office.db.update(offices).set({ settings }).where(eq(offices.id, office.own.id));
  const { id } = await office.record(office.mla);
  office.pass(1);
  const work = await bulk('priority', { priority: 'urgent' }, [id]);
  office.pass(1);
  await office.deliver();
  expect((await office.rows()).map(({ event, state }) => [event, state])).toEqual([
    ['registered', 'queued'],
    ['due_moved', 'suppressed'],
  ]);
  office.pass(1);
  await undo(work);
  expect((await goneOut()).map(({ event }) => event)).toEqual(['registered', 'due_moved']);
});
