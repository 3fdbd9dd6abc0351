import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { FORWARDED } from '#server/officers/message.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { insertContact } from '../../../worlds/contacts.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { openReferrals } from './office.ts';

const desk = await openReferrals();
const collector = await insertContact(desk.db, {}, { name: 'Collector', designation: 'District Collector' });
beforeEach(async () => {
  await desk.db.execute(sql`delete from pgboss.job`);
});

const grievance = async (by = desk.mla) =>
  (await desk.record(desk.mla, by === desk.mla ? {} : { staff_id: desk.staff.id })).id;
const write = async (given: object, by = desk.mla, id?: number) => {
  const complaint_id = id ?? (await grievance(by));
  const answered = await desk.draft(complaint_id, { sends: true, ...given }, by);
  const { data = [], letter_ids: ids = [] } = answered.body as unknown as {
    data?: { id: number }[];
    letter_ids?: number[];
  };
  return { ...answered, complaint_id, referrals: data, letterIds: ids };
};
const numberOf = async (id: number | undefined) =>
  (
    await desk.db
      .select({ number: letters.number })
      .from(letters)
      .where(eq(letters.id, id ?? 0))
  )[0]?.number;
const statusOf = async (id: number) => (await desk.get(desk.mla, `complaint/${id}`)).body.status;
const mailsOf = (id: number) => desk.db.$count(officerMails, eq(officerMails.complaint_id, id));

describe('by letter', () => {
  test('[REF-01, REF-05] is numbered and waits for each officer at once, and changes nothing of the grievance', async () => {
    const { complaint_id, referrals, letterIds, status } = await write({
      contact_ids: [desk.ravi, desk.sita],
    });
    expect([status, letterIds.length]).toEqual([201, 2]);
    expect(referrals).toMatchObject([
      { state: 'sent', letter: { id: letterIds[0], number: expect.stringMatching(/^HZB\/GR\//) } },
      { state: 'sent', letter: { id: letterIds[1] } },
    ]);
    expect([await statusOf(complaint_id), await mailsOf(complaint_id)]).toEqual(['open', 0]);
  });

  test('[REF-07] refuses to send more letters at once than one print has', async () => {
    const contact_ids = Array.from({ length: 101 }, (_, at) => 9_000 + at);
    const { body } = await write({ contact_ids });
    expect(body).toMatchObject({ errors: { contact_ids: [errorTexts.tooManyValues] } });
  });

  test('[REF-01] is a draft for a user who may not send, and its letter is named', async () => {
    const { referrals, letterIds } = await write({ sends: false }, desk.staff);
    expect(referrals).toMatchObject([{ state: 'draft', letter: { id: letterIds[0], number: null } }]);
  });

  test('[REF-01] without waiting has no referral', async () => {
    const { complaint_id, referrals, letterIds } = await write({ waits: false });
    expect([referrals, letterIds.length]).toEqual([[], 1]);
    expect(await numberOf(letterIds[0])).toMatch(/^HZB\/GR\//);
    expect((await desk.get(desk.mla, `referral?complaint_id=${complaint_id}`)).body.total).toBe(0);
    const draft = await write({ waits: false, sends: false }, desk.staff);
    expect(await numberOf(draft.letterIds[0])).toBeNull();
  });

  test('[REF-01, GRD-02] only users who send letters send one; a refused one leaves nothing', async () => {
    const before = await desk.db.$count(letters);
    expect((await write({}, desk.staff)).status).toBe(403);
    expect((await write({ waits: false }, desk.staff)).status).toBe(403);
    expect(await desk.db.$count(letters)).toBe(before);
  });
});

describe('by mail', () => {
  test('[REF-02, DET-08] does what forwarding to an officer does, also for staff, with the usual text', async () => {
    const { complaint_id, referrals, status } = await write(
      { way: 'email', subject: '', request: '', contact_ids: [desk.ravi, desk.sita] },
      desk.staff,
    );
    expect([status, referrals]).toMatchObject([201, [{ state: 'sent', way: 'email' }, { way: 'email' }]]);
    expect(await desk.read(Number(referrals[0]?.id))).toMatchObject({ request: FORWARDED, mail: 'queued' });
    expect([await statusOf(complaint_id), await mailsOf(complaint_id)]).toEqual(['reviewed', 2]);
    expect(await desk.history(desk.mla, complaint_id)).toContain(
      'Forwarded by mail to Ravi (Executive Engineer), Sita (Executive Engineer)',
    );
    const again = await write({ way: 'email' }, desk.staff, complaint_id);
    expect([again.status, await mailsOf(complaint_id)]).toEqual([201, 2]);
  });

  test('[REF-02] has its own text and day, where they are given', async () => {
    const { referrals } = await write({ way: 'email', due_on: '2099-01-04' });
    expect(await desk.read(Number(referrals[0]?.id))).toMatchObject({
      ...{ subject: 'Broken road', request: 'Please repair it.', due_on: '2099-01-04' },
    });
  });

  test('[REF-02] without waiting is a mail and no referral', async () => {
    const { complaint_id, referrals } = await write({ way: 'email', waits: false });
    expect([referrals, await mailsOf(complaint_id)]).toEqual([[], 1]);
  });

  test('[DET-09] goes to nobody whom the role may not mail, and only to a mail address', async () => {
    const mail = async (contact_ids: number[], by = desk.mla) =>
      refusalOf(await write({ way: 'email', contact_ids }, by), 'contact_ids');
    expect(await mail([collector])).toEqual([errorTexts.officerTarget]);
    expect(await mail([desk.ravi, collector])).toEqual([errorTexts.officerTarget]);
    expect(await mail([])).toEqual([errorTexts.officerToForward]);
    const unreachable = await insertContact(
      desk.db,
      {},
      { name: 'Nobody', department: desk.roadsDepartment, email: '' },
    );
    expect(await mail([unreachable])).toEqual([errorTexts.officerAddress]);
    const closed = await grievance();
    await desk.post(desk.mla, 'complaint/close', { id: closed, message: 'Done' });
    const late = await write({ way: 'email' }, desk.mla, closed);
    expect([refusalOf(late, 'status'), await mailsOf(closed)]).toEqual([[errorTexts.alreadyResolved], 0]);
  });
});

describe('by letter and mail', () => {
  test('[REF-01, REF-02] is one referral, mailed at once, with a numbered letter', async () => {
    const { complaint_id, referrals, letterIds } = await write({ way: 'email', with_letter: true });
    expect(referrals).toMatchObject([{ state: 'sent', way: 'email', letter: { id: letterIds[0] } }]);
    expect(await numberOf(letterIds[0])).toMatch(/^HZB\/GR\//);
    expect([await statusOf(complaint_id), await mailsOf(complaint_id)]).toEqual(['reviewed', 1]);
    const cancelled = await desk.post(desk.mla, `letter/${letterIds[0]}/cancel`, { reason: 'Wrong day' });
    expect(cancelled.status).toBe(200);
    expect(await desk.read(Number(referrals[0]?.id))).toMatchObject({ state: 'sent' });
  });

  test('[REF-05, GRD-02] for staff without the duty the mail goes and the letter waits to be sent', async () => {
    const { complaint_id, referrals, letterIds } = await write(
      { way: 'email', with_letter: true },
      desk.staff,
    );
    expect([await mailsOf(complaint_id), await numberOf(letterIds[0])]).toEqual([1, null]);
    expect((await desk.post(desk.dispatcher, `letter/${letterIds[0]}/dispatch`, {})).status).toBe(200);
    expect(await desk.read(Number(referrals[0]?.id))).toMatchObject({ state: 'sent', version: 1 });
  });

  test('[REF-01] without waiting is a letter and a mail', async () => {
    const { complaint_id, referrals, letterIds } = await write({
      ...{ way: 'email', with_letter: true, waits: false },
    });
    expect([referrals, letterIds.length, await mailsOf(complaint_id)]).toEqual([[], 1, 1]);
  });
});

test('[REF-01] refuses a second way without a mail, and not to wait for what only a referral records', async () => {
  expect(refusalOf(await write({ with_letter: true }), 'with_letter')).toEqual([errorTexts.unknownChoice]);
  const waiting = refusalOf(await write({ way: 'phone', waits: false }), 'waits');
  expect(waiting).toEqual([errorTexts.unknownChoice]);
});

test('[REF-05, REF-10, LIST-03] the search for grievances takes the numbers of referrals and letters, sent and received', async () => {
  const { id, number, letter, complaint } = await desk.sent();
  const entered = await desk.post(desk.mla, 'register/inward', {
    ...{ sender: 'R and B', subject: 'Your road', way: 'letter', referral_ids: [id] },
    ...{ is_final: true, action: 'done', text: 'Done.' },
  });
  const found = async (term: string, by = desk.mla) =>
    (await desk.get(by, `complaint/search?term=${encodeURIComponent(term)}`)).body.data?.map((row) => row.id);
  const sentAs = String(letter?.number);
  const received = String((entered.body as { number?: string }).number);
  for (const term of [number, number.replace('R-00', 'r-'), `${sentAs}.`, sentAs.toLowerCase(), received])
    expect([term, await found(term)]).toEqual([term, [complaint?.id]]);
  expect(await found(sentAs, desk.otherMla)).toEqual([]);
});
