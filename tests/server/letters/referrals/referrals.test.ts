import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { queued } from '../../kernel/jobs/queue.ts';
import { openReferrals } from './office.ts';

const desk = await openReferrals();

test('[REF-01] one request to several officers: a number each, the officer as they were, and nothing of the grievance changes', async () => {
  const { id, complaint_number } = await desk.record(desk.mla, { staff_id: desk.staff.id });
  const [before] = await desk.db.select().from(complaints);
  const given = {
    contact_ids: [desk.ravi, desk.sita],
    ...{ way: 'portal', portal_name: 'Prajavani', portal_number: 'PV-7' },
    copies_to: [{ contact_id: desk.chief, text: 'Chief Engineer' }, { text: 'District Collector' }],
  };
  const { status, body } = await desk.draft(id, given, desk.staff);
  expect([status, body.total]).toEqual([201, 2]);
  expect(body.data).toMatchObject([
    {
      number: 'R-0001',
      complaint: { id, complaint_number, closed: false },
      addressee: { name: 'Ravi', designation: 'Executive Engineer', department: 'Roads and Buildings' },
      department: { name: 'Roads and Buildings' },
      ...{ way: 'portal', state: 'draft', sent_at: null, due_on: null, overdue: false, reminders: 0 },
      in_charge: { id: desk.staff.id },
    },
    { number: 'R-0002', addressee: { name: 'Sita' } },
  ]);
  const [first] = body.data ?? [];
  expect(await desk.read(Number(first?.id))).toMatchObject({
    ...{ request: 'Please repair it.', portal_name: 'Prajavani', portal_number: 'PV-7' },
    copies_to: given.copies_to,
  });
  expect((await desk.db.select().from(complaints))[0]).toEqual(before);
});

test('[REF-01] of a cause, for users who may change it, and not for other staff', async () => {
  const cause = await desk.post(desk.mla, 'cause', {
    ...desk.places.A1,
    title: 'Dry wells',
    category_id: desk.water,
  });
  const given = { complaint_id: null, cause_id: cause.body.id };
  expect((await desk.draft(0, given, desk.staff)).status).toBe(403);
  const { body } = await desk.draft(0, given);
  expect(body.data).toMatchObject([{ complaint: null, cause: { id: cause.body.id, title: 'Dry wells' } }]);
  const listed = await desk.get(desk.staff, `referral?cause_id=${cause.body.id}`);
  expect(listed.body).toMatchObject({ total: 1, data: [{ cause: { title: 'Dry wells' } }] });
});

test('[REF-01] is refused for both or none, for somebody else’s grievance, for officers elsewhere and for days that are over', async () => {
  const { id } = await desk.record(desk.mla);
  const refused = async (given: object, field: string) =>
    refusalOf(await desk.draft(id, { ...given }), field);
  expect(await refused({ cause_id: 1 }, 'complaint_id')).toEqual([errorTexts.oneSubjectMatter]);
  expect(await refused({ complaint_id: null }, 'complaint_id')).toEqual([errorTexts.oneSubjectMatter]);
  expect(await refused({ contact_ids: [999_999] }, 'contact_ids')).toEqual([errorTexts.unknownChoice]);
  const copies = [{ contact_id: 999_999, text: 'Somebody' }];
  expect(await refused({ copies_to: copies }, 'copies_to')).toEqual([errorTexts.unknownChoice]);
  expect(await refused({ due_on: '2026-03-01' }, 'due_on')).toEqual([errorTexts.dueInPast]);
  expect((await desk.draft(id, {}, desk.otherMla)).status).toBe(404);
  expect((await desk.draft(id, {}, desk.staff)).status).toBe(404);
  await desk.post(desk.mla, 'complaint/close', { id, message: 'Done' });
  expect(await refused({}, 'status')).toEqual([errorTexts.alreadyResolved]);
});

test('[REF-01, SCOPE-08] is there for whose grievance it is, for who sends for the office, and for nobody elsewhere', async () => {
  const { id, complaint } = await desk.drafted();
  const status = async (by: { id: number; token: string }) => (await desk.get(by, `referral/${id}`)).status;
  for (const by of [desk.admin, desk.mp, desk.mla, desk.staff, desk.deskHead, desk.dispatcher])
    expect(await status(by)).toBe(200);
  for (const by of [desk.colleague, desk.otherMla, desk.staffElsewhere]) expect(await status(by)).toBe(404);
  expect((await desk.read(id, desk.dispatcher)).complaint).toMatchObject({
    ...{ id: null, complaint_number: complaint?.complaint_number },
  });
  const seen = async (by: { id: number; token: string }) =>
    (await desk.get(by, 'referral?stage=to_send&per_page=100')).body.data?.map((row) => row.id);
  expect(await seen(desk.dispatcher)).toContain(id);
  expect(await seen(desk.colleague)).not.toContain(id);
});

test('[REF-01] a draft is changed until it is sent; 409 for one that somebody else has changed', async () => {
  const { id, version } = await desk.drafted();
  const put = (json: object, by = desk.staff) => desk.put(by, `referral/${id}`, json);
  const changed = await desk.done(
    put({ version, contact_id: desk.sita, way: 'email', subject: 'A new road' }),
  );
  expect(changed).toMatchObject({
    addressee: { name: 'Sita' },
    subject: 'A new road',
    request: 'Please repair it.',
  });
  const late = await put({ version, subject: 'Another' });
  expect(late).toMatchObject({ status: 409, body: { current: { subject: 'A new road' } } });
  await desk.done(desk.act(desk.dispatcher, id, 'dispatch'));
  expect(refusalOf(await put({ subject: 'Too late' }), 'state')).toEqual([errorTexts.referralSent]);
});

test('[REF-01, REF-09] sending takes the duty; due in fifteen working days, and the first reminder with it', async () => {
  desk.clock.now = new Date('2026-03-02T04:30:00Z');
  const { id, complaint } = await desk.drafted({ way: 'email' });
  expect((await desk.act(desk.staff, id, 'dispatch')).status).toBe(403);
  const before = (await queued(desk.db)).length;
  const sent = await desk.done(desk.act(desk.dispatcher, id, 'dispatch'));
  expect(sent).toMatchObject({
    ...{ state: 'sent', sent_at: '2026-03-02T04:30:00.000Z', due_on: '2026-03-20', days: 0, mail: 'queued' },
  });
  expect((await queued(desk.db)).length).toBe(before + 1);
  const timeline = await desk.get(desk.mla, `complaint/timeline?complaint_id=${complaint?.id}`);
  expect(timeline.body.data?.[0]).toMatchObject({
    action: 'referralSent',
    changes: [
      { field: 'officer', to: 'Ravi' },
      { field: 'referral', to: sent.number },
    ],
  });
  expect(refusalOf(await desk.act(desk.dispatcher, id, 'dispatch'), 'state')).toEqual([
    errorTexts.referralSent,
  ]);
});

test('[REF-01] what lacks an addressee, a subject or a text is not sent: 422 under the field', async () => {
  const lacking = async (given: Record<string, unknown>) =>
    desk.act(desk.mla, (await desk.drafted(given)).id, 'dispatch');
  expect(refusalOf(await lacking({ contact_ids: [] }), 'contact_id')).toEqual([errorTexts.addresseeNeeded]);
  expect(refusalOf(await lacking({ subject: '' }), 'subject')).toEqual([errorTexts.required]);
  expect(refusalOf(await lacking({ request: '' }), 'request')).toEqual([errorTexts.required]);
  const { id } = await desk.drafted({ due_on: '2026-03-04' });
  desk.clock.now = new Date('2026-03-05T04:30:00Z');
  expect(refusalOf(await desk.act(desk.mla, id, 'dispatch'), 'due_on')).toEqual([errorTexts.dueInPast]);
});

test('[REF-22] mails go to an officer’s successor; a vacant post and one without an address have none', async () => {
  const leave = (json: Record<string, unknown>) => desk.put(desk.admin, `contact/${desk.ravi}`, json);
  expect((await leave({ successor_id: desk.sita })).status).toBe(200);
  const { id } = await desk.drafted({ way: 'email' });
  expect(await desk.done(desk.act(desk.mla, id, 'dispatch'))).toMatchObject({
    ...{ contact_id: desk.ravi, addressee: { name: 'Sita' } },
  });
  await leave({ successor_id: null, is_vacant: true });
  const other = await desk.drafted({ way: 'email' });
  expect(refusalOf(await desk.act(desk.mla, other.id, 'dispatch'), 'contact_id')).toEqual([
    errorTexts.postVacant,
  ]);
  expect(refusalOf(await leave({ superior_id: desk.ravi }), 'superior_id')).toEqual([errorTexts.ownSuperior]);
  await leave({ is_vacant: false });
  const removed = await desk.remove(desk.admin, `contact/${desk.ravi}`);
  expect(refusalOf(removed, 'id')).toEqual(['This cannot be deleted: other records use it.']);
});
