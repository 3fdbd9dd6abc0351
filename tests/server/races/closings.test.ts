import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { closingCalls, complaintClosings } from '#server/closing/schema/closings.ts';
import { openServer, refused, tally, together } from './server.ts';

const { desk, send } = await openServer();
const { admin, mla, mp, staff } = desk;

test('[REF-17] of 20 who verify one closing at once one is heard; 19 read on which day it was confirmed', async () => {
  const { id } = await desk.record(mla, { staff_id: staff.id });
  await desk.post(staff, 'complaint/close', { id, message: 'Done' });
  const people = [admin, mla, mp];
  const answers = await together(20, (index) =>
    send(people[index % 3] ?? admin, 'POST', `complaint/${id}/verify`, {
      json: { result: 'confirmed', channel: 'phone' },
    }),
  );
  expect(tally(answers)).toEqual({ 200: 1, 422: 19 });
  for (const { body } of refused(answers))
    expect(body.errors).toEqual({ closing: ['This closing was confirmed on 02-03-2026.'] });
  const [closing] = await desk.db
    .select()
    .from(complaintClosings)
    .where(eq(complaintClosings.complaint_id, id));
  expect(closing?.verification).toBe('confirmed');
  expect(await desk.db.$count(closingCalls, eq(closingCalls.closing_id, closing?.id ?? 0))).toBe(1);
});

test('[REF-20] of 10 who reopen one grievance at once one does, and it goes one level up', async () => {
  const { id } = await desk.record(mla, { staff_id: staff.id });
  await desk.post(staff, 'complaint/close', { id, message: 'Done' });
  const answers = await together(10, () => send(mla, 'POST', 'complaint/reopen', { json: { id } }));
  expect(tally(answers)).toEqual({ 200: 1, 422: 9 });
  expect((await desk.get(mla, `complaint/${id}`)).body).toMatchObject({
    status: 'open',
    clock: { level: 1 },
  });
});
