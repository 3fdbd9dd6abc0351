import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { type Desk, openDesk } from './desk.ts';

const desk = await openDesk();

type Person = Desk['admin'];
const assign = (by: Person, ids: number[], staff: Person = desk.staff) =>
  Promise.all(
    ids.map((complaint_id) => desk.post(by, 'complaint/staff/assign', { complaint_id, staff_id: staff.id })),
  );

test('[LIST-11, DET-10] of several that are assigned at once each has its own answer, and none holds up another', async () => {
  const here = [await desk.record(desk.admin), await desk.record(desk.admin)];
  const closed = await desk.record(desk.admin);
  await desk.post(desk.admin, 'complaint/close', { id: closed.id, message: 'Done' });
  const elsewhere = await desk.record(desk.admin, desk.places.V4);
  const ids = [here[0]?.id ?? 0, closed.id, elsewhere.id, 999_999, here[1]?.id ?? 0];
  const answers = await assign(desk.admin, ids);
  expect(
    answers.map(({ status, body }) => [status, Object.values(body.errors ?? {}).flat()[0] ?? body.message]),
  ).toEqual([
    [200, 'Assigned Successfully'],
    [422, errorTexts.alreadyResolved],
    [422, errorTexts.notChoice],
    [404, errorTexts.notFound],
    [200, 'Assigned Successfully'],
  ]);
  const { data } = await desk.list(desk.admin, { page: 1, staff_id: desk.staff.id });
  expect(data.map(({ id, status }) => [id, status])).toEqual(
    here.map(({ id }) => [id, 'reviewed']).reverse(),
  );
});

test('[LIST-11, API-07] assigning the same again changes nothing, with other assignments in between', async () => {
  const ids = [];
  for (let number = 0; number < 10; number++) ids.push((await desk.record(desk.mla)).id);
  await Promise.all([assign(desk.mla, ids), assign(desk.mp, ids)]);
  for (const id of ids) expect(await desk.history(desk.mla, id)).toEqual(['Assigned to sunitha']);
  await assign(desk.mla, ids, desk.colleague);
  expect(await desk.list(desk.mla, { page: 1, staff_id: desk.colleague.id })).toMatchObject({ total: 10 });
});
