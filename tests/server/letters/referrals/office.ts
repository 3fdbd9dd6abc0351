import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Duty } from '#contract/access/policies.ts';
import type { ReferralRecord, ReferralRow } from '#contract/letters/referralRecord.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { keepSessions } from '../../../worlds/office.ts';
import type { Answered } from '../../app.ts';
import { insertContact, insertDepartment } from '../../complaints/contacts.ts';
import { openDesk } from '../../complaints/desk.ts';

type Values = Record<string, unknown>;
interface Person {
  id: number;
  token: string;
}

/** A desk with the code HZB, two departments, their officers, one of whom has a superior, and somebody who dispatches. */
export async function openReferrals() {
  const desk = await openDesk();
  const at = { parliament_id: desk.places.A1.parliament_id, assembly_id: desk.places.A1.assembly_id };
  const staff = (duties: Duty[]) => desk.account({ role: 'staff', duties, ...at });
  const [roads, water] = [
    await insertDepartment(desk.db, 'Roads and Buildings'),
    await insertDepartment(desk.db, 'Rural Water Supply'),
  ];
  const chief = await insertContact(
    desk.db,
    {},
    { name: 'Chief', department: roads, designation: 'Chief Engineer' },
  );
  const ravi = await insertContact(desk.db, {}, { name: 'Ravi', department: roads });
  const sita = await insertContact(desk.db, {}, { name: 'Sita', department: water });
  await desk.db.update(contacts).set({ superior_id: chief }).where(eq(contacts.id, ravi));
  const own = officeId(await desk.get(desk.mla, 'office/settings'));
  const withCode = (code: string | null, id = own) =>
    desk.db.update(offices).set({ code }).where(eq(offices.id, id));
  await withCode('HZB');
  const dispatcher = await staff(['dispatcher']);
  namesChanged(desk.db);
  await keepSessions(desk.db);

  const draft = async (complaint_id: number, given: Values = {}, by: Person = desk.mla) =>
    desk.post(by, 'referral', {
      complaint_id,
      ...{ contact_ids: [ravi], way: 'letter', subject: 'Broken road', request: 'Please repair it.' },
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

  return {
    ...{
      ...desk,
      roadsDepartment: roads,
      waterDepartment: water,
      chief,
      ravi,
      sita,
      dispatcher,
      officeId: own,
    },
    ...{ withCode, draft, drafted, act, done, sent, answer, read },
  };
}
export type Referring = Awaited<ReturnType<typeof openReferrals>>;

const officeId = ({ body }: Answered) => (body.office as { id: number }).id;
