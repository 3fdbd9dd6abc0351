import { and, asc, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { closingProposals, complaintClosings } from '#server/closing/schema/closings.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { citizenCalls } from '#server/messages/schema/citizens.ts';
import { messageEvents } from '#server/messages/schema/messages.ts';
import { jobOf, openCauses, refusal } from './office.ts';

const office = await openCauses();
beforeEach(() => approvesTwice(false));

const approvesTwice = (second_approval: boolean) =>
  office.db.update(offices).set({ settings: { closing: { second_approval } } });
const REFUSED = { message: 'The pump stays.', close: true, outcome: 'not_possible', reason: 'Forest land' };

const give = async (id: number, json: Record<string, unknown>) => {
  const given = await office.answer(id, json);
  await office.runJobs();
  return office.task(jobOf(given).id);
};
const closingsOf = (ids: readonly number[]) =>
  office.db
    .select()
    .from(complaintClosings)
    .where(inArray(complaintClosings.complaint_id, [...ids]))
    .orderBy(asc(complaintClosings.complaint_id));
const messageContext = async (id: number) => {
  const { complaint_id, event } = messageEvents;
  const found = await office.db
    .select({ event })
    .from(messageEvents)
    .where(and(eq(complaint_id, id), inArray(event, ['resolved', 'cause_answered'])))
    .orderBy(asc(messageEvents.id));
  return found.map((each) => each.event);
};

describe('[PER-19, REF-16] an answer that closes says what came of it', () => {
  test("stored with each closing and with the answer; a complaint's own evidence stays", async () => {
    const [bare = 0, called = 0] = await office.many(2);
    await office.db.insert(citizenCalls).values({ complaint_id: called, result: 'reached', note: 'Runs' });
    const { id } = (await office.cause([bare, called])).body;
    const given = { message: 'Repaired', close: true, outcome: 'partly', without_evidence: true };
    expect(await give(id, given)).toMatchObject({ done: 2, refused: 0 });
    const kept = { outcome: 'partly', reason: null, closed_by: office.mla.id };
    expect(await closingsOf([bare, called])).toMatchObject([
      { ...kept, without_evidence: true },
      { ...kept, without_evidence: false },
    ]);
    expect((await office.read(id)).answers).toMatchObject([
      { outcome: 'partly', reason: null, given: 2, to_approve: 0 },
    ]);
  });

  test('with its reason, also to who joins afterwards', async () => {
    const [one = 0, late = 0] = await office.many(2);
    const { id } = (await office.cause([one])).body;
    await give(id, REFUSED);
    await office.post(office.mla, `cause/${id}/member`, { complaint_ids: [late] });
    const [answer] = (await office.read(id)).answers as { id: number }[];
    await give(id, { answer_id: answer?.id, member_ids: [late] });
    const { outcome, reason } = REFUSED;
    expect(await closingsOf([one, late])).toMatchObject([
      { outcome, reason },
      { outcome, reason },
    ]);
    expect((await office.read(id)).answers).toMatchObject([{ outcome, reason, given: 2 }]);
  });

  test('stored as null by default', async () => {
    const [one = 0] = await office.many(1);
    const { id } = (await office.cause([one])).body;
    await give(id, { message: 'Repaired', close: true });
    expect(await closingsOf([one])).toMatchObject([{ outcome: null, reason: null, without_evidence: false }]);
    expect((await office.read(id)).answers).toMatchObject([{ outcome: null, reason: null }]);
  });

  test.each([
    ['without the reason that is asked for', { outcome: 'not_ours' }, 'reason', errorTexts.outcomeReason],
    ['with none there is', { outcome: 'done' }, 'outcome', errorTexts.notChoice],
    [
      'of what stays open',
      { outcome: 'solved', close: false, status: 'responded' },
      'outcome',
      errorTexts.outcomeOfOpen,
    ],
  ])('refused %s, beforehand as well', async (_, json, field, text) => {
    const { id } = (await office.cause(await office.many(1))).body;
    for (const dry_run of [true, false]) {
      const answered = await office.answer(id, { message: 'No', close: true, ...json, dry_run });
      expect(refusal(answered)).toEqual([422, { [field]: [text] }]);
    }
    expect((await office.read(id)).answers).toEqual([]);
  });
});

describe('[PER-19, REF-21] where a second person has to approve', () => {
  const proposed = async (count: number) => {
    await approvesTwice(true);
    const ids = await office.many(count);
    const { id } = (await office.cause(ids)).body;
    const task = await give(id, REFUSED);
    return { id, ids, task };
  };
  const approve = (id: number, json: object) =>
    office.post(office.deskHead, `complaint/${id}/approve`, { approved: true, ...json });
  const given = async (id: number) => {
    const { answers } = await office.read(id);
    return (answers as { given: number; to_approve: number }[]).map((each) => [each.given, each.to_approve]);
  };

  test('it is said beforehand, row by row each is to be approved, and citizens are told nothing yet', async () => {
    await approvesTwice(true);
    const ids = await office.many(2);
    const { id } = (await office.cause(ids)).body;
    const dry = (await office.answer(id, { ...REFUSED, dry_run: true })).body;
    expect(dry).toMatchObject({ possible: 2, to_approve: true, messages: 0, members: [{ messages: 0 }, {}] });
    const solved = { message: 'Repaired', close: true, outcome: 'solved', dry_run: true };
    expect((await office.answer(id, solved)).body).toMatchObject({ to_approve: false, messages: 2 });
    const began = await office.answer(id, REFUSED);
    await office.post(office.mla, 'complaint/close', { id: ids[1], message: 'Meanwhile' });
    await office.runJobs();
    expect(await office.task(jobOf(began).id)).toMatchObject({
      ...{ done: 1, refused: 1, refusals: [{ reason: errorTexts.alreadyResolved }] },
    });
    const [first = 0] = ids;
    expect((await office.get(office.mla, `complaint/${first}`)).body).toMatchObject({
      status: 'reviewed',
      closing: {
        to_approve: true,
        outcome: 'not_possible',
        reason: 'Forest land',
        proposed_by: office.mla.id,
      },
    });
    expect([await office.responses(first), await messageContext(first), await given(id)]).toEqual([
      0,
      [],
      [[0, 1]],
    ]);
  });

  test('approved, it is given and told; once, though it is asked for again', async () => {
    const { id, ids } = await proposed(2);
    const [one = 0, two = 0] = ids;
    const [answer] = (await office.read(id)).answers as { id: number }[];
    const again = await office.answer(id, { answer_id: answer?.id, dry_run: true });
    expect(again.body).toMatchObject({ refused: [{ reason: errorTexts.givenAlready, count: 2 }] });
    expect((await approve(one, {})).status).toBe(200);
    expect(await closingsOf(ids)).toMatchObject([
      {
        complaint_id: one,
        outcome: 'not_possible',
        closed_by: office.mla.id,
        approved_by: office.deskHead.id,
      },
    ]);
    expect([await messageContext(one), await messageContext(two)]).toEqual([
      ['resolved', 'cause_answered'],
      [],
    ]);
    expect([await office.responses(one), await given(id)]).toEqual([1, [[1, 1]]]);
  });

  test('refused, or closed otherwise, it was not given, and can be given again', async () => {
    const { id, ids } = await proposed(2);
    const [one = 0, two = 0] = ids;
    expect((await approve(one, { approved: false, note: 'Ask the collector' })).status).toBe(200);
    await office.post(office.mla, 'complaint/close', { id: two, message: 'Repaired', outcome: 'solved' });
    expect(await given(id)).toEqual([[0, 0]]);
    const [answer] = (await office.read(id)).answers as { id: number }[];
    expect(await give(id, { answer_id: answer?.id })).toMatchObject({ total: 1, done: 1 });
    expect(await given(id)).toEqual([[0, 1]]);
    const { cause_answer_id, complaint_id } = closingProposals;
    expect(
      await office.db
        .select({ complaint_id })
        .from(closingProposals)
        .where(eq(cause_answer_id, answer?.id ?? 0)),
    ).toEqual([{ complaint_id: one }]);
  });
});
