import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TimelineEntry } from '#contract/complaints/timeline.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { createApp } from '#server/app/app.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { inboxRows, personWishes, sensitiveComplaints } from '#server/messages/schema/citizens.ts';
import { messages, messageTemplates } from '#server/messages/schema/messages.ts';
import { refusalOf } from '../complaints/desk.ts';
import { type Office, openMessages } from './office.ts';

const office = await openMessages();
let id = 0;
let person_id = 0;
beforeEach(async () => {
  office.setTo('2026-03-02T04:30:00Z');
  await office.db.delete(messages);
  await office.db.delete(inboxRows);
  await office.db.delete(personWishes);
  const made = await office.record(office.mla, { staff_id: office.staff.id });
  id = made.id;
  person_id = Number(made.person_id);
});

const send = (json: object) =>
  office.post(office.staff, `complaint/${id}/message`, { channel: 'sms', ...json });
const preview = async (json: object) =>
  (await office.post(office.staff, 'message/preview', { complaint_id: id, channel: 'sms', ...json })).body;
const actions = async () => {
  const { body } = await office.get(office.mla, `complaint/timeline?complaint_id=${id}`);
  return (body.data as unknown as TimelineEntry[]).map(({ action }) => action);
};
const refuse = () =>
  office.db.insert(personWishes).values({
    ...{ person_id, purpose: 'status', state: 'refused', way: 'phone', said_on: '2026-03-02' },
    notice_version: 1,
  });
const wrote = (phone = '9848012345') =>
  office.db
    .insert(inboxRows)
    .values({ channel: 'whatsapp', phone, text: 'When?', sent_at: office.clock.now });

describe('sent by hand', () => {
  test('[MSG-03, MSG-04] a value that does not fit is refused before anything is queued', async () => {
    const values = [{ value: 'department', shorten: false } as const];
    const template_id = await office.template({ values });
    expect(refusalOf(await send({ template_id }), 'text')).toEqual([
      'Nothing is known for this value: department',
    ]);
    expect(await office.rows()).toEqual([]);
  });

  test("[MSG-06, MSG-09] a message that the person refuses is in the complaint's timeline", async () => {
    await refuse();
    const { body } = await send({ template_id: await office.template() });
    expect(body).toMatchObject({ state: 'suppressed', reason: 'refused by the person' });
    expect((await actions())[0]).toBe('messageSuppressed');
  });

  test('[MSG-20] of a sensitive case the discreet text goes out by the template that says it', async () => {
    await office.db.insert(sensitiveComplaints).values({ complaint_id: id });
    const text = 'మీ ఫిర్యాదు {#alphanumeric#} గురించి ఒక సమాచారం ఉంది.';
    const template_id = await office.template({ text });
    expect((await send({ template_id })).body).toMatchObject({
      state: 'queued',
      template: { id: template_id },
    });
  });
});

test('[MSG-22] a preview says why it would not go out, as sending does', async () => {
  const template_id = await office.template();
  const draft = await office.template({ state: 'draft' });
  const long = [{ value: 'department', shorten: false } as const];
  const refusals = async () => [
    (await preview({ template_id })).refused,
    (await preview({ template_id: draft })).refused,
    (await preview({ template_id: await office.template({ values: long }) })).refused,
    (await preview({ text: 'Come' })).refused,
    (await preview({ channel: 'whatsapp' })).refused,
    (await preview({ channel: 'whatsapp', text: 'Come' })).refused,
  ];
  const never = [
    'This template is not approved.',
    'Nothing is known for this value: department',
    'An SMS needs a template.',
    'Choose a template, or write a text.',
  ];
  expect(await refusals()).toEqual([null, ...never, 'The 24 hours are over. Choose a template.']);
  await wrote();
  expect((await preview({ text: 'Come' })).free_until).toBeNull();
  expect((await preview({ channel: 'whatsapp', text: 'Come' })).free_until).toBe('2026-03-03T04:30:00.000Z');
  expect(await refusals()).toEqual([null, ...never, null]);
  await refuse();
  const refused = 'refused by the person';
  expect(await refusals()).toEqual([refused, ...never, refused]);
});

describe('sent again', () => {
  const failed = (given: Parameters<Office['message']>[0] = {}) =>
    office.message({ complaint_id: id, person_id, state: 'failed', ...given });
  const again = async (given: Parameters<typeof failed>[0] = {}) =>
    office.post(office.staff, `message/${(await failed(given)).id}/resend`, {});

  test('[MSG-09, MSG-14] it goes to the phone that there is now', async () => {
    await office.db.update(complaints).set({ phone: '9848055555' }).where(eq(complaints.id, id));
    const template_id = await office.template();
    expect((await again({ template_id })).body).toMatchObject({ phone: '9848055555', state: 'queued' });
    expect((await actions())[0]).toBe('messageRepeated');
  });

  test('[MSG-05, MSG-09] refuses a message to a recipient who no longer exists', async () => {
    await office.db.update(users).set({ phone: '9848066666' }).where(eq(users.id, office.staff.id));
    const given = { audience: 'in_charge', user_id: office.staff.id, phone: '9848066660' } as const;
    const template_id = await office.template();
    expect((await again({ ...given, template_id })).body.phone).toBe('9848066666');
    await office.db.update(users).set({ disabled: true }).where(eq(users.id, office.staff.id));
    const { id: message } = await failed({ ...given, template_id });
    const { body } = await office.post(office.mla, `message/${message}/resend`, {});
    expect(body).toMatchObject({ phone: '9848066660', audience: 'in_charge' });
    await office.db.update(users).set({ disabled: false, phone: '' }).where(eq(users.id, office.staff.id));
  });

  test('[MSG-02, MSG-05, MSG-09] neither by a template that is retired, nor what ships once a provider is connected', async () => {
    const template_id = await office.template();
    await office.db
      .update(messageTemplates)
      .set({ state: 'retired' })
      .where(eq(messageTemplates.id, template_id));
    expect(refusalOf(await again({ template_id }), 'template_id')).toEqual([
      'This template is not approved.',
    ]);
    const { id: shipped } = await failed({ event: 'registered' });
    const app = createApp({ ...office.services, carriers: office.provider.carriers() });
    const headers = { Authorization: `Bearer ${office.staff.token}` };
    const url = `http://localhost/api/v1/message/${shipped}/resend`;
    const answer = await app.fetch(new Request(url, { method: 'POST', headers }), { ip: '192.0.2.1' });
    expect(await answer.json()).toMatchObject({ state: 'suppressed', reason: 'no approved template' });
  });

  test('[MSG-09, MSG-13] own words only within the 24 hours', async () => {
    const own = { channel: 'whatsapp', text: 'At ten.' } as const;
    expect(refusalOf(await again(own), 'text')).toEqual(['The 24 hours are over. Choose a template.']);
    await wrote();
    expect((await again(own)).body).toMatchObject({ state: 'queued', text: 'At ten.' });
  });

  test('[MSG-09, MSG-20] of a case that is sensitive by now no more than that there is news', async () => {
    await office.db.update(messageTemplates).set({ state: 'retired' });
    const loud = await office.template({ name: 'loud' });
    await office.db.insert(sensitiveComplaints).values({ complaint_id: id });
    for (const given of [{ template_id: loud }, { channel: 'whatsapp', text: 'Request' } as const]) {
      const { body } = await again({ text: 'Request', ...given });
      expect(body).toMatchObject({ state: 'suppressed', reason: 'no approved template' });
      expect(body.text).not.toContain('Request');
    }
    expect((await again({ event: 'registered' })).body).toMatchObject({
      state: 'queued',
      text: expect.stringContaining('గురించి ఒక సమాచారం ఉంది.'),
    });
    const text = 'మీ ఫిర్యాదు {#alphanumeric#} గురించి ఒక సమాచారం ఉంది.';
    const discreet = await office.template({ name: 'discreet', text });
    expect((await again({ template_id: loud })).body).toMatchObject({
      ...{ state: 'queued', template: { id: discreet } },
    });
  });

  test('[MSG-09, MSG-24] an erased message, or one without a complaint, cannot be sent again', async () => {
    expect((await again({ text: null })).status).toBe(404);
    expect((await again({ complaint_id: null })).status).toBe(404);
  });
});
