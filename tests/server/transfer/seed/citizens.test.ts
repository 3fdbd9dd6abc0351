import { and, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayOf } from '#contract/kernel/day.ts';
import type { ToCall } from '#contract/messages/citizenCall.ts';
import type { InboxRow } from '#contract/messages/inbox.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import {
  callRequests,
  citizenCalls,
  inboxFiles,
  inboxRows,
  personWishes,
  statusLinks,
} from '#server/messages/schema/citizens.ts';
import { messages, phoneMarks } from '#server/messages/schema/messages.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { assemblies } from '#server/places/schema/places.ts';
import { DEMO_PASSWORD } from '#server/transfer/seed/accounts.ts';
import { seed } from '#server/transfer/seed/index.ts';
import { type TestApp, testApp } from '../../app.ts';
import { demoApp } from '../../demo.ts';

const office = await demoApp();
const json = { username: 'desk@example.org', password: DEMO_PASSWORD, model: 'm' };
const token = String((await office.send('POST', 'login', { json })).body.token);
const [assembly] = await office.db.select().from(assemblies).where(eq(assemblies.name, 'Huzurabad'));
const assemblyId = assembly?.id ?? 0;
const [own] = await office.db.select().from(offices).where(eq(offices.assembly_id, assemblyId));
const officeId = own?.id ?? 0;

const ask = async (path: string) => (await office.send('GET', path, { token })).body;

test('[MSG-15] 12 inbox rows of people whom the demo office knows: three languages, missed calls, one photo, some late', async () => {
  const { db } = office;
  const rows = await db.select().from(inboxRows);
  expect(rows).toHaveLength(12);
  for (const { office_id, person_id } of rows)
    expect([office_id, person_id]).toEqual([officeId, expect.any(Number)]);
  const open = (await ask('inbox?per_page=100')).data as unknown as InboxRow[];
  const taken = (await ask('inbox?state=taken')).data as unknown as InboxRow[];
  expect(taken.map(({ take, taken_by }) => [take, taken_by?.name])).toEqual([['not_for_us', 'Padma Latha']]);
  expect(open).toHaveLength(11);
  for (const { persons: known } of open) expect(known).toHaveLength(1);
  const [late, fresh] = [open.filter((row) => row.late), open.filter((row) => !row.late)];
  expect([late.length >= 3, fresh.length >= 3]).toEqual([true, true]);
  expect((await ask('desk/day')).inbox_late).toMatchObject({ total: late.length });
  for (const letters of [/\p{Script=Telugu}/u, /\p{Script=Devanagari}/u, /^[A-Za-z]/, /^$/])
    expect(open.filter(({ text }) => letters.test(text)).length).toBeGreaterThanOrEqual(2);
  const [pictured, ...others] = open.filter(({ files }) => files.length > 0);
  expect([pictured?.files.length, others]).toEqual([1, []]);
  const shown = await office.app.fetch(new Request(`http://localhost${pictured?.files[0]?.path}`));
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(pictured?.free_until).toBeNull();
  expect(open.filter(({ free_until }) => free_until)).toHaveLength(2);
});

test('[MSG-23] nine calls are due beside the closings to be verified, some of them tried in vain', async () => {
  const { data, total } = (await ask('call/list?per_page=100')) as unknown as {
    data: ToCall[];
    total: number;
  };
  expect(total).toBe(data.length);
  const of = (reason: ToCall['reason']) => data.filter((each) => each.reason === reason);
  expect([of('asked'), of('missed'), of('later'), of('disputed')].map(({ length }) => length)).toEqual([
    4, 3, 2, 0,
  ]);
  expect(of('verification').length).toBeGreaterThan(0);
  expect(of('asked').map(({ calls }) => calls.map(({ result }) => result))).toEqual([
    ['busy', 'no_answer'],
    ['no_answer'],
    [],
    [],
  ]);
  for (const { person, wrong } of data)
    expect([person, wrong]).toEqual([{ id: expect.any(Number), name: expect.any(String) }, false]);
});

test('[MSG-14] three phones are marked as wrong, two after a call that said so; nothing went to them since', async () => {
  const { db } = office;
  const wrong = await db.select().from(phoneMarks).where(isNotNull(phoneMarks.wrong_at));
  expect(wrong).toHaveLength(3);
  const heard = await db.select().from(citizenCalls).where(eq(citizenCalls.result, 'wrong_number'));
  const byCall = wrong.filter(({ wrong_by }) => wrong_by !== null).map(({ phone }) => phone);
  expect(byCall.sort()).toEqual(heard.map(({ phone }) => phone).sort());
  expect(heard).toHaveLength(2);
  await expectSilence(wrong.map(({ phone, wrong_at }) => ({ phone, since: wrong_at })));
});

test('[MSG-06] five people refuse messages, two of them by their own word, and others want them', async () => {
  const { db } = office;
  const said = await db.select().from(personWishes).where(eq(personWishes.is_last, true));
  const refused = said.filter(({ purpose, state }) => purpose === 'status' && state === 'refused');
  expect(refused.map(({ way }) => way).sort()).toEqual([
    'message',
    'paper',
    'phone',
    'spoken',
    'status_page',
  ]);
  expect(refused.filter(({ creator_id }) => creator_id === null)).toHaveLength(2);
  expect(said.filter(({ state }) => state === 'given')).toHaveLength(6);
  const stopped = await db.select().from(phoneMarks).where(isNotNull(phoneMarks.stopped_at));
  expect(stopped).toHaveLength(2);
  const changed = refused.find(({ way }) => way === 'phone');
  const { wishes, history } = await ask(`person/${changed?.person_id}/wishes`);
  expect(wishes).toMatchObject([
    { purpose: 'status', state: 'refused', noted_by: { name: 'Padma Latha' } },
    {},
    {},
  ]);
  expect(history).toMatchObject([{ purpose: 'status', state: 'given', way: 'paper' }]);
  const people = await db
    .select()
    .from(persons)
    .where(
      inArray(
        persons.id,
        refused.map(({ person_id }) => person_id),
      ),
    );
  const sinceOf = new Map(refused.map(({ person_id, created_at }) => [person_id, created_at]));
  await expectSilence(
    people.flatMap(({ id, phones }) => phones.map((phone) => ({ phone, since: sinceOf.get(id) ?? null }))),
  );
});

/** That no message to these phones was made after an instant, nor waits. */
async function expectSilence(phones: readonly { phone: string; since: Date | null }[]) {
  const { phone, created_at, state } = messages;
  expect(phones.length).toBeGreaterThan(0);
  for (const { phone: one, since } of phones) {
    const after = or(gt(created_at, since ?? new Date(0)), eq(state, 'queued'));
    expect(await office.db.$count(messages, and(eq(phone, one), after))).toBe(0);
  }
}

test('[MSG-18] 40 grievances have a status link, of each its hash alone', async () => {
  const { db } = office;
  const links = await db.select().from(statusLinks);
  expect([links.length, new Set(links.map(({ complaint_id }) => complaint_id)).size]).toEqual([40, 40]);
  for (const { token_hash } of links) expect(token_hash).toMatch(/^[\w-]{43}$/);
});

test('[MSG-06, MSG-14, MSG-15, MSG-18, MSG-23] nothing is after now, and all of it of the demo office', async () => {
  const { db, clock } = office;
  const { now } = clock;
  const after = [
    await db.$count(
      inboxRows,
      or(gt(inboxRows.created_at, now), gt(inboxRows.sent_at, now), gt(inboxRows.taken_at, now)),
    ),
    await db.$count(callRequests, or(gt(callRequests.created_at, now), gt(callRequests.due_on, dayOf(now)))),
    await db.$count(citizenCalls, gt(citizenCalls.created_at, now)),
    await db.$count(phoneMarks, or(gt(phoneMarks.wrong_at, now), gt(phoneMarks.stopped_at, now))),
    await db.$count(personWishes, or(gt(personWishes.created_at, now), gt(personWishes.said_on, dayOf(now)))),
    await db.$count(statusLinks, gt(statusLinks.created_at, now)),
    await db.$count(complaintChanges, gt(complaintChanges.created_at, now)),
  ];
  expect(after).toEqual([0, 0, 0, 0, 0, 0, 0]);
  const places = [
    ...(await db
      .select({ at: complaints.assembly_id })
      .from(statusLinks)
      .innerJoin(complaints, eq(complaints.id, statusLinks.complaint_id))),
    ...(await db
      .select({ at: complaints.assembly_id })
      .from(citizenCalls)
      .innerJoin(complaints, eq(complaints.id, citizenCalls.complaint_id))),
    ...(await db
      .select({ at: persons.assembly_id })
      .from(personWishes)
      .innerJoin(persons, eq(persons.id, personWishes.person_id))),
  ];
  expect(new Set(places.map(({ at }) => at))).toEqual(new Set([assemblyId]));
  const due = await db.select().from(callRequests);
  expect(new Set(due.map(({ office_id }) => office_id))).toEqual(new Set([officeId]));
});

test('[MSG-06, MSG-14, MSG-15, MSG-18, MSG-23] two offices get the same complaints and talks', async () => {
  const other = await testApp();
  await seed(other.services, { demo: true });
  expect(await contentOf(other)).toEqual(await contentOf(office));
});

const contentOf = async ({ db }: TestApp) => [
  await db
    .select({ number: complaints.complaint_number, name: complaints.name, details: complaints.details })
    .from(complaints)
    .orderBy(complaints.id),
  await db.select().from(inboxRows).orderBy(inboxRows.id),
  await db.select({ inbox_id: inboxFiles.inbox_id }).from(inboxFiles),
  await db.select().from(callRequests).orderBy(callRequests.id),
  await db.select().from(citizenCalls).orderBy(citizenCalls.id),
  await db.select().from(phoneMarks).orderBy(phoneMarks.phone),
  await db.select().from(personWishes).orderBy(personWishes.id),
  await db.select().from(statusLinks).orderBy(statusLinks.token_hash),
];
