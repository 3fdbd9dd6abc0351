import { count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { RoutingRule } from '#contract/teamwork/routing.ts';
import { countDifferences, factDifferences } from '#server/complaints/list/verify.ts';
import { complaintCounts } from '#server/complaints/schema/complaintCounts.ts';
import { complaintMedia, complaints } from '#server/complaints/schema/complaints.ts';
import { ownCalendar } from '#server/desk/offices/calendar.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { namesMatch } from '#server/kernel/text/namesMatch.ts';
import { compareSome } from '#server/persons/pairs/compare.ts';
import { householdMembers, households } from '#server/persons/schema/households.ts';
import { personMerges } from '#server/persons/schema/personMerges.ts';
import { personPairs } from '#server/persons/schema/personPairs.ts';
import { complaintPersons, complaintsWithoutPersons, persons } from '#server/persons/schema/persons.ts';
import { areas, assemblies, mandals, parliaments } from '#server/places/schema/places.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/transfer/seed/accounts.ts';
import { seed } from '#server/transfer/seed/index.ts';
import { isTelugu } from '#server/transfer/seed/names.ts';
import { testApp } from '../../app.ts';
import { demoApp } from '../../demo.ts';
import { expectSound } from '../../persons/merging.ts';

const everyone = DEMO_ACCOUNTS.map(({ username, role }) => [username, role] as const);

const office = await demoApp();

test('an empty office is filled once, with the state as it is and a year of casework', async () => {
  const { services, db } = office;
  await seed(services, { demo: true });
  expect(await db.$count(parliaments)).toBe(17);
  expect(await db.$count(assemblies)).toBe(119);
  expect(await db.$count(complaints)).toBeGreaterThanOrEqual(400);
  expect(await db.$count(complaintMedia)).toBeGreaterThan(50);
  const statuses = await db
    .select({ status: complaints.status, n: count() })
    .from(complaints)
    .groupBy(complaints.status);
  expect(statuses.map(({ status }) => status).sort()).toEqual([
    'Resolved',
    'close',
    'open',
    'pending',
    'responded',
    'reviewed',
  ]);
  const [rolledUp] = await db
    .select({ n: sql<number>`sum(${complaintCounts.count})::int` })
    .from(complaintCounts);
  expect(rolledUp?.n).toBe(await db.$count(complaints, eq(complaints.hidden, false)));
});

test('[SLA-17, SLA-18] nine rules: they only suggest in the demo office, and assign in its neighbour', async () => {
  const { rows } = await office.db.execute<{ name: string; rules: RoutingRule[] }>(sql`
    select a.name, settings -> 'routing' as rules from offices join assemblies a on a.id = assembly_id
    where settings ? 'routing' order by a.name`);
  expect(
    rows.map(({ name, rules }) => [name, rules.length, ...new Set(rules.map(({ mode }) => mode))]),
  ).toEqual([
    ['Huzurabad', 6, 'suggest'],
    ['Karimnagar', 3, 'assign'],
  ]);
  for (const { rules } of rows) for (const { people } of rules) expect(people.length).toBeGreaterThan(0);
});

test('[GRD-01] each account of the demo has its office, and there are no others', async () => {
  const { db } = office;
  const { rows } = await db.execute<{ seats: number; missing: number }>(sql`
    select count(distinct (u.parliament_id, u.assembly_id))::int as seats,
      count(*) filter (where o.id is null)::int as missing
    from users u left join offices o on o.parliament_id is not distinct from u.parliament_id
      and o.assembly_id is not distinct from u.assembly_id
    where u.role = 'admin' or u.parliament_id is not null`);
  expect(rows).toEqual([{ seats: await db.$count(offices), missing: 0 }]);
});

test('[PER-01, PER-02] 320 people stand behind the 440 cases, with names in both scripts; six families share a phone', async () => {
  const { db } = office;
  const people = await db.select().from(persons);
  expect([people.length, await db.$count(complaintPersons)]).toEqual([320, 440]);
  for (const { name, other_name } of people) {
    expect(isTelugu(name)).not.toBe(isTelugu(other_name ?? ''));
    expect(namesMatch(name, other_name ?? '')).toBe(true);
  }
  const phones = new Map<string, number>();
  for (const {
    phones: [phone = ''],
  } of people)
    phones.set(phone, (phones.get(phone) ?? 0) + 1);
  expect([...phones.values()].filter((count) => count > 1)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(await db.$count(complaintsWithoutPersons)).toBe(0);
});

test('[PER-10, PER-11, PER-12, PER-13] 12 households, 5 pairs to merge with known scores, 3 merged and 1 undone', async () => {
  const { db } = office;
  expect(await db.$count(households)).toBe(12);
  expect(await db.$count(householdMembers)).toBe(24);
  while ((await db.transaction((tx) => compareSome(tx, 500))) > 0);
  const pairs = await db.select().from(personPairs);
  expect(pairs.map(({ score, reasons }) => [score, reasons.join()]).sort()).toEqual([
    [70, 'nearPhone'],
    [70, 'nearPhone'],
    [80, 'household'],
    [90, 'phone'],
    [90, 'phone'],
  ]);
  const merges = await db.select().from(personMerges);
  expect(merges.filter(({ undone_at }) => undone_at)).toHaveLength(1);
  expect(merges).toHaveLength(4);
  expect(await db.$count(persons, eq(persons.state, 'merged'))).toBe(3);
  await expectSound(db);
});

test('[PER-18, PER-19, PER-20] four causes: water 14 cases of 11 people, road 9, ration 6, power 23 answered and closed', async () => {
  const { db, send } = office;
  const signedIn = await send('POST', 'login', {
    json: { username: 'mla@example.org', password: DEMO_PASSWORD, model: 'm' },
  });
  const ask = async (path: string) => (await send('GET', path, { token: String(signedIn.body.token) })).body;
  const rows = (await ask('cause')).data ?? [];
  expect(
    rows.map(({ cases, people, open, state, category }) => ({
      ...{ cases, people, open, state, category: (category as { name: string }).name },
    })),
  ).toEqual([
    { category: 'Drinking Water', cases: 14, people: 11, open: 14, state: 'open' },
    { category: 'Land and Revenue', cases: 6, people: 6, open: 6, state: 'open' },
    { category: 'Roads and Buildings', cases: 9, people: 9, open: 9, state: 'open' },
    { category: 'Electricity', cases: 23, people: 23, open: 0, state: 'answered' },
  ]);
  const answered = rows.find(({ state }) => state === 'answered');
  const { answers } = await ask(`cause/${answered?.id}`);
  expect(answers).toMatchObject([{ status: 'Resolved', given: 23, creator: { name: 'Madhavi Reddy' } }]);
  const [first] = (await ask(`cause/${answered?.id}/member`)).data ?? [];
  const { message } = (answers as { message: string }[])[0] ?? {};
  const path = (of: string) => ask(`complaint/${of}?complaint_id=${first?.complaint_id}`);
  expect((await path('response')).data).toMatchObject([{ message }]);
  // The later verification has its own check.
  const lines = (await path('timeline')).data?.filter(({ action }) => action !== 'verified');
  expect(lines?.slice(0, 2)).toMatchObject([
    { action: 'resolved', creator: { name: 'Madhavi Reddy' } },
    { action: 'joinedCause', creator: { name: 'Madhavi Reddy' } },
  ]);
  expect(await countDifferences(db)).toEqual([]);
  expect(await factDifferences(db)).toEqual([]);
});

test('without demo data nothing is added', async () => {
  const { services, db } = await testApp();
  await seed(services, { demo: false });
  expect(await db.$count(parliaments)).toBe(0);
});

test('[AUTH-02, AUTH-03] every printed account signs in with the printed password', async () => {
  const { send } = office;
  for (const [username, role] of everyone) {
    const { status, body } = await send('POST', 'login', {
      json: { username, password: DEMO_PASSWORD, model: 'm' },
    });
    expect([username, status, body.role]).toEqual([username, 200, role]);
    expect(body.profile_updated).toBe(username !== 'newmla@example.org');
  }
});

test('[GAL-01, VID-01] galleries have thumbnails, some are of an event, and there are videos of every category', async () => {
  const { send } = office;
  const admin = await send('POST', 'login', {
    json: { username: 'admin@example.org', password: DEMO_PASSWORD, model: 'm' },
  });
  const rows = async (path: string) =>
    (await send('GET', path, { token: String(admin.body.token) })).body.data ?? [];
  const galleries = await rows('gallery');
  expect(galleries.length).toBeGreaterThanOrEqual(5);
  for (const { thumbnail } of galleries) expect(thumbnail).toEqual({ path: expect.any(String) });
  expect(galleries.filter(({ event }) => event).length).toBeGreaterThan(0);
  expect((await rows('event')).filter(({ gallery }) => gallery)).toHaveLength(1);
  const used = new Set((await rows('video')).map(({ category_id }) => category_id));
  expect(used.size).toBe((await rows('video/category')).length);
});

test('[GRD-16] every category and place of the demo has its name in Telugu and in Devanagari letters', async () => {
  const { db } = office;
  const tables = [parliaments, assemblies, mandals, areas, ...CATEGORIES.map(resourceTable)];
  for (const table of tables as (typeof areas)[]) {
    const rows = await db.select(namedColumns(table)).from(table);
    expect(rows.length).toBeGreaterThan(0);
    const other = rows.filter(
      ({ name_te, name_hi }) => !TELUGU.test(name_te ?? '') || !DEVANAGARI.test(name_hi ?? ''),
    );
    expect(other).toEqual([]);
  }
  const [karimnagar] = await db.select().from(parliaments).where(eq(parliaments.name, 'Karimnagar'));
  expect(karimnagar).toMatchObject({ name_te: 'కరీంనగర్', name_hi: 'करीमनगर' });
});

const CATEGORIES = ['complaint/category', 'contact/category', 'policy/category', 'video/category'];
const TELUGU = /^[\p{Script=Telugu}\u200c\d\s(),.]+$/u;
const DEVANAGARI = /^[\p{Script=Devanagari}\d\s(),.]+$/u;

test('[SLA-03] the state’s office has the holidays of this year and the next, the movable ones marked as examples', async () => {
  const [state] = await office.db.select().from(offices).where(sql`${offices.parliament_id} is null`);
  const holidays = Object.entries(ownCalendar(state?.settings ?? {}).holidays ?? {});
  const year = office.clock.now.getFullYear();
  for (const each of [year, year + 1]) {
    const of = holidays.filter(([day]) => day.startsWith(`${each}-`)).map(([, holiday]) => holiday);
    expect(of.length).toBeGreaterThanOrEqual(14);
    expect(of.filter(({ name }) => name.includes('(example)')).length).toBeGreaterThanOrEqual(10);
    for (const { name, name_te, name_hi } of of) expect(name && name_te && name_hi).toBeTruthy();
  }
});
