import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../../contract/messages.ts';
import type { Task } from '../../../contract/task.ts';
import { giveAnswer } from '../../../server/causes/giveAnswer.ts';
import { runTask } from '../../../server/tasks/run.ts';
import { type CauseOffice, openCauses, refusal } from './office.ts';

let office: CauseOffice;
beforeAll(async () => {
  office = await openCauses();
});

const jobOf = ({ body }: { body: Record<string, unknown> }) => body.job as Task;
const task = async (id: number) => (await office.get(office.mla, `job/${id}`)).body as unknown as Task;

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
    const refused = [{ reason: messages.alreadyResolved, count: 1, numbers: [number] }];
    expect(dry.body).toEqual({ total: 3, possible: 2, refused, messages: 0, job: null });
    expect(await office.responses(one)).toBe(0);

    const given = await answer(id, { message: 'Repaired', close: true });
    expect(given.body).toMatchObject({
      total: 2,
      possible: 2,
      refused: [],
      job: { state: 'queued', total: 2 },
    });
    await office.runJobs();
    expect(await task(jobOf(given).id)).toMatchObject({ state: 'done', done: 2, refused: 0, refusals: [] });
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
      { member_ids: [messages.causeEmpty] },
    ]);
    expect(refusal(await answer(id, { message: ' ', close: true }))).toEqual([
      422,
      { message: [messages.required] },
    ]);
    expect(refusal(await answer(id, { message: 'x' }))).toEqual([422, { status: [messages.required] }]);
    expect(refusal(await answer(id, { message: 'x', close: true, member_ids: [stranger] }))).toEqual([
      422,
      { member_ids: [messages.unknownChoice] },
    ]);
    expect((await answer(id, { message: 'x', close: true }, staff)).status).toBe(403);
    expect((await answer(id, { message: 'x', close: true }, office.otherMla)).status).toBe(404);
    await office.post(mla, 'complaint/close', { id: one, message: 'Done' });
    expect(refusal(await answer(id, { message: 'x', close: true }))).toEqual([
      422,
      { member_ids: [messages.causeEmpty] },
    ]);
    expect((await office.read(id)).answers).toEqual([]);
  });

  test('[PER-20] is offered to who joins after it, and sent by hand, once', async () => {
    const { cause, answer, many, members, post, mla } = office;
    const [one = 0, late = 0] = await many(2);
    const { id } = (await cause([one])).body;
    await answer(id, { message: 'Repaired', close: true });
    await office.runJobs();
    office.clock.now = new Date(office.clock.now.getTime() + 60_000);
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
    expect(again.body).toMatchObject({ possible: 0, refused: [{ reason: messages.givenAlready, count: 1 }] });
    expect(await office.responses(late)).toBe(1);
  });
});

describe('the job behind it', () => {
  test('[GRD-15, PER-19] goes on where an ended process has left off, and gives nobody the answer twice', async () => {
    const ids = await office.many(12);
    const { id } = (await office.cause(ids)).body;
    const given = await office.answer(id, { message: 'Repaired', status: 'responded' });
    let calls = 0;
    const dying = async (work: Parameters<typeof giveAnswer>[0]) => {
      await giveAnswer(work);
      if (++calls === 7) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    };
    const run = (step: typeof giveAnswer) =>
      runTask(office.services, jobOf(given).id, { last: false }, { causeAnswer: step });
    await run(dying).catch(() => undefined);
    const midway = await task(jobOf(given).id);
    expect([midway.state, midway.done < 12]).toEqual(['running', true]);
    await Promise.all([run(giveAnswer), run(giveAnswer)]);
    expect(await task(jobOf(given).id)).toMatchObject({ state: 'done', done: 12, refused: 0 });
    for (const each of ids) expect(await office.responses(each)).toBe(1);
  });

  test('[GRD-15] tells what was refused in its turn, of each by number', async () => {
    const { mla, post } = office;
    const [one = 0, two = 0] = await office.many(2);
    const { id } = (await office.cause([one, two])).body;
    const given = await office.answer(id, { message: 'Repaired', close: true });
    await post(mla, 'complaint/close', { id: two, message: 'Meanwhile' });
    await office.runJobs();
    const number = (await office.get(mla, `complaint/${two}`)).body.complaint_number;
    const { results, ...state } = await task(jobOf(given).id);
    expect(state).toMatchObject({
      ...{ state: 'done', total: 2, done: 1, refused: 1 },
      refusals: [{ reason: messages.alreadyResolved, count: 1, numbers: [number] }],
    });
    const file = await office.app.fetch(new Request(new URL(results, 'http://localhost')), {} as never);
    expect(await file.text()).toContain(`${number},refused,${messages.alreadyResolved}`);
    const forged = await office.app.fetch(
      new Request(new URL(results.replace('signature=', 'signature=x'), 'http://localhost')),
      {} as never,
    );
    expect(forged.status).toBe(404);
  });

  test('[GRD-15] is ended by hand: what is done stays done, the rest is left', async () => {
    const [one = 0, two = 0] = await office.many(2);
    const { id } = (await office.cause([one, two])).body;
    const given = await office.answer(id, { message: 'Repaired', close: true });
    const cancelled = await office.post(office.mla, `job/${jobOf(given).id}/cancel`, {});
    expect(cancelled.body).toMatchObject({ state: 'cancelled', done: 0 });
    await office.runJobs();
    expect([await office.statusOf(one), await office.statusOf(two)]).toEqual(['open', 'open']);
    expect((await office.get(office.staff, `job/${jobOf(given).id}`)).status).toBe(404);
    expect((await office.get(office.admin, `job/${jobOf(given).id}`)).body.state).toBe('cancelled');
  });

  test('[GRD-15] takes the rights of now: of who has lost them nothing is done', async () => {
    const { cause, answer, many, deskHead } = office;
    const [one = 0] = await many(1);
    const { id } = (await cause([one])).body;
    const given = await answer(id, { message: 'Repaired', close: true }, deskHead);
    await office.db.execute(sql`update users set duties = '{}' where id = ${deskHead.id}`);
    await office.runJobs();
    const state = (await office.get(office.admin, `job/${jobOf(given).id}`)).body;
    expect(state).toMatchObject({ state: 'done', done: 0, refused: 1 });
    expect(await office.statusOf(one)).toBe('open');
  });
});
