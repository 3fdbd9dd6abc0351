import { eq, sql } from 'drizzle-orm';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { appUsers, leaders } from '#server/leaders/schema/leaders.ts';
import { areas } from '#server/places/schema/places.ts';
import { insertLeader } from '../../worlds/contacts.ts';
import { CASE_MAP, cases, csvFile } from '../transfer/import/complaintFile.ts';
import { openServer, refused, tally, together } from './server.ts';

const { desk, send, stored } = await openServer();
const { admin, mla, mp } = desk;

const leaderOf = async (id: number) => (await desk.db.select().from(leaders).where(eq(leaders.id, id)))[0];

test('[LDR-03] an application is approved by one of 20; the others get an error that it is', async () => {
  const { id } = await insertLeader(desk.db, desk.places.V1, { status: null, designation: null });
  const answers = await together(20, (index) =>
    send(index % 2 ? mla : mp, 'POST', 'leader/approve', {
      json: { leader_id: id, designation: index % 2 ? 'volunteer' : 'areaadmin' },
    }),
  );
  expect(tally(answers)).toEqual({ 200: 1, 422: 19 });
  for (const { body } of refused(answers)) expect(body.message).toBe(errorTexts.alreadyApproved);
  expect(await leaderOf(id)).toMatchObject({ status: true, version: 2 });
});

test('[LDR-03, LDR-04] approving and putting on hold at once run in turn, and the last one wins', async () => {
  const { id } = await insertLeader(desk.db, desk.places.V1, { status: null, designation: null });
  const answers = await together(30, (index) =>
    index % 2
      ? send(mla, 'POST', 'leader/approve', { json: { leader_id: id, designation: 'volunteer' } })
      : send(mp, 'POST', 'leader/reject', { json: { leader_id: id } }),
  );
  const done = answers.filter(({ status }) => status === 200).map(({ body }) => body.message);
  const approved = done.filter((message) => message === 'Application approved successfully').length;
  const ahead = approved - (done.length - approved);
  expect([0, 1]).toContain(ahead);
  expect(await leaderOf(id)).toMatchObject({ status: ahead === 1, version: 1 + done.length });
});

test('[VOL-02] a person is registered and put in charge of an area once', async () => {
  const person = { name: 'Mallesh', phone: '9848055555', ...desk.places.V1 };
  const registered = await together(20, () => send(mla, 'POST', 'app/register', { json: person }));
  expect(new Set(registered.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  expect(await desk.db.$count(appUsers, eq(appUsers.phone, person.phone))).toBe(1);
  const inCharge = await together(20, () => send(mla, 'POST', 'leader', { form: person }));
  expect(tally(inCharge)).toEqual({ 201: 1, 422: 19 });
  for (const { body } of refused(inCharge)) expect(body.message).toBe(errorTexts.inChargeKnown);
});

test('[GIC-01, USR-01] a phone number or a username signs in to one account', async () => {
  const { parliament_id, assembly_id } = desk.places.A1;
  const password = 'Mango season 7';
  const phone = '9848066666';
  const opened = await together(10, (index) =>
    index % 2
      ? send(mla, 'POST', 'staff', { form: { name: 'A', phone, password, parliament_id, assembly_id } })
      : send(admin, 'POST', 'user', { form: { name: 'B', username: phone, password } }),
  );
  expect(tally(opened)).toEqual({ 201: 1, 422: 9 });
  expect(await desk.db.$count(users, sql`username = ${phone} or phone = ${phone}`)).toBe(1);
});

test('[MD-02] of 20 categories of one name one is made', async () => {
  const answers = await together(20, (index) =>
    send(admin, 'POST', 'video/category', { json: { name: index % 2 ? 'Speeches' : 'SPEECHES' } }),
  );
  expect(tally(answers)).toEqual({ 201: 1, 422: 19 });
  for (const { body } of refused(answers)) expect(body.errors).toEqual({ name: [errorTexts.taken] });
});

test('[MD-01] 20 imports of the same places make each place once', async () => {
  const before = await desk.db.$count(areas);
  const rows = Array.from({ length: 30 }, (_, index) => ({
    parliament: 'P9',
    assembly: `A9${index % 2}`,
    mandal: `M9${index % 3}`,
    area: `V9${index}`,
  }));
  const file = new File([papaparse.unparse(rows)], 'places.csv', { type: 'text/csv' });
  const answers = await together(20, () => send(admin, 'POST', 'import/locations', { form: { file } }));
  expect(tally(answers)).toEqual({ 200: 20 });
  const created = answers.map(({ body }) => Number(body.created)).sort((one, other) => other - one);
  expect(created).toEqual([30, ...Array.from({ length: 19 }, () => 0)]);
  expect(await desk.db.$count(areas)).toBe(before + 30);
});

test('[API-05] 20 imports of the same complaints take each row once, and keep no file', async () => {
  registerHandlers(desk.services);
  const [before, names] = [await desk.db.$count(complaints), (await stored()).length];
  const file = await csvFile(cases(60));
  const map = JSON.stringify(CASE_MAP);
  const answers = await together(20, () => send(admin, 'POST', 'complaint/import', { form: { file, map } }));
  const { 201: started = 0, ...other } = tally(answers);
  expect(started).toBeGreaterThan(0);
  expect(Object.keys(other).filter((status) => !['409', '422'].includes(status))).toEqual([]);
  await desk.services.jobs.runDue();
  expect(await desk.db.$count(complaints)).toBe(before + 60);
  expect(await stored()).toHaveLength(names);
  expect(await countDifferences(desk.db)).toEqual([]);
});
