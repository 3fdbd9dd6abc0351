import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { openServer, tally, together } from './server.ts';

/** An account is disabled while others assign complaints to it, and while it is used. */
const { desk, send } = await openServer();
const { mla, places, db } = desk;
const { parliament_id, assembly_id } = places.A1;

const openOf = (staffId: number) =>
  db
    .select({ id: complaints.id })
    .from(complaints)
    .where(and(eq(complaints.staff_id, staffId), ne(complaints.status_group, 'closed')));

test('[SLA-20, LIST-11] no complaint stays with a user who leaves while it is assigned, recorded, reopened or worked on', async () => {
  for (let round = 0; round < 3; round++) {
    const gone = await desk.account({ role: 'staff', parliament_id, assembly_id });
    const free = await Promise.all(Array.from({ length: 5 }, () => desk.record(mla)));
    const own = await Promise.all(Array.from({ length: 5 }, () => desk.record(gone)));
    const closed = await Promise.all(Array.from({ length: 5 }, () => desk.record(gone)));
    for (const { id } of closed) await desk.post(gone, 'complaint/close', { id, message: 'Done' });
    const give = (nth: number) =>
      send(mla, 'POST', 'complaint/staff/assign', {
        json: { complaint_id: free[nth]?.id, staff_id: gone.id },
      });
    const work = (nth: number) =>
      send(gone, 'PUT', `complaint/${own[nth]?.id}`, { json: { name: `Name ${nth}` } });
    const reopen = (nth: number) => send(mla, 'POST', 'complaint/reopen', { json: { id: closed[nth]?.id } });
    const record = () => send(gone, 'POST', 'complaint', { json: desk.body() });
    const calls = [give, work, reopen, record];
    const answers = await together(21, (index) =>
      index === 10
        ? send(mla, 'PUT', `staff/${gone.id}`, { json: { is_active: false } })
        : (calls[index % 4] ?? give)(Math.floor(index / 4) % 5),
    );
    const {
      200: done = 0,
      201: made = 0,
      401: out = 0,
      404: lost = 0,
      422: refused = 0,
      ...others
    } = tally(answers);
    expect(others).toEqual({});
    expect(done + made + out + lost + refused).toBe(21);
    expect(answers[10]?.status).toBe(200);
    expect(await openOf(gone.id)).toEqual([]);
  }
});
