import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';
import type { Recipient } from '#contract/persons/causeAnswer.ts';
import { idempotencyKeys } from '#server/accounts/schema/accounts.ts';
import { complaintMedia, complaintResponses, complaints } from '#server/complaints/schema/complaints.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { citizenCalls } from '#server/messages/schema/citizens.ts';
import { causeAnswersGiven, causeMembers } from '#server/persons/schema/causes.ts';
import { insertMany } from '../../complaints/many.ts';
import { openCauses } from './office.ts';

const office = await openCauses();

const said = { message: 'Repaired', close: true };
const dryRun = async (id: number, json: object = {}) =>
  (await office.answer(id, { ...said, ...json, dry_run: true })).body as unknown as {
    possible: number;
    messages: number;
    members: Recipient[];
  };
const idsOf = (members: readonly Recipient[]) => members.map(({ id }) => id);

test('[PER-19] who is named beforehand is who gets it, but for whom was taken out', async () => {
  const ids = await office.many(15);
  const { id } = (await office.cause(ids)).body;
  const [closed = 0, left = 0] = ids;
  await office.post(office.mla, 'complaint/close', { id: closed, message: 'Done before' });
  const { members } = await dryRun(id, { member_ids: ids });
  expect(idsOf(members)).toEqual(ids.slice(1));
  const ticked = idsOf(members).filter((one) => one !== left);
  const given = await office.answer(id, { ...said, member_ids: ticked });
  expect(given.body).toMatchObject({ total: 13, possible: 13, members: [] });
  await office.runJobs();
  const got = await office.db
    .select({ id: causeAnswersGiven.complaint_id })
    .from(causeAnswersGiven)
    .orderBy(causeAnswersGiven.complaint_id);
  expect(got.map((each) => each.id)).toEqual(ticked);
  expect([await office.statusOf(left), await office.responses(left)]).toEqual(['open', 0]);
});

test('[PER-19, MSG-06] each is told with its number, its name, the messages that go out, and what shows that it was solved', async () => {
  const { db } = office;
  const [plain = 0, landline = 0, filed = 0, called = 0] = await office.many(4);
  const { id } = (await office.cause([plain, landline, filed, called])).body;
  await db.execute(sql`delete from complaint_persons where complaint_id = ${landline}`);
  await db.update(complaints).set({ phone: '0872123456' }).where(eq(complaints.id, landline));
  const [file] = await db
    .insert(files)
    .values({ key: crypto.randomUUID(), name: 'photo.jpg', type: 'image/jpeg', kind: 'image', size: 1 })
    .returning();
  const [response] = await db
    .insert(complaintResponses)
    .values({ complaint_id: filed, message: 'See', status: 'responded' })
    .returning();
  await db
    .insert(complaintMedia)
    .values({ complaint_id: filed, response_id: response?.id, file_id: file?.id ?? 0 });
  await db.insert(citizenCalls).values({ complaint_id: called, result: 'reached', note: 'Water runs' });
  const { members, messages } = await dryRun(id);
  const [first] = await office.members(id);
  expect(members[0]).toEqual({
    ...{ id: plain, number: first?.complaint_number, name: first?.name, messages: 1, evidence: false },
  });
  expect(members.map((each) => [each.id, each.messages, each.evidence])).toEqual([
    [plain, 1, false],
    [landline, 0, false],
    [filed, 1, true],
    [called, 1, true],
  ]);
  expect(messages).toBe(3);
});

test('[PER-19] of more than can be named the first are, and all get it', async () => {
  const rows = await insertMany(office, MAX_LIST_LENGTH + 5).returning({ id: complaints.id });
  const { id } = (await office.cause()).body;
  await office.db.insert(causeMembers).values(rows.map((row) => ({ complaint_id: row.id, cause_id: id })));
  const { members, possible } = await dryRun(id);
  expect([members.length, possible]).toEqual([MAX_LIST_LENGTH, MAX_LIST_LENGTH + 5]);
  const oldest = (await office.members(id)).map(({ complaint_id }) => complaint_id);
  expect(idsOf(members).slice(0, oldest.length)).toEqual(oldest);
  const given = await office.answer(id, said);
  expect(given.body).toMatchObject({ job: { total: MAX_LIST_LENGTH + 5 } });
});

test('[GRD-09] a name that was told under a key is forgotten with its grievance', async () => {
  const phone = '9848765432';
  const hers = await office.record(office.mla, { name: 'Bhoolakshmi', phone });
  const { id } = (await office.cause([hers.id])).body;
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const json = { ...said, dry_run: true };
  await office.send('POST', `cause/${id}/answer`, { token: office.mla.token, json, headers });
  const kept = sql`${idempotencyKeys.body}::text like '%Bhoolakshmi%'`;
  expect(await office.db.$count(idempotencyKeys, kept)).toBe(1);
  await office.post(office.admin, 'privacy/person/erase', { phone, confirmation: phone, open: true });
  expect(await office.db.$count(idempotencyKeys, kept)).toBe(0);
});
