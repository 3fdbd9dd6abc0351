import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { offices } from '#server/desk/schema/offices.ts';
import {
  callRequests,
  citizenCalls,
  inboxRows,
  personWishes,
  statusLinks,
} from '#server/messages/schema/citizens.ts';
import { messages, phoneMarks } from '#server/messages/schema/messages.ts';
import { openDesk } from '../../complaints/desk.ts';
import { holdMessages } from './messages.ts';
import { tracesOf } from './traces.ts';
import { unpacked } from './unpacked.ts';

const PHONE = '9876501234';
const MARKER = 'zebrawell';
const desk = await openDesk();
const made = await desk.record(desk.mla, { phone: PHONE, name: 'Venkatalakshmi' });
const person_id = Number(made.person_id);
await holdMessages(desk, { complaint_id: made.id, person_id, phone: PHONE, marker: MARKER });
// A family member with the same phone.
const other = await desk.record(desk.mla, { phone: PHONE, name: 'Rajesh Kumar' });
expect(other.person_id).not.toBe(person_id);
await holdMessages(desk, {
  ...{ complaint_id: other.id, person_id: Number(other.person_id), phone: PHONE, marker: 'okapi' },
});

const erase = (json: Record<string, unknown>) =>
  desk.post(desk.admin, 'privacy/person/erase', { open: true, ...json });
const rows = () => desk.db.select().from(messages).orderBy(asc(messages.id));

test('[MSG-24, GRD-09] the file of a person has messages, calls, wishes and what they sent, with its files', async () => {
  const { body } = await desk.post(desk.admin, 'privacy/person/export', { person_id });
  const zip = await desk.app.fetch(new Request(`http://localhost${body.link}`));
  const entries = await unpacked(Buffer.from(await zip.arrayBuffer()));
  const data = JSON.parse(String(entries.get('data.json'))) as Record<string, unknown[]>;
  expect(data.messagesToCitizens?.length).toBeGreaterThan(1);
  for (const kind of ['wishes', 'phoneMarks', 'citizenCalls', 'callRequests'])
    expect([kind, data[kind]?.length]).toEqual([kind, expect.toSatisfy((length) => length > 0)]);
  expect(JSON.stringify(data)).not.toContain('okapi, come');
});

test("[MSG-24] erased alone: state, day and parts of messages stay, what waited goes out no more, and what is another one's is left", async () => {
  const waits = { audience: 'citizen', channel: 'sms', language: 'te', parts: 2, text: MARKER } as const;
  const [office] = await desk.db.select().from(offices);
  await desk.db
    .insert(messages)
    .values({ ...waits, office_id: office?.id ?? 0, person_id, phone: PHONE, due_at: desk.clock.now });
  const before = await rows();
  const outbox = () => readdirSync(join(desk.folder, 'outbox')).filter((name) => name.startsWith('sms'));
  const files = outbox().length;
  expect((await erase({ person_id, confirmation: PHONE })).status).toBe(200);
  const after = await rows();
  expect(after.length).toBe(before.length);
  const kept = ({ state, sent_on, parts }: (typeof after)[number]) => ({ state, sent_on, parts });
  const sent = before.findIndex(({ state, person_id: whose }) => state === 'logged' && whose === person_id);
  expect(after.slice(sent, sent + 1).map(kept)).toEqual(before.slice(sent, sent + 1).map(kept));
  expect(after[sent]).toMatchObject({
    state: 'logged',
    text: null,
    phone: null,
    person_id: null,
    once: null,
  });
  expect(after.at(-1)).toMatchObject({ state: 'suppressed', text: null, parts: 2 });
  expect(after.filter(({ text }) => text?.includes('okapi')).length).toBeGreaterThan(0);
  expect(after.filter(({ text, state }) => text === null && state === 'queued')).toEqual([]);
  expect(outbox().length).toBeLessThan(files);
  expect(await tracesOf(desk.db, desk.services.files, [MARKER])).toEqual([]);
  // The phone still belongs to another person, who has stopped messages to it.
  expect(await desk.db.select().from(phoneMarks)).toMatchObject([{ phone: PHONE }]);
});

test('[MSG-24, GRD-09] everybody of a number: no table has it any more', async () => {
  expect((await erase({ phone: PHONE, confirmation: PHONE })).status).toBe(200);
  expect(await tracesOf(desk.db, desk.services.files, [MARKER, 'okapi', PHONE])).toEqual([]);
  for (const table of [inboxRows, callRequests, statusLinks, personWishes, phoneMarks])
    expect(await desk.db.$count(table)).toBe(0);
  expect(await desk.db.select().from(citizenCalls)).toMatchObject(
    Array(4).fill({ phone: null, note: null, person_id: null }),
  );
});
