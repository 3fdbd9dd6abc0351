import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertContact, insertDepartment } from '../complaints/contacts.ts';
import { openDesk } from '../complaints/desk.ts';

test('forwarding', async () => {
  const desk = await openDesk();
  const department = await insertDepartment(desk.db, 'Roads');
  const officer = await insertContact(desk.db, {}, { name: 'Ravi', department });
  const times: number[] = [];
  for (let n = 0; n < 120; n++) {
    const { id } = await desk.record(desk.mla);
    const body = { complaint_id: id, is_administrator: 'false', dept_id: department, officer_id: [officer] };
    const begun = performance.now();
    const { status } = await desk.post(desk.mla, 'complaint/officer', body);
    if (n >= 20) times.push(performance.now() - begun);
    expect(status).toBe(200);
  }
  times.sort((a, b) => a - b);
  console.info('FORWARD p50', times[50]?.toFixed(2), 'p95', times[95]?.toFixed(2));
}, 600_000);
