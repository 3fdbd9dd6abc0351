import { count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { complaintCounts } from '../../../server/db/schema/complaintCounts.ts';
import { complaintMedia, complaints } from '../../../server/db/schema/complaints.ts';
import { assemblies, parliaments } from '../../../server/db/schema/places.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../server/seed/accounts.ts';
import { seed } from '../../../server/seed/index.ts';
import { testApp } from '../app.ts';

const everyone = DEMO_ACCOUNTS.map(({ username, role }) => [username, role] as const);

test('an empty office is filled once, with the state as it is and a year of casework', async () => {
  const { services, db } = await testApp();
  await seed(services, { demo: true });
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

test('two offices get the same demo data', async () => {
  const offices = await Promise.all([testApp(), testApp()]);
  const contents = [];
  for (const { services, db } of offices) {
    await seed(services, { demo: true });
    contents.push(
      await db
        .select({ number: complaints.complaint_number, name: complaints.name, details: complaints.details })
        .from(complaints)
        .orderBy(complaints.id),
    );
  }
  expect(contents[0]).toEqual(contents[1]);
});

test('without demo data nothing is added', async () => {
  const { services, db } = await testApp();
  await seed(services, { demo: false });
  expect(await db.$count(parliaments)).toBe(0);
});

test('[AUTH-02, AUTH-03] every printed account signs in with the printed password', async () => {
  const { services, send } = await testApp();
  await seed(services, { demo: true });
  for (const [username, role] of everyone) {
    const { status, body } = await send('POST', 'login', {
      json: { username, password: DEMO_PASSWORD, model: 'm' },
    });
    expect([username, status, body.role]).toEqual([username, 200, role]);
    expect(body.profile_updated).toBe(username !== 'newmla@example.org');
  }
});

test('[GAL-01, VID-01] galleries have thumbnails, some are of an event, and there are videos of every category', async () => {
  const { services, send } = await testApp();
  await seed(services, { demo: true });
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
