import { sql } from 'drizzle-orm';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import type { Desk } from '../../../complaints/desk.ts';
import { done } from './answered.ts';

/** Complaints in every state that has its own table, and their referrals. */
export async function fillCasework(desk: Desk) {
  const { mla, post, roads, send, staff } = desk;
  const put = (path: string, json: object) => done(send('PUT', path, { token: mla.token, json }));
  const recorded = async (given: object = {}) =>
    (await desk.record(mla, { staff_id: staff.id, ...given })).id;
  const act = (path: string, json: object) => done(post(mla, `complaint/${path}`, { ...json }));

  const id = await recorded();
  await act('history', { complaint_id: id, message: 'గ్రామానికి వెళ్లాం' });
  await act('followup', { id, on: '2026-03-05', note: 'మళ్లీ చూడాలి' });
  await act('pause', { id, reason: 'court', until: '2026-03-20' });
  await act('escalate', { id: await recorded(), note: 'వెంటనే' });

  const twice = await recorded();
  const again = await recorded();
  await act('merge', { source_ids: [again], target_id: twice });

  await put('office/settings', {
    categories: [{ category_id: roads, verify_share: 100 }],
    closing: { second_approval: true },
  });
  const close = (json: object) => done(post(staff, 'complaint/close', { message: 'బాగు చేశాం', ...json }));
  const reopened = await recorded();
  await close({ id: reopened, outcome: 'solved' });
  await done(post(mla, `complaint/${reopened}/verify`, { result: 'no_answer', channel: 'phone' }));
  await act('reopen', { id: reopened });
  await close({ id: await recorded(), outcome: 'not_possible', reason: 'అటవీ భూమి' });

  await asked(desk, await recorded());
  await runScheduler(desk.services);
  // Rows that only a migration writes, while it updates old data.
  await desk.db.execute(sql`insert into complaints_without_persons (last_id) values (1)`);
  await desk.db.execute(sql`insert into complaints_without_clocks (last_id) values (1)`);
  await desk.db.execute(sql`insert into outdated_search_texts (up_to_id) values (1)`);
  await desk.db.execute(sql`insert into outdated_person_texts (up_to_id) values (1)`);
}

/** By mail with a link for the answer, and reminded; something else has come in. */
async function asked({ mla, places, post, send }: Desk, complaint_id: number) {
  await done(send('PUT', 'referral/settings', { token: mla.token, json: { reply_link: true } }));
  const category = await done(send('GET', 'contact/category', { token: mla.token }));
  const category_id = category.data?.[0]?.id;
  const officer = {
    name: 'రవి',
    designation: 'AE',
    phone: '9848044444',
    email: 'ravi@example.org',
    category_id,
  };
  const { id: contact_id } = await done(post(mla, 'contact', { ...officer, ...places.V1 }));
  const referral = {
    complaint_id,
    contact_ids: [contact_id],
    way: 'email',
    subject: 'రహదారి',
    request: 'బాగు చేయండి',
  };
  const drafted = await done(post(mla, 'referral', referral));
  const path = `referral/${drafted.data?.[0]?.id}`;
  await done(post(mla, `${path}/dispatch`, {}));
  await done(post(mla, `${path}/remind`, {}));
  await done(post(mla, 'register/inward', { sender: 'Collectorate', way: 'letter', subject: 'మీ లేఖ' }));
}
