import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ReferralRecord, ReferralRow } from '#contract/letters/referralRecord.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Answered } from '../../app.ts';
import { openStaffed } from '../../complaints/desk.ts';

type Values = Record<string, unknown>;
interface Person {
  id: number;
  token: string;
}

/** A staffed desk that asks departments about its complaints. */
export async function openReferrals() {
  const desk = await openStaffed();
  const withCode = (code: string | null, id = desk.officeId) =>
    desk.db.update(offices).set({ code }).where(eq(offices.id, id));

  const draft = async (complaint_id: number, given: Values = {}, by: Person = desk.mla) =>
    desk.post(by, 'referral', {
      complaint_id,
      ...{ contact_ids: [desk.ravi], way: 'letter', subject: 'Broken road', request: 'Please repair it.' },
      ...given,
    });
  const drafted = async (given: Values = {}, complaint: Values = {}): Promise<ReferralRow> => {
    const { id } = await desk.record(desk.mla, { staff_id: desk.staff.id, ...complaint });
    const answered = await draft(id, given);
    expect(answered).toMatchObject({ status: 201 });
    return (answered.body.data as unknown as ReferralRow[])[0] as ReferralRow;
  };
  const act = (by: Person, id: number, action: string, json: Values = {}) =>
    desk.post(by, `referral/${id}/${action}`, json);
  const done = async (answered: Answered | Promise<Answered>): Promise<ReferralRecord> => {
    const { status, body } = await answered;
    expect([status, body.message]).toEqual([200, undefined]);
    return body as unknown as ReferralRecord;
  };
  const sent = async (given: Values = {}, complaint: Values = {}): Promise<ReferralRecord> =>
    done(act(desk.mla, (await drafted(given, complaint)).id, 'dispatch'));
  const answer = (id: number, given: Values = {}, by: Person = desk.staff) =>
    act(by, id, 'reply', { way: 'phone', is_final: true, action: 'done', text: 'Repaired.', ...given });
  const read = (id: number, by: Person = desk.mla) => done(desk.get(by, `referral/${id}`));

  return { ...desk, withCode, draft, drafted, act, done, sent, answer, read };
}
export type Referring = Awaited<ReturnType<typeof openReferrals>>;
