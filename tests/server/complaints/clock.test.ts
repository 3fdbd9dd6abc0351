import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { plainText } from '#contract/kernel/coded.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import {
  complaintHistory,
  complaintMedia,
  complaintResponses,
  complaints,
} from '#server/complaints/schema/complaints.ts';
import { complaintLeaders, officerMails } from '#server/officers/schema/forwarding.ts';
import { pdf, png } from '../../fixtures/index.ts';
import { insertLeader } from '../../worlds/contacts.ts';
import { openStaffed } from './desk.ts';

const RECORDED = new Date('2026-03-02T04:30:00Z');
const DAY_MS = 86_400_000;
const before = (days: number) => new Date(RECORDED.getTime() - days * DAY_MS);

const desk = await openStaffed();
registerHandlers(desk.services);
const leader = (await insertLeader(desk.db, desk.places.V1)).id;
const officer = { is_administrator: 'false', dept_id: desk.roadsDepartment, officer_id: [desk.ravi] };

/** What was done to a complaint, by kind, each with the moments that it bears. */
async function moments(id: number) {
  const { db } = desk;
  const of = <T extends { created_at: Date }>(rows: T[]) => rows.map(({ created_at }) => created_at);
  const [complaint] = await db.select().from(complaints).where(eq(complaints.id, id));
  const mails = await db.select().from(officerMails).where(eq(officerMails.complaint_id, id));
  const select = async (
    table:
      | typeof complaintHistory
      | typeof complaintChanges
      | typeof complaintMedia
      | typeof complaintResponses,
  ) => of(await db.select().from(table).where(eq(table.complaint_id, id)).orderBy(table.id));
  return {
    complaint: [complaint?.updated_at, complaint?.closed_at].filter((moment) => moment instanceof Date),
    history: await select(complaintHistory),
    timeline: await select(complaintChanges),
    media: await select(complaintMedia),
    responses: await select(complaintResponses),
    leaders: of(await db.select().from(complaintLeaders).where(eq(complaintLeaders.complaint_id, id))),
    mails: mails.flatMap(({ created_at, sent_at }) => [created_at, sent_at ?? new Date(0)]),
  };
}

async function work(id: number) {
  const post = async (path: string, json: object) =>
    expect((await desk.post(desk.mla, path, json as Record<string, unknown>)).status).toBeLessThan(300);
  const send = async (method: string, path: string, form: Record<string, unknown>) =>
    expect((await desk.send(method, path, { token: desk.mla.token, form })).status).toBeLessThan(300);
  await post('complaint/history', { complaint_id: id, message: 'Called' });
  await post('complaint/staff/assign', { complaint_id: id, staff_id: desk.staff.id });
  await send('POST', 'complaint/media', { complaint_id: id, file: await png() });
  await post('complaint/forward', { id, area: desk.places.V1.area_id, leaders: [leader] });
  await post('complaint/officer', { complaint_id: id, ...officer });
  await desk.services.jobs.runDue();
  await desk.db
    .update(officerMails)
    .set({ failure: plainText('refused'), sent_at: null })
    .where(eq(officerMails.complaint_id, id));
  const [mail] = await desk.db.select().from(officerMails).where(eq(officerMails.complaint_id, id));
  await post('complaint/officer/resend', { mail_id: mail?.id });
  await desk.services.jobs.runDue();
  await post('complaint/response', { complaint_id: id, message: 'Soon', status: 'responded' });
  await send('PUT', `complaint/${id}`, { name: 'Ramulu' });
  await send('POST', 'complaint/close', { id, message: 'Done', file: pdf() });
  await post('complaint/reopen', { id });
  await send('POST', 'complaint/close', { id, message: 'Done again' });
}

test('[API-07] with the clock set back by a day, nothing happened to a complaint before it was recorded', async () => {
  desk.clock.now = RECORDED;
  const { id } = await desk.record(desk.mla);
  desk.clock.now = before(1);
  await work(id);
  for (const [kind, at] of Object.entries(await moments(id))) {
    expect(at.length, kind).toBeGreaterThan(0);
    expect(at, kind).toEqual(at.map(() => RECORDED));
  }
  expect((await desk.get(desk.mla, `complaint/${id}`)).body).toMatchObject({
    daysOpen: 0,
    closed_at: RECORDED.toISOString(),
  });
});

test('[DET-02] nor before what was done last, whichever clock that was done by', async () => {
  desk.clock.now = before(2);
  const { id } = await desk.record(desk.mla);
  desk.clock.now = before(1);
  await desk.post(desk.mla, 'complaint/history', { complaint_id: id, message: 'first' });
  desk.clock.now = before(2);
  await desk.post(desk.mla, 'complaint/history', { complaint_id: id, message: 'second' });
  await desk.post(desk.mla, 'complaint/close', { id, message: 'Done' });
  const { history, complaint } = await moments(id);
  expect([...history, ...complaint]).toEqual(Array(5).fill(before(1)));
  expect(await desk.history(desk.mla, id)).toEqual(['Resolved', 'second', 'first']);
});
