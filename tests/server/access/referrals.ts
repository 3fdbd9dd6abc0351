import { eq, sql } from 'drizzle-orm';
import { contact } from '#contract/contacts/contact.ts';
import type { ReferralState } from '#contract/letters/letterKinds.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { tasks } from '#server/desk/schema/tasks.ts';
import { nextCounter } from '#server/letters/letterNumber.ts';
import { insertReferrals } from '#server/letters/referrals/insert.ts';
import { inwardLetters } from '#server/letters/schema/letters.ts';
import { referralReplies } from '#server/letters/schema/referrals.ts';
import { holderOf } from '#server/officers/officers.ts';
import { insertRow } from '../../worlds/insertRow.ts';
import type { Account, Office, Path } from './office.ts';
import { on, type Recipe } from './recipe.ts';
import type { RecordMaker } from './records.ts';
import { inPlace, NONE, ofAccount, one, type Subject } from './subject.ts';

const seesOffice = ({ role, duties }: Account) =>
  role !== 'staff' || duties.includes('desk_head') || duties.includes('dispatcher');

/** Offices without a code have no registers. */
export const codeOffices = (db: Office['db']) =>
  db.update(offices).set({ code: sql`'O' || chr(65 + ${offices.id} / 26) || chr(65 + ${offices.id} % 26)` });

/** Referrals in some state, of complaints by their relation to an account, and inward entries of an office. */
export function referralSubjects(office: Office, make: RecordMaker): Record<string, Subject> {
  const { db, clock, accounts } = office;
  const officeOf = async (place: Path) => (await officesOf(db, place))[0]?.id ?? 0;
  const referred = async (state: ReferralState, place: Path, given: { staff_id?: number } = {}) => {
    const complaint_id = await make.complaint(place, given);
    const officer = await holderOf(db, await make.record(contact, {}));
    const asked = { subject: 'Road', request: 'Repair it', way: 'letter' } as const;
    const sent = state === 'draft' ? {} : { sent_at: clock.now, due_on: '2099-01-01' };
    const office_id = await officeOf(place);
    const row = { office_id, complaint_id, state, ...asked, ...sent, created_at: clock.now };
    const [made] = await insertReferrals(db, row, [{ officer }]);
    const id = made?.id ?? 0;
    if (state === 'answered')
      await db
        .insert(referralReplies)
        .values({ referral_id: id, is_final: true, action: 'done', text: 'Done' });
    return id;
  };
  const inState = (state: ReferralState): Subject => ({
    own: one(({ id, home }) => referred(state, home, { staff_id: id })),
    foreign: async (account) => {
      const elsewhere = account.abroad.map((place) => referred(state, place));
      if (seesOffice(account)) return Promise.all(elsewhere);
      const [colleague] = accounts.filter(({ id, role }) => role === 'staff' && id !== account.id);
      return Promise.all([...elsewhere, referred(state, account.home, { staff_id: colleague?.id })]);
    },
    above: NONE,
  });
  const letter = async (place: Path) => {
    const office_id = await officeOf(place);
    // Every office that a call may name has a register.
    await codeOffices(db);
    const counter = await nextCounter(db, office_id, 'IN', 1999);
    const entry = { year: 1999, counter, number: `OLD/IN/1999/${counter}`, received_on: '1999-01-01' };
    return insertRow(db, inwardLetters, {
      office_id,
      ...entry,
      sender: 'Collectorate',
      way: 'letter',
      subject: 'Roads',
    });
  };
  const matched = async (place: Path) => {
    const id = await letter(place);
    await db.update(inwardLetters).set({ is_matched: true }).where(eq(inwardLetters.id, id));
    return id;
  };
  const work = async (creator_id: number) => {
    const params = { action: 'accept' };
    const row = { kind: 'referrals', subject: {}, params, creator_id, total: 0 } as const;
    return insertRow(db, tasks, { ...row, created_at: clock.now });
  };
  return {
    'drafted referral': inState('draft'),
    'sent referral': inState('sent'),
    'answered referral': inState('answered'),
    'referral work': ofAccount(office, work, true),
    'matched letter': inPlace(matched),
    'inward letter': inPlace(letter),
  };
}

const ofOffice = (values?: Recipe['values']) => on('office', 'office_id', values);

/** The calls about referrals and the inward register. */
export function referralRecipes({ db }: Office): [string, Recipe][] {
  const coded = async () => {
    await codeOffices(db);
    return { sender: 'Collectorate', way: 'letter', subject: 'Roads' };
  };
  const reply = () => ({ way: 'phone', is_final: true, action: 'done', text: 'Done' });
  return [
    ['GET referral', ofOffice()],
    ['GET referral/waiting', ofOffice()],
    ['GET referral/figures', ofOffice()],
    ['POST referral/review', ofOffice()],
    ['GET referral/settings', ofOffice()],
    ['PUT referral/settings', ofOffice(() => ({ by_itself: true }))],
    ['POST referral', on('complaint', 'complaint_id', () => ({ way: 'phone', subject: 'Road' }))],
    ['GET referral/:id', on('sent referral')],
    ['PUT referral/:id', on('drafted referral', undefined, () => ({ subject: 'Roads' }))],
    ['POST referral/:id/dispatch', on('drafted referral')],
    ['POST referral/:id/remind', on('sent referral')],
    ['POST referral/:id/withdraw', on('sent referral')],
    ['POST referral/:id/reply', on('sent referral', undefined, reply)],
    ['POST referral/:id/accept', on('answered referral')],
    [
      'POST referral/:id/sendback',
      on('answered referral', undefined, () => ({ reason: 'No', due_on: '2099-01-01' })),
    ],
    [
      'POST referral/bulk',
      {
        ...{ subject: 'answered referral', field: 'ids', several: true, refusal: 422 },
        values: () => ({ action: 'accept', dry_run: true }),
      },
    ],
    ['GET referral/bulk/:id', on('referral work')],
    ['GET register/inward', ofOffice()],
    ['GET register/inward/:id', on('inward letter')],
    ['POST register/inward', ofOffice(coded)],
    ['POST register/inward/:id/match', on('inward letter', undefined, () => ({ referral_ids: [] }))],
    ['POST register/inward/:id/unmatch', on('matched letter')],
  ];
}
