import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { codedText } from '#contract/kernel/coded.ts';
import type { ContactPreferences } from '#contract/persons/contactPreferences.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { queueMessage } from '#server/messages/queueMessage.ts';
import { messages, phoneMarks } from '#server/messages/schema/messages.ts';
import { endStop, sendStop } from '#server/messages/stop.ts';
import { openDesk, refusalOf } from '../../complaints/desk.ts';

const desk = await openDesk();
let serial = 0;

/** A person with a new phone. */
async function citizen() {
  serial += 1;
  const phone = `98480${String(10_000 + serial)}`;
  const { person_id } = await desk.record(desk.mla, { name: `Citizen ${serial}`, phone });
  return { id: Number(person_id), phone };
}
const preferencesOf = async (id: number) =>
  (await desk.get(desk.staff, `person/${id}/wishes`)).body as unknown as ContactPreferences;
const put = (id: number, json: Record<string, unknown>) =>
  desk.put(desk.staff, `person/${id}/wishes`, { way: 'spoken', ...json });
const states = ({ wishes }: ContactPreferences) => wishes.map(({ state }) => state).join();
const merge = async (survivor: number, other: number) =>
  (await desk.post(desk.mla, 'person/merge', { person_ids: [survivor, other], survivor_id: survivor }))
    .status;

test('[MSG-06, MSG-07] wishes are kept with day, way, language, who wrote them down and the version of the notice; what was said before stays', async () => {
  const { id } = await citizen();
  expect(states(await preferencesOf(id))).toBe('unknown,unknown,unknown');
  expect((await put(id, { status: 'given', news: 'given', way: 'paper', language: 'te' })).status).toBe(200);
  await put(id, { news: 'refused', way: 'phone' });
  const { wishes, history, phones } = await preferencesOf(id);
  expect(wishes[0]).toMatchObject({ said_on: '2026-03-02', way: 'paper', language: 'te', notice_version: 1 });
  expect(wishes[0]?.noted_by?.name).toBe('sunitha');
  expect(wishes.map(({ state }) => state)).toEqual(['given', 'unknown', 'refused']);
  expect(history).toMatchObject([{ purpose: 'news', state: 'given', way: 'paper' }]);
  expect(phones).toMatchObject([{ mobile: true, wrong_at: null, stopped_at: null }]);
});

test('[MSG-06] there is no purpose for a campaign, and the own word is not for a call to tell', async () => {
  const { id } = await citizen();
  await put(id, { campaign: 'given' });
  expect(states(await preferencesOf(id))).toBe('unknown,unknown,unknown');
  expect((await put(id, { status: 'given', way: 'message' })).status).toBe(422);
});

/** Queues a message to a person without an event. */
async function queue({ id, phone }: { id: number; phone: string }) {
  const [office] = await desk.db.select().from(offices);
  const to = { audience: 'citizen', user_id: null, contact_id: null, language: 'te' } as const;
  const composed = { language: 'te', instead_of: null, template: null, text: 'x', parts: 1 } as const;
  const draft = { complaint_id: null, channel: 'sms', isFree: true, creator_id: null } as const;
  return queueMessage(
    desk.db,
    {
      ...{ ...draft, office_id: office?.id ?? 0, to: { ...to, person_id: id, phone } },
      composed: { ...composed, refused: null },
    },
    { carriers: desk.services.carriers, now: desk.clock.now },
  );
}
const stateOf = async (id = 0) => {
  const [row] = await desk.db.select().from(messages).where(eq(messages.id, id));
  return [row?.state, row?.reason && codedText(row.reason)];
};
const REFUSED = ['suppressed', 'refused by the person'];

test('[MSG-08] refused to staff: what is queued becomes suppressed, and staff may end it', async () => {
  const somebody = await citizen();
  const queued = await queue(somebody);
  expect(queued?.state).toBe('queued');
  await put(somebody.id, { status: 'refused' });
  expect(await stateOf(queued?.id)).toEqual(REFUSED);
  expect((await queue(somebody))?.state).toBe('suppressed');
  expect((await put(somebody.id, { status: 'given' })).status).toBe(200);
  expect((await queue(somebody))?.state).toBe('queued');
});

test('[MSG-08, MSG-09, PER-12] who was merged is spoken for by the survivor, also of what was queued before', async () => {
  const [survivor, other] = [await citizen(), await citizen()];
  const { id: complaint_id } = await desk.record(desk.mla, { name: 'Other', phone: other.phone });
  const before = await queue(other);
  await desk.db
    .update(messages)
    .set({ complaint_id })
    .where(eq(messages.id, before?.id ?? 0));
  expect(await merge(survivor.id, other.id)).toBe(201);
  const { body } = await desk.get(desk.mla, `message?person_id=${survivor.id}`);
  expect(body.data).toMatchObject([{ id: before?.id }]);
  await put(survivor.id, { status: 'refused' });
  expect(await stateOf(before?.id)).toEqual(REFUSED);
  expect((await queue(other))?.reason).toEqual({ code: 'refusedByPerson' });
});

test('[MSG-08] only START from the own phone ends a stop of the person', async () => {
  const { id, phone } = await citizen();
  await desk.db.transaction((tx) => sendStop(tx, phone, { way: 'message', now: desk.clock.now }));
  for (const status of ['given', 'unknown'])
    expect(refusalOf(await put(id, { status }), 'status')).toEqual([
      'Only the person ends a stop, with START from the own phone.',
    ]);
  expect((await put(id, { news: 'refused' })).status).toBe(200);
  expect((await preferencesOf(id)).phones[0]?.stopped_at).not.toBeNull();
  await desk.db.transaction((tx) => endStop(tx, phone, { written: desk.clock.now, now: desk.clock.now }));
  expect((await put(id, { status: 'given' })).status).toBe(200);
  // The refusal stays when the person gets another phone.
  await desk.db.transaction((tx) => sendStop(tx, phone, { way: 'status_page', now: desk.clock.now }));
  await desk.db.delete(phoneMarks).where(eq(phoneMarks.phone, phone));
  expect((await put(id, { status: 'given' })).status).toBe(422);
});

test('[MSG-06, PER-12] of two people who become one the stricter word holds, and only a refusal comes to who said nothing', async () => {
  const said = async (one: Record<string, string>, other: Record<string, string>) => {
    const [survivor, merged] = [await citizen(), await citizen()];
    if (Object.keys(one).length > 0) await put(survivor.id, one);
    if (Object.keys(other).length > 0) await put(merged.id, other);
    expect(await merge(survivor.id, merged.id)).toBe(201);
    return { id: survivor.id, states: states(await preferencesOf(survivor.id)) };
  };
  const stricter = await said({ status: 'given', news: 'given' }, { status: 'refused', news: 'unknown' });
  expect(stricter.states).toBe('refused,unknown,unknown');
  expect(
    (await said({ status: 'refused', calls: 'refused' }, { status: 'given', calls: 'given' })).states,
  ).toBe('refused,refused,unknown');
  expect((await said({}, { status: 'refused', news: 'given' })).states).toBe('refused,unknown,unknown');
  expect((await said({ news: 'given' }, {})).states).toBe('unknown,unknown,given');
  // Later statements apply to the survivor.
  expect((await put(stricter.id, { status: 'given' })).status).toBe(200);
  expect(states(await preferencesOf(stricter.id))).toBe('given,unknown,unknown');
});

test('[MSG-07] the notice is told in three languages, in full and short', async () => {
  const { body } = await desk.get(desk.staff, 'message/notice');
  expect(body).toMatchObject({
    version: 1,
    full: { te: expect.any(String) },
    short: { hi: expect.any(String) },
  });
});
