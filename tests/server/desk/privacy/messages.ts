import { and, desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { offices } from '#server/desk/schema/offices.ts';
import { takeIncoming } from '#server/messages/incoming.ts';
import { queueMessage } from '#server/messages/queueMessage.ts';
import { inboxRows, personWishes } from '#server/messages/schema/citizens.ts';
import { messages } from '#server/messages/schema/messages.ts';
import { sendDue } from '#server/messages/send.ts';
import { newStatusLink } from '#server/messages/statusLinks.ts';
import { sendStop } from '#server/messages/stop.ts';
import { pdf } from '../../../fixtures/index.ts';
import type { Desk } from '../../complaints/desk.ts';

/** Written to, called, heard of by message and by a missed call, with wishes, a page of the own, and a phone that is wrong and stopped. */
export async function holdMessages(
  { clock, db, mla, post, send, services }: Desk,
  {
    complaint_id,
    person_id,
    phone,
    marker,
  }: { complaint_id: number; person_id: number; phone: string; marker: string },
) {
  const now = clock.now;
  const [office] = await db.select().from(offices);
  const composed = { language: 'te', instead_of: null, template: null, parts: 1, refused: null } as const;
  const to = { audience: 'citizen', user_id: null, contact_id: null, phone, language: 'te' } as const;
  const draft = { office_id: office?.id ?? 0, channel: 'sms', isFree: true, creator_id: mla.id } as const;
  const write = (of: { complaint_id: number | null; person_id: number | null }, event: string) =>
    queueMessage(
      db,
      {
        ...draft,
        complaint_id: of.complaint_id,
        to: { ...to, person_id: of.person_id },
        composed: { ...composed, text: `${marker}, come` },
        event: { event: 'registered', once: `${event}:${marker}:${phone}`, happened_at: now, due_at: now },
      },
      { carriers: services.carriers, now },
    );
  // Otherwise the registration message would replace another message.
  await sendDue(services);
  await write({ complaint_id, person_id }, 'one');
  await sendDue(services);
  await write({ complaint_id: null, person_id }, 'two');
  await write({ complaint_id: null, person_id: null }, 'three');
  const call = { result: 'wrong_number', note: `${marker} has moved`, phone };
  expect((await post(mla, `complaint/${complaint_id}/call`, call)).status).toBe(200);
  const later = { result: 'later', later_on: '2026-12-01', note: marker };
  expect((await post(mla, `complaint/${complaint_id}/call`, later)).status).toBe(200);
  const said = { token: mla.token, json: { news: 'refused', way: 'paper' } };
  expect((await send('PUT', `person/${person_id}/wishes`, said)).status).toBe(200);
  const file = {
    name: `${marker}-3.pdf`,
    type: 'application/pdf',
    bytes: new Uint8Array(await pdf().arrayBuffer()),
  };
  const sent = { channel: 'bot', from: phone, at: now, media: [] };
  await takeIncoming(services, { ...sent, text: `${marker} again`, media: [file] });
  await takeIncoming(services, { ...sent, text: '' });
  const [missed] = await db
    .select()
    .from(inboxRows)
    .where(and(eq(inboxRows.phone, phone), eq(inboxRows.text, '')))
    .orderBy(desc(inboxRows.id))
    .limit(1);
  const back = { result: 'busy', note: `${marker} rang` };
  expect((await post(mla, `inbox/${missed?.id}/call`, back)).status).toBe(200);
  await newStatusLink(db, complaint_id, { publicUrl: services.publicUrl, now });
  await db.transaction((tx) => sendStop(tx, phone, { way: 'message', now }));
  const refused = and(eq(personWishes.person_id, person_id), eq(personWishes.state, 'refused'));
  expect(await db.$count(personWishes, refused)).toBeGreaterThan(0);
  expect(await db.$count(messages)).toBeGreaterThan(2);
}
