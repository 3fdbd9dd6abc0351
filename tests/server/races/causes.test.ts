import { inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaintResponses, complaints } from '#server/complaints/schema/complaints.ts';
import { tasks } from '#server/desk/schema/tasks.ts';
import { causeMembers } from '#server/persons/schema/causes.ts';
import { openServer, tally, together } from './server.ts';

const { desk, send } = await openServer();
const { admin, mla } = desk;
registerHandlers(desk.services);
const { jobs } = desk.services;
let phones = 9_848_700_000;

async function record(count: number): Promise<number[]> {
  const bodies = Array.from({ length: count }, () => desk.body({ phone: String(++phones) }));
  const made = await together(count, (index) =>
    send(mla, 'POST', 'complaint', { json: bodies[index] ?? {} }),
  );
  return made.map(({ body }) => Number(body.id)).sort((one, other) => one - other);
}
async function cause(complaint_ids: number[] = []): Promise<number> {
  const json = { ...desk.places.V1, title: 'No water', category_id: desk.roads, complaint_ids };
  return Number((await send(mla, 'POST', 'cause', { json })).body.id);
}
const at = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;
const answer = (id: number, json: object) => send(mla, 'POST', `cause/${id}/answer`, { json: { ...json } });
test('[PER-18] fifty additions of the same grievances to several causes at once: each is in exactly one', async () => {
  const ids = await record(12);
  const causes = [await cause(), await cause(), await cause()];
  const answers = await together(50, (index) => {
    const complaint_ids = [at(ids, index), at(ids, index * 5 + 1), at(ids, index * 7 + 2)];
    return send(mla, 'POST', `cause/${at(causes, index)}/member`, { json: { complaint_ids } });
  });
  expect(Object.keys(tally(answers)).sort()).toEqual(['200', '422']);
  await together(12, (index) =>
    send(mla, 'POST', `cause/${at(causes, index)}/member`, { json: { complaint_ids: [at(ids, index)] } }),
  );
  const members = await desk.db.select().from(causeMembers).where(inArray(causeMembers.complaint_id, ids));
  expect(members.map(({ complaint_id }) => complaint_id).sort((one, other) => one - other)).toEqual(ids);
  const joined = sql`action = 'joinedCause' and ${inArray(complaintChanges.complaint_id, ids)}`;
  expect(await desk.db.$count(complaintChanges, joined)).toBe(12);
});

test('[PER-18, PER-19, GRD-15] answers, additions, removals, moves, closings and erasures run in parallel without deadlock', async () => {
  const ids = await record(30);
  const causes = [await cause(ids.slice(0, 12)), await cause(ids.slice(12, 24))];
  for (const id of causes) await answer(id, { message: 'Seen Ramulu Goud', status: 'responded' });
  const phoneOf = async (id: number) => {
    const [row] = await desk.db
      .select()
      .from(complaints)
      .where(inArray(complaints.id, [id]));
    return row?.phone ?? '';
  };
  const deeds = [
    (index: number) =>
      send(mla, 'POST', `cause/${at(causes, index)}/member`, {
        json: { complaint_ids: [at(ids, index + 24), at(ids, index + 3)] },
      }),
    (index: number) => send(mla, 'DELETE', `cause/${at(causes, index)}/member/${at(ids, index)}`),
    (index: number) => send(admin, 'PUT', `complaint/${at(ids, index)}`, { json: { ...desk.places.V2 } }),
    (index: number) => send(admin, 'PUT', `complaint/${at(ids, index)}`, { json: { ...desk.places.V3 } }),
    (index: number) =>
      send(mla, 'POST', 'complaint/close', { json: { id: at(ids, index), message: 'Done' } }),
    async (index: number) => {
      const phone = await phoneOf(at(ids, index));
      const json = { phone, confirmation: phone, open: true };
      return send(admin, 'POST', 'privacy/person/erase', { json });
    },
  ];
  const working = Promise.all([jobs.runDue(), jobs.runDue()]);
  const answers = await together(60, (index) => at(deeds, index)(index));
  await working;
  await jobs.runDue();
  expect(answers.filter(({ status }) => ![200, 404, 409, 422].includes(status))).toEqual([]);
  expect(await desk.db.$count(tasks, sql`state <> 'done'`)).toBe(0);
  const { rows } = await desk.db.execute(
    sql`select complaint_id from ${complaintResponses} where message <> 'Done' group by 1 having count(*) > 1`,
  );
  expect(rows).toEqual([]);
  expect(await countDifferences(desk.db)).toEqual([]);
});
