import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaintLeaders, officerMails } from '#server/officers/schema/forwarding.ts';
import { png } from '../../fixtures/index.ts';
import { insertContact, insertDepartment, insertLeader } from '../../worlds/contacts.ts';
import { openServer, tally, together } from './server.ts';

const { desk, send, stored } = await openServer();
const { mla, mp, admin, staff, colleague } = desk;

const state = async (id: number) => (await send(admin, 'GET', `complaint/${id}`)).body;
const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((all, one = 0) => all + one, 0);

test('[DET-05, DET-06, API-07] resolving, reopening and answering at once leave an entry for each that was done', async () => {
  const { id } = await desk.record(mla);
  const message = 'Done';
  const answers = await together(30, (index) => {
    if (index % 3 === 0) return send(mla, 'POST', 'complaint/close', { json: { id, message } });
    if (index % 3 === 1) return send(mp, 'POST', 'complaint/reopen', { json: { id } });
    return send(admin, 'POST', 'complaint/response', {
      json: { complaint_id: id, message, status: 'responded' },
    });
  });
  const { 200: moved = 0, 201: answered = 0, 422: late = 0, ...other } = tally(answers);
  expect([moved + late, answered, other]).toEqual([20, 10, {}]);
  const { action, complaint_id } = complaintChanges;
  // Each reopening also escalates it.
  const done = await desk.db.$count(complaintChanges, and(eq(complaint_id, id), ne(action, 'escalated')));
  expect(done).toBe(1 + moved + answered);
  expect(await countDifferences(desk.db)).toEqual([]);
});

test('[CRE-07] 500 complaints recorded at once get unique numbers that rise without a gap', {
  timeout: 300_000,
}, async () => {
  const before = await desk.record(mla);
  // A call that waits too long gets a 503, and the key makes it safe to repeat.
  const answers = await together(500, async (index) => {
    const sent = { json: desk.body({ name: `Citizen ${index}` }), key: `citizen ${index}` };
    const record = () => send([mla, mp, staff, admin][index % 4] ?? mla, 'POST', 'complaint', sent);
    let answer = await record();
    while (answer.status === 503) answer = await record();
    return answer;
  });
  expect(tally(answers)).toEqual({ 201: 500 });
  const byId = answers.map(({ body }) => body).sort((one, other) => Number(one.id) - Number(other.id));
  const numberOf = ({ complaint_number }: Record<string, unknown>) =>
    Number(String(complaint_number).slice(5));
  const first = numberOf(before) + 1;
  expect(byId.map(numberOf)).toEqual(Array.from({ length: 500 }, (_, index) => first + index));
  expect(await countDifferences(desk.db)).toEqual([]);
});

test('[DET-14, UPD-01] editing or answering a complaint that is being deleted reports that it is gone', async () => {
  const { id } = await desk.record(mla);
  await send(mla, 'POST', 'complaint/media', { form: { complaint_id: id, file: await png() } });
  const names = (await stored()).length;
  const answers = await together(20, (index) => {
    if (index === 7 || index === 12) return send(mp, 'DELETE', `complaint/${id}`);
    if (index % 2) return send(mla, 'PUT', `complaint/${id}`, { json: { name: `Name ${index}` } });
    return send(mla, 'POST', 'complaint/history', { json: { complaint_id: id, message: 'Called' } });
  });
  const { 200: done = 0, 201: remarked = 0, 404: gone = 0, ...other } = tally(answers);
  expect([done + remarked + gone, other]).toEqual([20, {}]);
  const deletes = answers.filter(({ body }) => body.message === 'Complaint deleted successfully.');
  expect(deletes).toHaveLength(1);
  expect((await send(mla, 'GET', `complaint/${id}`)).status).toBe(404);
  expect(await desk.db.$count(complaintChanges, eq(complaintChanges.complaint_id, id))).toBe(0);
  expect(await stored()).toHaveLength(names - 1);
});

test('[DET-07, API-07] a complaint is forwarded to a leader once, however many do so at once', async () => {
  const { id } = await desk.record(mla);
  const { id: leader } = await insertLeader(desk.db, desk.places.V1);
  const json = { id, area: desk.places.V1.area_id, leaders: [leader] };
  const answers = await together(20, (index) =>
    send(index % 2 ? mla : mp, 'POST', 'complaint/forward', { json }),
  );
  expect(tally(answers)).toEqual({ 200: 20 });
  expect(await desk.history(mla, id)).toEqual(['Forwarded to Mallesh']);
  expect(await desk.db.$count(complaintLeaders, eq(complaintLeaders.complaint_id, id))).toBe(1);
});

test('[DET-08] an officer gets one mail of a complaint, however many forward it at once', async () => {
  const { id } = await desk.record(mla);
  const dept_id = await insertDepartment(desk.db, 'Irrigation');
  const officer = await insertContact(desk.db, {}, { name: 'Ravi', department: dept_id });
  const json = { complaint_id: id, is_administrator: 'false', dept_id, officer_id: [officer] };
  const answers = await together(20, (index) =>
    send(index % 2 ? mla : mp, 'POST', 'complaint/officer', { json }),
  );
  expect(tally(answers)).toEqual({ 200: 20 });
  expect(await desk.db.$count(officerMails, eq(officerMails.complaint_id, id))).toBe(1);
  expect(await desk.history(mla, id)).toHaveLength(1);
});

test('[LIST-11, API-07] a complaint assigned to two at once is with one of them; its history has each change', async () => {
  const { id } = await desk.record(mla);
  const answers = await together(20, (index) =>
    send(mla, 'POST', 'complaint/staff/assign', {
      json: { complaint_id: id, staff_id: index % 2 ? staff.id : colleague.id },
    }),
  );
  expect(tally(answers)).toEqual({ 200: 20 });
  const history = (await desk.history(mla, id)) ?? [];
  const { staff: holder, version } = await state(id);
  expect([history[0], version]).toEqual([
    `Assigned to ${(holder as { name: string }).name}`,
    1 + history.length,
  ]);
  // The same person twice running changes nothing, so that neighbours in the history differ.
  expect(sum(history.map((entry, index) => Number(entry === history[index + 1])))).toBe(0);
});
