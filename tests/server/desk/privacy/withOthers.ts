import { expect } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import type { Desk } from '../../complaints/desk.ts';
import { MARKER, NAME, PHONE } from './who.ts';

/** A duplicate that was merged and can be undone, a household, and a possible duplicate. */
export async function holdTogether(desk: Desk, person_id: number) {
  const made = async (given: object) => {
    const json = { ...desk.places.V1, phones: [], ...given };
    return Number((await desk.post(desk.mla, 'person', json)).body.id);
  };
  const note = `${MARKER} cannot read`;
  const twin = await made({ name: `${MARKER} Lakshmi`, phones: [PHONE, '9876505678'], note });
  const person_ids = [person_id, twin];
  const merged = { person_ids, survivor_id: person_id, fields: { note: twin } };
  expect((await desk.post(desk.mla, 'person/merge', merged)).status).toBe(201);
  const sister = await made({ name: 'Her Sister' });
  const together = { person_ids: [person_id, sister] };
  expect((await desk.post(desk.mla, 'household', together)).status).toBe(201);
}

/** A cause with the person's name and phone in all its texts, answered. */
export async function holdInCause(desk: Desk, complaint_ids: number[]) {
  const texts = { title: `No water at ${NAME}`, note: `Call ${PHONE}` };
  const json = { ...desk.places.V1, ...texts, category_id: desk.roads, complaint_ids };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { status, body } = await desk.send('POST', 'cause', { token: desk.mla.token, json, headers });
  expect(status).toBe(201);
  const answer = { message: `Thank ${NAME}, ${PHONE}`, status: 'pending' };
  expect((await desk.post(desk.mla, `cause/${body.id}/answer`, answer)).status).toBe(200);
  await desk.services.jobs.runDue();
}

/** Bulk answers, follow-ups and referrals with others, which are stored for a week with their undo data. */
export async function holdInBulk(desk: Desk, ids: number[], officer: number) {
  const bulk = async (action: string, params: object) =>
    expect((await desk.post(desk.mla, 'bulk', { action, params, ids })).status).toBe(200);
  const on = (days: number) => addDays(dayOf(desk.clock.now), days);
  await bulk('answer', { message: `${NAME} (${PHONE}) and all others are heard` });
  await desk.post(desk.mla, 'complaint/followup', { id: ids[0], on: on(2), note: `${MARKER} is ill` });
  await bulk('followup', { on: on(3), note: `Ring ${NAME}, ${PHONE}` });
  const texts = { subject: `Pipe at ${NAME}'s`, request: `Mend it, and ring ${PHONE}` };
  await bulk('refer', { contact_ids: [officer], way: 'letter', ...texts, copies_to: [{ text: NAME }] });
  await desk.services.jobs.runDue();
}
