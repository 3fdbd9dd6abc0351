import { expect, test } from 'vitest';
import { closingCalls, closingProposals, complaintClosings } from '#server/closing/schema/closings.ts';
import { pdf } from '../../../fixtures/index.ts';
import { openDesk } from '../../complaints/desk.ts';
import { holdClosing } from './closing.ts';

const PHONE = '9876501234';
const desk = await openDesk();
const json = { categories: [], closing: { second_approval: true } };
const id = (await desk.record(desk.mla, { phone: PHONE, name: 'Venkatalakshmi' })).id;
await holdClosing(desk, id, 'zebrawell');
const outcome = { outcome: 'not_ours', reason: 'zebrawell lives elsewhere' };
const own = await desk.put(desk.mla, 'office/settings', json);
expect(own.status).toBe(200);
const form = { id, message: 'zebrawell is to ask there', ...outcome, file: pdf() };
const sent = await desk.send('POST', 'complaint/close', { token: desk.mla.token, form });
expect(sent.body.proposed).toBe(true);

test('[REF-16, REF-17, REF-20, REF-21, GRD-09] reasons and notes of closings go with their grievance, and what waits to be approved with its file', async () => {
  const { db, admin } = desk;
  expect(await desk.storedFiles()).toHaveLength(1);
  const json = { phone: PHONE, confirmation: PHONE, open: true };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const erased = await desk.send('POST', 'privacy/person/erase', { token: admin.token, json, headers });
  expect(erased.status).toBe(200);
  expect(await db.select().from(complaintClosings)).toMatchObject([
    { outcome: 'not_possible', reason: null, reopen_reason: 'new_facts', reopen_note: null },
  ]);
  expect(await db.select().from(closingCalls)).toMatchObject([{ result: 'no_answer', note: null }]);
  expect(await db.$count(closingProposals)).toBe(0);
  expect(await desk.storedFiles()).toEqual([]);
  const { body } = await desk.get(admin, `complaint/timeline?complaint_id=${id}`);
  expect(JSON.stringify(body)).not.toContain('zebrawell');
});
