import { eq } from 'drizzle-orm';
import { offices } from '#server/desk/schema/offices.ts';
import { insertContact, insertDepartment } from '../complaints/contacts.ts';
import type { Desk } from '../complaints/desk.ts';

type Values = Record<string, unknown>;
const asked = { way: 'letter', subject: 'Broken road', request: 'Please repair it.' };

/** The id of a draft without an officer. */
export async function draftOf({ post }: Desk, by: { id: number; token: string }, complaint_id: number) {
  const { body } = await post(by, 'referral', { complaint_id, contact_ids: [], way: 'phone' });
  return Number(body.data?.[0]?.id);
}

/** Valid calls about referrals, their answers, and the inward register. */
export function referralCalls<Valid>(desk: Desk, by: (values: Values, id?: number) => Valid) {
  const { db, mla, post, record } = desk;
  const officer = async () =>
    insertContact(db, {}, { name: 'Ravi', department: await insertDepartment(db, crypto.randomUUID()) });
  const coded = async () => {
    const { body } = await desk.get(mla, 'office/settings');
    await db
      .update(offices)
      .set({ code: 'HZB' })
      .where(eq(offices.id, (body.office as { id: number }).id));
  };
  const draft = async () => {
    const { id } = await record(mla);
    const { body } = await post(mla, 'referral', {
      complaint_id: id,
      contact_ids: [await officer()],
      ...asked,
    });
    return Number(body.data?.[0]?.id);
  };
  const sent = async () => {
    const id = await draft();
    await post(mla, `referral/${id}/dispatch`, {});
    return id;
  };
  const answer = { is_final: true, action: 'sent_on', text: 'It is for them.' };
  const reply = async () => ({ way: 'phone', ...answer, sent_on_to: await officer() });
  const answered = async () => {
    const id = await sent();
    await post(mla, `referral/${id}/reply`, await reply());
    return id;
  };
  const letter = { sender: 'Collectorate', way: 'letter', subject: 'Roads' };
  const entered = async () => {
    await coded();
    return Number((await post(mla, 'register/inward', letter)).body.id);
  };
  return {
    'POST referral': async () =>
      by({ complaint_id: (await record(mla)).id, contact_ids: [await officer()], ...asked }),
    'PUT referral/:id': async () => by({ contact_id: await officer(), subject: 'Roads' }, await draft()),
    'POST referral/:id/dispatch': async () => by({}, await draft()),
    'POST referral/:id/remind': async () => by({}, await sent()),
    'POST referral/:id/withdraw': async () => by({}, await sent()),
    'POST referral/:id/reply': async () => by(await reply(), await sent()),
    'POST referral/:id/accept': async () => by({}, await answered()),
    'POST referral/:id/sendback': async () => by({ reason: 'No', due_on: '2099-01-01' }, await answered()),
    'POST referral/review': async () => by({}),
    'PUT referral/settings': async () => by({ days: [{ category_id: null, email: 7 }], by_itself: true }),
    'POST register/inward': async () => {
      await coded();
      const answers = { referral_ids: [await sent()], ...answer, sent_on_to: await officer() };
      return by({ contact_id: await officer(), way: 'letter', subject: 'Roads', ...answers });
    },
    'POST referral/bulk': async () => by({ action: 'accept', ids: [await answered()], dry_run: true }),
    'POST register/inward/:id/unmatch': async () => {
      const id = await entered();
      await post(mla, `register/inward/${id}/match`, { referral_ids: [] });
      return by({}, id);
    },
    'POST register/inward/:id/match': async () =>
      by({ referral_ids: [await sent()], ...answer, sent_on_to: await officer() }, await entered()),
  };
}
