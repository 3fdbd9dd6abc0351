import { registerHandlers } from '#server/app/jobHandlers.ts';
import type { Desk } from '../../../complaints/desk.ts';
import { CASE_MAP, cases, csvFile } from '../../import/complaintFile.ts';
import { done } from './answered.ts';
import { CALLED } from './records.ts';

/** Personal and office settings of users, and imports and exports. */
export async function fillSettings(desk: Desk) {
  const { admin, colleague, get, mla, post, roads, send, staff, water } = desk;
  const texts = { te: 'చూస్తాం', hi: 'देखेंगे', en: null };
  const { id: reply_id } = await done(post(mla, 'reply', { title: 'చూస్తాం', texts, category_ids: [roads] }));
  const steps = [{ kind: 'answer', reply_id, status: 'reviewed' }];
  await done(post(mla, 'macro', { name: 'Answer', ...CALLED, steps }));
  const filters = { status: 'open', term: 'నీళ్లు' };
  await done(post(staff, 'view', { name: 'నీళ్లు', filters, columns: ['due_on', 'status'], position: 1 }));
  await done(send('PUT', 'desk/columns', { token: staff.token, json: { columns: ['due_on', 'status'] } }));
  const days = { from_day: '2026-03-10', to_day: '2026-03-12' };
  await done(post(mla, 'leave', { ...days, user_id: colleague.id, deputy_id: staff.id }));
  const rule = { name: 'నీళ్లు', categories: [water], people: [staff.id, colleague.id], mode: 'assign' };
  await done(send('PUT', 'routing/rule', { token: mla.token, json: { rules: [rule] } }));
  await desk.record(mla, { category_id: water });
  const key = { 'Idempotency-Key': 'once and for all' };
  await done(send('POST', 'complaint', { token: mla.token, form: desk.body(), headers: key }));

  registerHandlers(desk.services);
  await done(get(mla, 'complaint?export=yes'));
  const form = { file: csvFile(cases(4)), map: JSON.stringify(CASE_MAP) };
  await done(send('POST', 'complaint/import', { token: admin.token, form }));
  await desk.services.jobs.runDue();
}
