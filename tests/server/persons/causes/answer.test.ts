import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { expireTasks } from '#server/desk/tasks/expire.ts';
import { personWishes, sensitiveComplaints } from '#server/messages/schema/citizens.ts';
import { phoneMarks, messages as sent } from '#server/messages/schema/messages.ts';
import { sendDue } from '#server/messages/send.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { jobOf, openCauses, refusal } from './office.ts';

const office = await openCauses();

describe('one answer to all', () => {
  test('[PER-19, GRD-15] says beforehand who gets it and who does not, then gives it as a single call does', async () => {
    const { mla, many, cause, answer, post } = office;
    const [one = 0, two = 0, three = 0] = await many(3);
    const { id } = (await cause([one, two, three])).body;
    await post(mla, 'complaint/close', { id: three, message: 'Done before' });
    const dry = await answer(id, {
      message: 'Repaired',
      close: true,
      member_ids: [one, two, three],
      dry_run: true,
    });
    const number = (await office.get(mla, `complaint/${three}`)).body.complaint_number;
    const refused = [
      { reason: errorTexts.alreadyResolved, code: 'alreadyResolved', count: 1, numbers: [number] },
    ];
    const named = (await office.members(id)).slice(0, 2);
    const members = named.map(({ complaint_id, complaint_number, name }) => ({
      ...{ id: complaint_id, number: complaint_number, name, messages: 1, evidence: false },
    }));
    expect(members.map((each) => each.id)).toEqual([one, two]);
    expect(dry.body).toEqual({
      ...{
        total: 3,
        possible: 2,
        refused,
        members,
        to_approve: false,
        asks_evidence: false,
        messages: 2,
        job: null,
      },
    });
    expect(await office.responses(one)).toBe(0);

    const given = await answer(id, { message: 'Repaired', close: true });
    expect(given.body).toMatchObject({
      total: 2,
      possible: 2,
      refused: [],
      job: { state: 'queued', total: 2 },
    });
    await office.runJobs();
    expect(await office.task(jobOf(given).id)).toMatchObject({
      state: 'done',
      done: 2,
      refused: 0,
      refusals: [],
    });
    for (const each of [one, two]) {
      expect([await office.statusOf(each), await office.responses(each)]).toEqual(['Resolved', 1]);
      expect(await office.history(mla, each)).toContain('Resolved');
    }
    expect(await office.responses(three)).toBe(1);
    expect(await office.read(id)).toMatchObject({
      state: 'answered',
      answers: [{ message: 'Repaired', status: 'Resolved', given: 2, creator: { id: mla.id } }],
    });
  });

  test('[PER-19, MSG-06] counts beforehand the messages that go out: not to who refused, stopped or has no mobile number', async () => {
    const ids = await office.many(6);
    const [refuser = 0, stopped = 0, sensitive = 0, landline = 0] = ids;
    const { db, clock } = office;
    const of = (id: number) => eq(complaintPersons.complaint_id, id);
    const [person] = await db.select().from(complaintPersons).where(of(refuser));
    await db.insert(personWishes).values({
      ...{ person_id: person?.person_id ?? 0, purpose: 'status', state: 'refused', way: 'phone' },
      ...{ said_on: '2026-03-02', notice_version: 1 },
    });
    const [found] = await db.select().from(complaints).where(eq(complaints.id, stopped));
    await db.insert(phoneMarks).values({ phone: found?.phone ?? '', stopped_at: clock.now });
    await db.insert(sensitiveComplaints).values({ complaint_id: sensitive });
    await db.delete(complaintPersons).where(of(landline));
    await db.update(complaints).set({ phone: '0872123456' }).where(eq(complaints.id, landline));
    const { id } = (await office.cause(ids)).body;
    const said = { message: 'Repaired', close: true };
    const count = async (json: object = said) =>
      (await office.answer(id, { ...json, dry_run: true })).body.messages;
    expect(await count()).toBe(3);

    const rules = (...events: string[]) =>
      Object.fromEntries(events.map((event) => [`${event}.citizen.sms.te`, 'off' as const]));
    const set = (own: ReturnType<typeof rules>) =>
      db.update(offices).set({ settings: { messages: { rules: own } } });
    await set(rules('cause_answered'));
    expect([await count(), await count({ message: 'Soon', status: 'responded' })]).toEqual([3, 0]);
    await set(rules('cause_answered', 'resolved'));
    expect(await count()).toBe(0);
    await set({});

    await office.answer(id, said);
    await office.runJobs();
    clock.now = new Date(clock.now.getTime() + 15 * 60_000);
    await sendDue(office.services);
    const isTold = and(eq(sent.event, 'cause_answered'), inArray(sent.complaint_id, ids));
    expect(await db.$count(sent, and(isTold, eq(sent.state, 'logged')))).toBe(3);
  });

  test('[PER-19] with a status replies, to those who are ticked alone', async () => {
    const [one = 0, two = 0] = await office.many(2);
    const { id } = (await office.cause([one, two])).body;
    await office.answer(id, { message: 'We are on it', status: 'responded', member_ids: [two] });
    await office.runJobs();
    expect([await office.statusOf(one), await office.statusOf(two)]).toEqual(['open', 'responded']);
  });

  test('[PER-19] refuses what cannot be answered, and nothing changes', async () => {
    const { mla, staff, cause, answer, many } = office;
    const [one = 0, stranger = 0] = await many(2);
    const { id } = (await cause([one])).body;
    const empty = (await cause()).body.id;
    expect(refusal(await answer(empty, { message: 'x', close: true }))).toEqual([
      422,
      { member_ids: [errorTexts.causeEmpty] },
    ]);
    expect(refusal(await answer(id, { message: ' ', close: true }))).toEqual([
      422,
      { message: [errorTexts.required] },
    ]);
    expect(refusal(await answer(id, { message: 'x' }))).toEqual([422, { status: [errorTexts.required] }]);
    expect(refusal(await answer(id, { message: 'x', close: true, member_ids: [stranger] }))).toEqual([
      422,
      { member_ids: [errorTexts.unknownChoice] },
    ]);
    expect((await answer(id, { message: 'x', close: true }, staff)).status).toBe(403);
    expect((await answer(id, { message: 'x', close: true }, office.otherMla)).status).toBe(404);
    await office.post(mla, 'complaint/close', { id: one, message: 'Done' });
    expect(refusal(await answer(id, { message: 'x', close: true }))).toEqual([
      422,
      { member_ids: [errorTexts.causeEmpty] },
    ]);
    expect((await office.read(id)).answers).toEqual([]);
  });

  test('[PER-20] is offered to who joins after it, and sent by hand, once', async () => {
    const { cause, answer, many, members, post, mla } = office;
    const [one = 0, late = 0] = await many(2);
    const { id } = (await cause([one])).body;
    await answer(id, { message: 'Repaired', close: true });
    await office.runJobs();
    office.pass(1);
    await post(mla, `cause/${id}/member`, { complaint_ids: [late] });
    const [first, second] = await members(id);
    const offered = second?.offered as { answer_id: number };
    expect([first?.offered, offered]).toEqual([
      null,
      { answer_id: expect.any(Number), created_at: expect.any(String) },
    ]);
    expect(await office.statusOf(late)).toBe('open');
    await answer(id, { answer_id: offered.answer_id, member_ids: [late] });
    await office.runJobs();
    expect([await office.statusOf(late), (await members(id))[1]?.offered]).toEqual(['Resolved', null]);
    await post(mla, 'complaint/reopen', { id: late });
    const again = await answer(id, { answer_id: offered.answer_id, member_ids: [late], dry_run: true });
    expect(again.body).toMatchObject({
      possible: 0,
      refused: [{ reason: errorTexts.givenAlready, count: 1 }],
    });
    expect(await office.responses(late)).toBe(1);
  });
});

describe('[PER-19] an answer of a cause reopens nothing', () => {
  test('refuses closed complaints beforehand, like closing them again', async () => {
    const { mla, many, cause, answer, post } = office;
    const [one = 0, two = 0] = await many(2);
    const { id } = (await cause([one, two])).body;
    await post(mla, 'complaint/close', { id: two, message: 'Done before' });
    const dry = await answer(id, {
      ...{ message: 'We are on it', status: 'responded', dry_run: true },
      member_ids: [one, two],
    });
    expect(dry.body).toMatchObject({
      possible: 1,
      refused: [{ reason: errorTexts.alreadyResolved, count: 1 }],
    });
  });

  test('nor when it is closed before its turn comes', async () => {
    const [one = 0, two = 0] = await office.many(2);
    const { id } = (await office.cause([one, two])).body;
    const given = await office.answer(id, { message: 'We are on it', status: 'responded' });
    await office.post(office.mla, 'complaint/close', { id: two, message: 'Meanwhile' });
    await office.runJobs();
    expect([await office.statusOf(one), await office.statusOf(two)]).toEqual(['responded', 'Resolved']);
    expect(await office.task(jobOf(given).id)).toMatchObject({
      ...{ done: 1, refused: 1, refusals: [{ reason: errorTexts.alreadyResolved, count: 1 }] },
    });
    expect((await office.read(id)).answers).toMatchObject([{ given: 1 }]);
  });
});

describe('[PER-19] two answers at once', () => {
  const refused = [422, { status: [errorTexts.answerUnderWay] }];

  test('the second is refused until the first is given', async () => {
    const [one = 0] = await office.many(1);
    const { id } = (await office.cause([one])).body;
    await office.answer(id, { message: 'We are on it', status: 'responded' });
    const second = { message: 'Repaired', close: true };
    expect(refusal(await office.answer(id, second))).toEqual(refused);
    expect(refusal(await office.answer(id, { ...second, dry_run: true }))).toEqual(refused);
    await office.runJobs();
    expect((await office.answer(id, second)).status).toBe(200);
    await office.runJobs();
    expect(await office.responses(one)).toBe(2);
  });

  test('accepts one of two parallel answers; another cause does not wait', async () => {
    const [one = 0, two = 0] = await office.many(2);
    const { id } = (await office.cause([one])).body;
    const other = (await office.cause([two])).body;
    const both = [id, id, other.id].map((each) => office.answer(each, { message: 'Repaired', close: true }));
    const [first, second, third] = await Promise.all(both);
    expect([first?.status, second?.status].sort()).toEqual([200, 422]);
    expect(third?.status).toBe(200);
    await office.runJobs();
    expect(await office.responses(one)).toBe(1);
  });

  test('a failed task does not block a new answer', async () => {
    const [one = 0] = await office.many(1);
    const { id } = (await office.cause([one])).body;
    const lost = jobOf(await office.answer(id, { message: 'We are on it', status: 'responded' }));
    await office.db.execute(
      sql`update pgboss.job set state = 'failed' where data @> ${JSON.stringify({ task_id: lost.id })}`,
    );
    expect((await office.answer(id, { message: 'Repaired', close: true })).status).toBe(200);
    await office.runJobs();
    expect(await office.statusOf(one)).toBe('Resolved');
    await expireTasks(office.db, office.clock.now);
    expect(await office.task(lost.id)).toMatchObject({ state: 'failed', done: 0 });
  });
});
