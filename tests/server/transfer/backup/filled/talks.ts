import { noteUnread } from '#server/messages/channels.ts';
import { claimDue } from '#server/messages/claim.ts';
import { takeReport } from '#server/messages/reports.ts';
import { sensitiveComplaints } from '#server/messages/schema/citizens.ts';
import { sendDue } from '#server/messages/send.ts';
import { png } from '../../../../fixtures/index.ts';
import type { Desk } from '../../../complaints/desk.ts';
import { done } from './answered.ts';

const REGISTERED = { entity_id: '1101456789012345678', header: 'HZBMLA', template_id: '1107161234567890123' };

/** Messages to citizens, one refused and one interrupted, and messages from citizens. */
export async function fillTalks(desk: Desk) {
  const { clock, db, mla, post, send, services, staff } = desk;
  const { id } = await desk.record(mla, { staff_id: staff.id, name: 'Yellaiah', phone: '9848066661' });
  const text = 'మీ ఫిర్యాదు {#alphanumeric#} చూస్తున్నాం.';
  const values = [{ value: 'number', shorten: false }];
  const given = { name: 'చూస్తాం', channel: 'sms', language: 'te', kind: 'service_implicit', text, values };
  const { id: template_id } = await done(post(mla, 'message/template', given));
  const moved = (json: object) => done(post(mla, `message/template/${template_id}/state`, { ...json }));
  await moved({ state: 'submitted' });
  await moved({ state: 'approved', ...REGISTERED });
  const written = () => done(post(staff, `complaint/${id}/message`, { channel: 'sms', template_id }));

  await written();
  const { sms, whatsapp } = services.carriers;
  const refusing: typeof sms.send = async () => ({ kind: 'refused', reason: 'No', wrongNumber: false });
  await sendDue({ ...services, carriers: { sms: { ...sms, send: refusing }, whatsapp } });
  await written();
  const claiming = { carriers: services.carriers, now: clock.now };
  await db.transaction((tx) => claimDue(tx, claiming));
  await takeReport(services, { channel: 'sms', provider_id: 'P1', state: 'delivered' });
  await db.transaction((tx) => noteUnread(tx, 'whatsapp', { word: 'deleted', now: clock.now }));

  await done(post(staff, `complaint/${id}/statuslink`, {}));
  await done(
    post(staff, `complaint/${id}/call`, { result: 'later', later_on: '2026-03-04', note: 'సాయంత్రం' }),
  );
  // No call says so yet: messages and pages only ask whether a case is one.
  await db.insert(sensitiveComplaints).values({ complaint_id: id, creator_id: staff.id });
  const data = Buffer.from(await (await png()).arrayBuffer()).toString('base64');
  const picture = { name: 'road.png', type: 'image/png', data };
  const said = (from: string, json: object) => {
    const message = { channel: 'bot', from, at: clock.now.toISOString(), ...json };
    return done(send('POST', 'hook/inbound/A-joined-service-knows', { json: message }));
  };
  await said('9848066661', { text: 'మళ్లీ పాడైంది', media: [picture] });
  await said('9848066661', { text: '' });
  const { data: entries } = await done(send('GET', 'inbox', { token: mla.token }));
  const missed = (entries as { id: number; text: string }[]).find((entry) => entry.text === '');
  await done(post(mla, `inbox/${missed?.id}/call`, { result: 'busy', note: 'సాయంత్రం' }));
  await said('9848066662', { text: 'ఆపు' });
}
