import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '#server/app/env.ts';
import type { Outgoing } from '#server/messages/providers/messageProvider.ts';
import { openProviders } from '#server/messages/providers/open.ts';
import { atEnd } from '../../../leftovers.ts';
import { GATEWAY_BODY, type Mood, standIn } from '../../../testProvider.ts';

const TEXT = 'Your request 2026-000123 is registered.';
const message: Outgoing = {
  id: 7,
  phone: '9876543210',
  text: TEXT,
  template: {
    ...{ name: 'registered_en', language: 'en', kind: 'service_implicit', values: ['2026-000123'] },
    ...{ entity_id: '1101456789012345678', header: 'HZBMLA', template_id: '1107161234567890123' },
  },
};
const provider = await standIn();
atEnd(() => provider.close());
const carriers = provider.carriers();

test('[MSG-01] without a provider a message is a file that only the server reads, once however often it is written', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-outbox-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const { sms, whatsapp } = openProviders({ sms: undefined, whatsapp: undefined, dataDir });
  expect([await sms.send(message), await sms.send(message), await whatsapp.send(message)]).toEqual(
    Array(3).fill({ kind: 'logged' }),
  );
  const path = join(dataDir, 'outbox', 'sms-7.txt');
  expect(readdirSync(join(dataDir, 'outbox')).sort()).toEqual(['sms-7.txt', 'whatsapp-7.txt']);
  expect(readFileSync(path, 'utf8')).toBe(`sms 9876543210\n\n${TEXT}\n`);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await sms.forget(7);
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual(['whatsapp-7.txt']);
});

test('[MSG-01] a gateway gets what its body asks for, and a text outside the GSM alphabet is told as such', async () => {
  expect(await carriers.sms.send(message)).toEqual({ kind: 'accepted', id: expect.stringMatching(/^P\d+$/) });
  expect(provider.taken.at(-1)?.body).toEqual({
    ...{ ref: '7', to: '9876543210', sender: 'HZBMLA', type: 'PM', message: TEXT },
    dlt: { entity: '1101456789012345678', template: '1107161234567890123', category: 'SERVICE_IMPLICIT' },
  });
  await carriers.sms.send({ ...message, text: 'మీ "వినతి" \\ {{phone}}' });
  expect(provider.taken.at(-1)?.body).toMatchObject({ type: 'UC', message: 'మీ "వినతి" \\ {{phone}}' });
});

test('[MSG-01] the Cloud API gets a template with its values, or a text', async () => {
  await carriers.whatsapp.send(message);
  expect(provider.taken.at(-1)?.body).toMatchObject({
    ...{ messaging_product: 'whatsapp', to: '919876543210', type: 'template' },
    template: {
      ...{ name: 'registered_en', language: { code: 'en' } },
      components: [{ type: 'body', parameters: [{ type: 'text', text: '2026-000123' }] }],
    },
  });
  await carriers.whatsapp.send({ ...message, template: null });
  expect(provider.taken.at(-1)?.body).toMatchObject({ type: 'text', text: { body: TEXT } });
});

test.each<[Mood, object]>([
  ['take', { kind: 'accepted' }],
  ['refuse', { kind: 'refused', reason: 'Template does not match, number …', wrongNumber: false }],
  ['wrongNumber', { kind: 'refused', wrongNumber: true }],
  ['patience', { kind: 'away', reason: 'HTTP 429' }],
  ['shut', { kind: 'away', reason: 'HTTP 503' }],
  ['breakBefore', { kind: 'unclear' }],
  ['breakAfter', { kind: 'unclear' }],
  ['lie', { kind: 'unclear' }],
  ['broken', { kind: 'unclear', reason: 'HTTP 500' }],
])('[MSG-01, MSG-10] a provider that does this: %s', async (mood, outcome) => {
  for (const carrier of [carriers.sms, carriers.whatsapp]) {
    provider.next(mood);
    expect(await carrier.send(message)).toMatchObject(outcome);
  }
});

test('[MSG-10] a message is certainly not sent when no connection was made', async () => {
  const gone = await standIn();
  const { sms } = gone.carriers();
  await gone.close();
  expect(await sms.send(message)).toEqual({ kind: 'away', reason: 'ECONNREFUSED' });
});

test('[MSG-01, MSG-12] reports and messages are read in the form of each provider, and nothing is made of others', () => {
  const { sms, whatsapp } = carriers;
  const at = new Date('2026-03-02T04:30:00Z');
  expect(
    sms.read([
      { id: 'P1', status: 'DELIVRD', at: at.toISOString() },
      { id: 'P2', status: 'UNDELIV', reason: 'Unknown Subscriber', at: at.getTime() / 1_000 },
      { id: 'P3', status: 'constructor' },
      { id: 'P4', from: '+919876543210', text: 'STOP', at: 'yesterday' },
      { id: 'P5', status: 'QUEUED' },
      null,
    ]),
  ).toEqual({
    reports: [
      { provider_id: 'P1', state: 'delivered', reason: null, at, wrongNumber: false },
      { provider_id: 'P2', state: 'failed', reason: 'Unknown Subscriber', at, wrongNumber: true },
    ],
    unread: [{ provider_id: 'P3', word: 'constructor' }],
    incoming: [{ provider_id: 'P4', from: '+919876543210', text: 'STOP', at: null, media: [] }],
  });
  const timestamp = String(at.getTime() / 1_000);
  const statuses = [
    { id: 'wamid.1', status: 'read', timestamp },
    {
      id: 'wamid.2',
      status: 'failed',
      timestamp,
      errors: [{ code: 131_026, title: 'Message undeliverable' }],
    },
    { id: 'wamid.3', status: 'deleted', timestamp },
  ];
  const messages = [
    { id: 'wamid.4', from: '919876543210', type: 'text', text: { body: 'No water' }, timestamp },
    { id: 'wamid.5', from: '919876543210', type: 'image', image: { caption: 'The pump' }, timestamp },
    { id: 'wamid.6', from: '919876543210', type: 'reaction', timestamp },
  ];
  expect(whatsapp.read({ entry: [{ changes: [{ value: { statuses, messages } }] }] })).toEqual({
    reports: [
      { provider_id: 'wamid.1', state: 'read', reason: null, at, wrongNumber: false },
      { provider_id: 'wamid.2', state: 'failed', reason: 'Message undeliverable', at, wrongNumber: false },
    ],
    unread: [{ provider_id: 'wamid.3', word: 'deleted' }],
    incoming: [
      { provider_id: 'wamid.4', from: '919876543210', text: 'No water', at, media: [] },
      {
        ...{ provider_id: 'wamid.5', from: '919876543210', text: 'The pump', at },
        media: [{ kind: 'photo', format: null, name: null, id: null, type: null }],
      },
    ],
  });
  expect(whatsapp.read({ entry: 'x' })).toEqual({ reports: [], unread: [], incoming: [] });
});

test('[MSG-12] an instant without an offset is Indian time, in any time zone of the server; other forms are no date', () => {
  const read = (at: unknown) => carriers.sms.read({ id: 'P', status: 'DELIVRD', at }).reports[0]?.at;
  const ten = new Date('2026-03-02T04:30:00Z');
  const zone = process.env.TZ;
  for (const of of ['UTC', 'Asia/Kolkata', 'America/New_York']) {
    process.env.TZ = of;
    for (const at of [
      ...['2026-03-02 10:00:00', '2026-03-02T10:00:00.000', '2026-03-02 10:00', '2026-03-02T10:00:00+05:30'],
      ...['2026-03-02 10:00:00 +0530', '2026-03-02T04:30:00Z', '2026-03-01T23:30:00-05:00'],
      ...[ten.getTime(), ten.getTime() / 1_000, String(ten.getTime() / 1_000)],
    ])
      expect([of, at, read(at)]).toEqual([of, at, ten]);
    for (const at of [
      ...['02-03-2026 10:00:00', '3/2/2026 10:00', 'Mon Mar 02 2026 10:00', '2026-03-02', '7'],
      ...['2026-13-02 10:00:00', '1999-12-31T00:00:00Z', '0000-01-01 00:00:00', 946_684_799, 'now', null],
    ])
      expect([of, at, read(at)]).toEqual([of, at, null]);
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('[MSG-01] providers come from the environment alone, which is checked at start', () => {
  const SMS_BODY = JSON.stringify(GATEWAY_BODY);
  const { sms, whatsapp } = readEnv({
    ...{ SMS_URL: 'https://sms.example.org/send', SMS_BODY, SMS_HEADERS: '{"authkey":"k"}' },
    ...{ SMS_ID: 'data.id', SMS_ACCEPTED: 'status=success=1', SMS_REPORT: '{"id":"msgid"}' },
    ...{ WHATSAPP_PHONE_ID: '1234567890', WHATSAPP_TOKEN: 'key' },
  });
  expect(sms).toMatchObject({
    ...{ url: 'https://sms.example.org/send', headers: { authkey: 'k' }, body: GATEWAY_BODY },
    ...{ idPath: 'data.id', accepted: { path: 'status', value: 'success=1' } },
    report: { id: 'msgid', state: 'status' },
  });
  expect(whatsapp).toEqual({ url: 'https://graph.facebook.com/v23.0', phoneId: '1234567890', token: 'key' });
  const wrong: [Record<string, string>, RegExp][] = [
    [{ SMS_URL: 'https://sms.example.org/send' }, /SMS_BODY must be set/],
    [{ SMS_URL: 'ftp://sms.example.org', SMS_BODY }, /SMS_URL must be like/],
    [
      { SMS_URL: 'https://sms.example.org', SMS_BODY: '{"to":"{{phone}}"}' },
      /SMS_BODY must have \{\{text\}\}/,
    ],
    [{ SMS_URL: 'https://sms.example.org', SMS_BODY: '{"to":' }, /SMS_BODY must be a JSON object/],
    [{ SMS_HEADERS: '{"a":1}' }, /SMS_HEADERS must be a JSON object of texts/],
    [{ WHATSAPP_TOKEN: 'key' }, /WHATSAPP_PHONE_ID and WHATSAPP_TOKEN must be set together/],
  ];
  for (const [env, problem] of wrong) expect(() => readEnv(env)).toThrow(problem);
});
