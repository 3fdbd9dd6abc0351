import { asc, desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { takeIncoming } from '#server/messages/incoming.ts';
import { inboxRows, sensitiveComplaints } from '#server/messages/schema/citizens.ts';
import { messages } from '#server/messages/schema/messages.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { openMessages } from '../office.ts';

const desk = await openMessages();
const standing = await desk.template({
  text: 'Dear {#alphanumeric#}, your request {#alphanumeric#} is {#alphanumeric#}.',
  values: [
    { value: 'name', shorten: true },
    { value: 'number', shorten: false },
    { value: 'status', shorten: false },
  ],
  language: 'en',
});
beforeEach(async () => {
  await desk.db.delete(inboxRows);
  await desk.db.delete(messages);
});

const recorded = (given: Record<string, unknown> = {}) =>
  desk.record(desk.mla, { staff_id: desk.staff.id, ...given });
async function sent(from = '919848012345') {
  const message = { channel: 'sms', from, at: desk.clock.now, text: 'How far is it?', media: [] };
  await takeIncoming(desk.services, message);
  const [row] = await desk.db.select().from(inboxRows).orderBy(desc(inboxRows.id));
  return row?.id ?? 0;
}
const answer = (id: number, json: Record<string, unknown>) =>
  desk.post(desk.staff, `inbox/${id}/take`, { take: 'answer', template_id: standing, ...json });
const written = () => desk.db.select().from(messages).orderBy(asc(messages.id));

test('[MSG-15, MSG-03] an answer about a grievance is filled from it, and is shown in its log', async () => {
  const { id: complaint_id, complaint_number } = await recorded();
  const { status, body } = await answer(await sent(), { complaint_id });
  expect([status, body]).toMatchObject([
    200,
    { take: 'answer', complaint: { id: complaint_id, complaint_number } },
  ]);
  expect(await written()).toMatchObject([
    {
      text: `Dear Ramulu Goud, your request ${complaint_number} is in progress.`,
      ...{ complaint_id, phone: '9848012345', channel: 'sms', state: 'queued', template_id: standing },
    },
  ]);
});

test('[MSG-15] it goes to the phone that has written, as far as the person of the grievance has it', async () => {
  const { id: complaint_id, person_id } = await recorded();
  await desk.db
    .update(persons)
    .set({ phones: ['9848012345', '9848055555'] })
    .where(eq(persons.id, Number(person_id)));
  expect((await answer(await sent('9848055555'), { complaint_id })).status).toBe(200);
  const stranger = await recorded({ phone: '9848099999', name: 'Sarojana' });
  const from = await sent('9848055555');
  expect(refusalOf(await answer(from, { complaint_id: stranger.id }), 'complaint_id')).toEqual([
    'Choose a grievance of this person.',
  ]);
  const { id: others } = await recorded({ staff_id: desk.colleague.id });
  expect((await answer(from, { complaint_id: others })).status).toBe(404);
  expect(await written()).toMatchObject([{ phone: '9848055555', complaint_id }]);
});

test('[MSG-15] about no grievance it tells of the office alone, and is refused by the name of what is missing', async () => {
  await recorded();
  const id = await sent();
  const refused = await answer(id, {});
  expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([
    422,
    expect.stringContaining('name'),
  ]);
  const hours = await desk.template({
    ...{ name: 'hours', text: 'We are open {#alphanumeric#}.', language: 'en' },
    values: [{ value: 'office_hours', shorten: false }],
  });
  expect((await answer(id, { template_id: hours })).status).toBe(200);
  expect(await written()).toMatchObject([{ text: 'We are open 10:00-17:30.', complaint_id: null }]);
});

test("[MSG-15] the caller's office answers a message from before any office existed", async () => {
  const message = { channel: 'whatsapp', from: '9848012345', text: 'When?', media: [] };
  await takeIncoming(desk.services, { ...message, at: desk.clock.now });
  const [row] = await desk.db.update(inboxRows).set({ office_id: null }).returning();
  const json = { take: 'answer', text: 'At ten.' };
  expect((await desk.post(desk.admin, `inbox/${row?.id}/take`, json)).status).toBe(200);
  const { id: office_id } = await desk.officeOf({ parliament_id: null, assembly_id: null });
  expect(await written()).toMatchObject([{ text: 'At ten.', office_id }]);
});

test("[MSG-15, PER-12] answers a person who was merged since in the survivor's language", async () => {
  const someone = async (name: string, phone: string, language: string) => {
    const person = { ...desk.places.V1, name, phones: [phone], language };
    return (await desk.post(desk.mla, 'person', person)).body.id;
  };
  const survivor_id = await someone('Narsamma', '9848066666', 'hi');
  const other = await someone('Narsavva', '9848077777', 'en');
  const message = { channel: 'whatsapp', from: '9848077777', text: 'When?', media: [] };
  await takeIncoming(desk.services, { ...message, at: desk.clock.now });
  const [row] = await desk.db.select().from(inboxRows);
  expect(row?.person_id).toBe(other);
  await desk.post(desk.mla, 'person/merge', { person_ids: [survivor_id, other], survivor_id });
  const taken = await answer(row?.id ?? 0, { template_id: undefined, text: 'दस बजे।' });
  expect(taken.status).toBe(200);
  expect(await written()).toMatchObject([{ language: 'hi', person_id: other }]);
});

test('[MSG-15, MSG-20] of a sensitive grievance no more goes out than that there is news', async () => {
  const { id: complaint_id, complaint_number } = await recorded();
  await desk.db.insert(sensitiveComplaints).values({ complaint_id });
  expect((await answer(await sent(), { complaint_id })).status).toBe(200);
  const [message] = await written();
  expect(message?.text).toContain(complaint_number);
  expect(message).toMatchObject({ state: 'suppressed', reason: { code: 'noTemplate' } });
  expect(message?.text).not.toContain('Ramulu');
});
