import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Task } from '#contract/desk/task.ts';
import { codedText } from '#contract/kernel/coded.ts';
import { errorTexts as texts } from '#contract/kernel/errorTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { personWishes, sensitiveComplaints } from '#server/messages/schema/citizens.ts';
import { messageEvents, messages } from '#server/messages/schema/messages.ts';
import { sendDue } from '#server/messages/send.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { insertContact } from '../../../worlds/contacts.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { openBulk } from './office.ts';

const office = await openBulk();
beforeEach(async () => {
  await office.db.delete(messages);
  await office.db.delete(complaints);
  office.clock.now = new Date('2026-03-02T04:30:00Z');
});

const sent = () => office.db.select().from(messages).orderBy(messages.id);
const reasons = ({ refusals }: Pick<Task, 'refusals'>) =>
  refusals.map(({ reason, count }) => [reason, count]);

/** Complaints whose registration message was already sent. */
async function quiet(count: number, given: Record<string, unknown> = {}) {
  const ids = await office.many(count, given);
  await office.db.update(messageEvents).set({ done_at: office.clock.now });
  return ids;
}

async function refuse(complaintId: number) {
  const isIts = eq(complaintPersons.complaint_id, complaintId);
  const [link] = await office.db.select().from(complaintPersons).where(isIts);
  const wish = { purpose: 'status', state: 'refused', way: 'phone', said_on: '2026-03-02' } as const;
  await office.db
    .insert(personWishes)
    .values({ person_id: link?.person_id ?? 0, ...wish, notice_version: 1 });
}

test('[DESK-10, MSG-06, MSG-10, MSG-20] each gets one message of the own grievance; who refuses, and what is not known of one, is told before', async () => {
  const { ask, db, run, runJobs } = office;
  const [one = 0, two = 0, refusing = 0, sensitive = 0] = await quiet(4);
  await refuse(refusing);
  await db.insert(sensitiveComplaints).values({ complaint_id: sensitive });
  const params = { channel: 'sms', template_id: await office.template() };
  const ids = [one, two, refusing, sensitive];
  const expected = [
    [texts.refusedByPerson, 1],
    [texts.noTemplate, 1],
  ];
  const dry = (await ask('message', params, { ids, dry_run: true })).body;
  expect([dry.possible, reasons({ refusals: dry.refused as Task['refusals'] })]).toEqual([2, expected]);
  expect(await sent()).toEqual([]);
  const work = await run('message', params, { ids });
  await runJobs();
  expect([work.job.done, reasons(work.job)]).toEqual([2, expected]);
  expect(await sent()).toMatchObject([
    { complaint_id: one, state: 'queued', event: null, creator_id: office.mla.id },
    { complaint_id: two, state: 'queued', text: `News of ${await office.numberOf(two)}.` },
  ]);
  expect(work.undo_until).toBeNull();
  expect((await office.undo(work)).body.errors).toEqual({ id: [texts.bulkHasNoUndo] });

  const values = [{ value: 'officer', shorten: true } as const];
  const unknown = { channel: 'sms', template_id: await office.template({ values }) };
  const told = (await ask('message', unknown, { ids: [one], dry_run: true })).body;
  expect(told).toMatchObject({
    possible: 0,
    refused: [{ reason: 'Nothing is known for this value: officer' }],
  });
});

test('[DESK-10, MSG-11] at night they wait for nine, and count among what a phone gets in a day', async () => {
  office.clock.now = new Date('2026-03-02T17:00:00Z');
  const [id = 0] = await quiet(1);
  const params = { channel: 'sms', template_id: await office.template() };
  for (let nth = 0; nth < 6; nth += 1) await office.run('message', params, { ids: [id] });
  const due = (await sent()).map(({ due_at }) => due_at.toISOString());
  expect(due).toEqual(Array(6).fill('2026-03-03T03:30:00.000Z'));
  office.clock.now = new Date('2026-03-03T03:31:00Z');
  await sendDue(office.services);
  expect((await sent()).map(({ state, reason }) => (reason ? codedText(reason) : state))).toEqual([
    ...Array(5).fill('logged'),
    texts.tooManyToday,
  ]);
});

test('[DESK-10, MSG-02, MSG-06] only an approved template of the office, which tells of the grievance and carries no news', async () => {
  const { ask, db, places } = office;
  const [id = 0] = await quiet(1);
  const refused = async (given: object, channel = 'sms') => {
    const template_id = await office.template(given);
    return refusalOf(await ask('message', { channel, template_id }, { ids: [id] }), 'template_id');
  };
  expect(await refused({ kind: 'service_explicit' })).toEqual([texts.onlyStatusMany]);
  expect(await refused({ channel: 'whatsapp', kind: 'marketing' }, 'whatsapp')).toEqual([
    texts.onlyStatusMany,
  ]);
  expect(await refused({ state: 'draft' })).toEqual([texts.templateNotApproved]);
  expect(await refused({}, 'whatsapp')).toEqual([texts.ruleTemplate]);
  const { parliament_id, assembly_id } = places.A3;
  const [other] = await db.select().from(offices).where(isAt({ parliament_id, assembly_id }));
  expect(await refused({ office_id: other?.id })).toEqual([texts.unknownChoice]);
  const own = await ask('message', { channel: 'whatsapp', text: 'Vote for us' }, { ids: [id] });
  expect(own.status).toBe(422);
  expect(await sent()).toEqual([]);
});

test('[DESK-10, DESK-11, REF-01] numbers drafts one by one, with their letters, and needs an officer', async () => {
  const { ask, db, many, run, runJobs } = office;
  const ids = await many(25);
  const ravi = await insertContact(db, {}, { name: 'Ravi' });
  const params = { contact_ids: [ravi], way: 'letter', subject: 'Water', request: 'Repair it.' };
  const work = await run('refer', params, { ids });
  await runJobs();
  expect([work.job.done, work.job.refused, work.undo_until]).toEqual([25, 0, null]);
  const made = await db.select().from(referrals).orderBy(referrals.number);
  expect(made.map(({ complaint_id }) => complaint_id)).toEqual(ids);
  expect(new Set(made.map(({ letter_id }) => letter_id)).size).toBe(25);
  const refused = async (given: object, field: string) =>
    refusalOf(await ask('refer', { ...params, ...given }, { ids }), field);
  expect(await refused({ contact_ids: [] }, 'contact_ids')).toEqual([texts.officerToForward]);
  expect(await refused({ contact_ids: [ravi, 999_999] }, 'contact_ids')).toEqual([texts.unknownChoice]);
  const copies_to = [{ contact_id: 999_999, text: 'Collector' }];
  expect(await refused({ copies_to }, 'copies_to')).toEqual([texts.unknownChoice]);
  expect(await refused({ due_on: '2026-03-01' }, 'due_on')).toEqual([texts.dueInPast]);
});
