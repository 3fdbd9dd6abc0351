import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { MessageRecord } from '#contract/messages/message.ts';
import type { MessageRules } from '#contract/messages/messageRule.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { inboxRows, personWishes, sensitiveComplaints } from '#server/messages/schema/citizens.ts';
import { messages } from '#server/messages/schema/messages.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import type { Answered } from '../../app.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { openMessages } from '../office.ts';

const office = await openMessages();

const sent = (id: number, json: object, by = office.staff) =>
  office.post(by, `complaint/${id}/message`, { ...json });
const own = async (given: object = {}) =>
  (await office.record(office.mla, { staff_id: office.staff.id, ...given })).id;

test('[MSG-05] rules name a template by any version, are inherited, and take none of another channel or of news', async () => {
  const id = await office.template({ name: 'rule' });
  const news = await office.template({ name: 'news', kind: 'service_explicit' });
  const rule = { event: 'resolved', audience: 'citizen', channel: 'sms', language: 'te' };
  const put = (rules: object[], by = office.mla) => office.put(by, 'message/rule', { rules });
  const ruleOf = ({ body }: Answered) =>
    (body as unknown as MessageRules).rules.find(
      (each) =>
        each.event === 'resolved' &&
        each.language === 'te' &&
        each.audience === 'citizen' &&
        each.channel === 'sms',
    );
  expect(ruleOf(await office.get(office.mla, 'message/rule'))?.value.sends).toBe('shipped');
  const set = ruleOf(await put([{ ...rule, sends: 'template', template_id: id }]));
  expect(set).toMatchObject({
    from: 'own',
    value: { sends: 'template', template: { id }, text: 'Request {#alphanumeric#} came.' },
  });
  expect(ruleOf(await put([{ ...rule, sends: 'nothing' }]))).toMatchObject({ value: { sends: 'nothing' } });
  expect(ruleOf(await put([rule]))).toMatchObject({ from: 'default', value: { sends: 'shipped' } });
  const wrong = { ...rule, sends: 'template', template_id: id, language: 'hi' };
  expect(refusalOf(await put([wrong]), 'rules')).toEqual([
    'This template is for another channel or language.',
  ]);
  const { id: office_id } = await office.officeOf(office.places.A3);
  const ofOthers = { ...rule, sends: 'template', template_id: await office.template({ office_id }) };
  expect(refusalOf(await put([ofOthers]), 'rules')).toEqual([
    'This template is for another channel or language.',
  ]);
  const ofNews = { ...rule, sends: 'template', template_id: news };
  expect(refusalOf(await put([ofNews]), 'rules')).toEqual([
    'News of the office are service explicit or marketing.',
  ]);
  expect(await put([], office.staff)).toMatchObject({ status: 403 });
});

test('[MSG-09, MSG-22] the preview is sent by hand, and is in the log and with its complaint', async () => {
  const [id, template_id] = [await own(), await office.template({ name: 'by_hand' })];
  const preview = await office.post(office.staff, 'message/preview', {
    ...{ complaint_id: id, channel: 'sms', template_id },
  });
  const before = (await office.rows()).length;
  const answered = await sent(id, { channel: 'sms', template_id });
  expect(answered).toMatchObject({ status: 200, body: { state: 'queued', text: preview.body.text } });
  expect(preview.body).toMatchObject({ refused: null, parts: 1, language: 'te', phone: '9848012345' });
  expect(await office.rows()).toHaveLength(before + 1);
  await office.deliver();
  for (const query of [`complaint_id=${id}`, 'state=logged', `template_id=${template_id}`]) {
    const { body } = await office.get(office.mla, `message?${query}`);
    expect(
      (body.data as unknown as MessageRecord[]).find((row) => row.id === answered.body.id),
    ).toMatchObject({
      ...{ id: answered.body.id, state: 'logged', created_by: { id: office.staff.id } },
      ...{ complaint: { id }, template: { id: template_id, name: 'by_hand', edition: 1 } },
    });
  }
  expect(await office.get(office.colleague, `message?complaint_id=${id}`)).toMatchObject({ status: 404 });
  expect((await office.get(office.colleague, 'message')).body.data).toEqual([]);
});

test('[MSG-02, MSG-06] by hand: nothing that is not approved; what the person refuses is a row that says so', async () => {
  const id = await own();
  const draft = await office.template({ name: 'draft', state: 'draft' });
  expect(refusalOf(await sent(id, { channel: 'sms', template_id: draft }), 'template_id')).toEqual([
    'This template is not approved.',
  ]);
  const [link] = await office.db.select().from(complaintPersons).where(eq(complaintPersons.complaint_id, id));
  const wish = {
    person_id: link?.person_id ?? 0,
    way: 'phone',
    said_on: '2026-03-02',
    notice_version: 1,
  } as const;
  await office.db.insert(personWishes).values({ ...wish, purpose: 'status', state: 'refused' });
  const template_id = await office.template({ name: 'status' });
  expect(await sent(id, { channel: 'sms', template_id })).toMatchObject({
    ...{ status: 200, body: { state: 'suppressed', reason: 'refused by the person' } },
  });
  const news = await office.template({ name: 'news', kind: 'service_explicit' });
  expect((await sent(id, { channel: 'sms', template_id: news })).body.reason).toBe(
    'office news was not asked for',
  );
  await office.db.insert(personWishes).values({ ...wish, purpose: 'news', state: 'given' });
  expect((await sent(id, { channel: 'sms', template_id: news })).body.state).toBe('queued');
  await office.db.delete(personWishes);
});

test('[MSG-13] free text goes out within 24 hours of what the person wrote last, and never as an SMS', async () => {
  const id = await own({ phone: '9848077777', name: 'Lakshmi' });
  const free = { channel: 'whatsapp', text: 'Please come at ten.' };
  const over = ['The 24 hours are over. Choose a template.'];
  expect(refusalOf(await sent(id, free), 'text')).toEqual(over);
  const row = { channel: 'whatsapp', phone: '9848077777', text: 'When?', sent_at: office.clock.now };
  await office.db.insert(inboxRows).values(row);
  office.pass(24 * 60 - 1);
  const preview = await office.post(office.staff, 'message/preview', { complaint_id: id, ...free });
  expect(preview.body.free_until).toBe(new Date(office.clock.now.getTime() + 60_000).toISOString());
  const queued = await sent(id, free);
  expect(queued).toMatchObject({ status: 200, body: { state: 'queued', text: free.text } });
  expect(refusalOf(await sent(id, { ...free, channel: 'sms' }), 'text')).toEqual([
    'An SMS needs a template.',
  ]);
  office.pass(1);
  expect(refusalOf(await sent(id, free), 'text')).toEqual(over);
  await office.deliver();
  const ended = (await office.rows()).find((each) => each.id === queued.body.id);
  expect(ended).toMatchObject({ state: 'failed', reason: over[0] });
});

test('[MSG-20] by hand, too, a sensitive case takes the discreet text alone', async () => {
  const [id, template_id] = [
    await own(),
    await office.template({ name: 'loud', text: 'Roads {#alphanumeric#}' }),
  ];
  await office.db.insert(sensitiveComplaints).values({ complaint_id: id });
  const answered = await sent(id, { channel: 'sms', template_id });
  expect(answered.body).toMatchObject({ state: 'suppressed', reason: 'no approved template' });
  expect(answered.body.text).not.toContain('Roads');
});

test('[MSG-09, MSG-10] a failed message is sent again as a new message, once', async () => {
  const [id, template_id] = [await own(), await office.template({ name: 'again' })];
  const first = Number((await sent(id, { channel: 'sms', template_id })).body.id);
  const again = (which: number) => office.post(office.staff, `message/${which}/resend`, {});
  expect(refusalOf(await again(first), 'state')).toEqual([
    'Only what has failed or is unconfirmed is sent again.',
  ]);
  await office.db.update(messages).set({ state: 'unconfirmed' }).where(eq(messages.id, first));
  const [one, other] = await Promise.all([again(first), again(first)]);
  expect([one.status, other.status].sort()).toEqual([200, 422]);
  const made = one.status === 200 ? one : other;
  expect(made.body).toMatchObject({ state: 'queued', template: { id: template_id } });
  expect((await office.rows()).find((row) => row.id === made.body.id)).toMatchObject({ again_of: first });
  const { data = [] } = (await office.get(office.mla, `message?complaint_id=${id}`)).body;
  expect(data.map((row) => [row.id, row.again]).slice(0, 2)).toEqual([
    [made.body.id, false],
    [first, true],
  ]);
});

test('[MSG-22] a test goes to the phone of the own account, and to no other', async () => {
  const template_id = await office.template({ name: 'test' });
  const tried = () => office.post(office.mla, 'message/test', { template_id });
  expect(refusalOf(await tried(), 'phone')).toEqual(['Your account has no phone number.']);
  await office.db.update(users).set({ phone: '9848055555' }).where(eq(users.id, office.mla.id));
  const { body } = await tried();
  expect(body).toMatchObject({ phone: '9848055555', text: 'Request 2026-000123 came.', complaint: null });
  await office.deliver();
  expect((await office.rows()).find(({ id }) => id === body.id)).toMatchObject({ state: 'logged' });
});

test('[MSG-22] a month is counted by office, channel and template, also as a file; mp and admin see all below', async () => {
  const month = (by: { id: number; token: string }, more = '', of = '2026-03') =>
    office.get(by, `message/month?month=${of}${more}`);
  const rows = (await month(office.mla)).body.data as unknown as { messages: number; parts: number }[];
  const counted = (await office.rows()).filter(({ sent_on }) => sent_on?.startsWith('2026-03'));
  expect(rows.reduce((sum, row) => sum + row.messages, 0)).toBe(counted.length);
  expect(rows.reduce((sum, row) => sum + row.parts, 0)).toBe(
    counted.reduce((sum, { parts }) => sum + parts, 0),
  );
  expect(counted.length).toBeGreaterThan(0);
  expect((await month(office.admin)).body.data).toEqual(rows);
  expect((await month(office.otherMla)).body.data).toEqual([]);
  expect((await month(office.mla, '&export=yes')).body).toMatchObject({
    ...{ data: [], total: rows.length, link: expect.stringContaining('messages.csv') },
  });
  for (const wrong of ['2026-13', '0000-01'])
    expect(refusalOf(await month(office.mla, '', wrong), 'month')).toHaveLength(1);
});

test('[MSG-21] channels tell their driver, how they do and what waits', async () => {
  expect((await office.get(office.mla, 'message/channel')).body.data).toMatchObject([
    { channel: 'sms', driver: 'log', failures: 0, rests_until: null, reason: null },
    { channel: 'whatsapp', driver: 'log' },
  ]);
});
