import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { plainText } from '#contract/kernel/coded.ts';
import { MAX_FREE_TEXT } from '#contract/messages/messageKinds.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { inboxRows } from '#server/messages/schema/citizens.ts';
import { messages, phoneMarks } from '#server/messages/schema/messages.ts';
import { openHooks, signed } from './hooks.ts';

const desk = await openHooks();
beforeEach(async () => {
  await desk.db.delete(messages);
  await desk.db.delete(inboxRows);
});

/** As the desk has them. */
const SECRETS = { sms: 'of the gateway of SMS', whatsapp: 'of the app of WhatsApp' };
const report = (channel: keyof typeof SECRETS, value: unknown, secret = SECRETS[channel]) => {
  const body = JSON.stringify(value);
  return desk.post(channel, body, { 'X-Hub-Signature-256': signed(secret, body) });
};
async function message(provider_id: string) {
  const [office] = await desk.db.select().from(offices);
  const row = {
    audience: 'citizen',
    channel: 'sms',
    language: 'te',
    parts: 1,
    state: 'handed_over',
  } as const;
  const due_at = desk.clock.now;
  const phone = '9848012345';
  await desk.db.insert(messages).values({ ...row, office_id: office?.id ?? 0, provider_id, phone, due_at });
}
const state = async (provider_id: string) =>
  (await desk.db.select().from(messages).where(eq(messages.provider_id, provider_id)))[0]?.state;

test('[MSG-12] a signed report is noted; an unknown id and what is not understood answer 200', async () => {
  await message('P1');
  expect(await report('sms', { id: 'P1', status: 'DELIVRD' })).toBe(200);
  expect(await state('P1')).toBe('delivered');
  for (const value of [
    { id: 'P9', status: 'DELIVRD' },
    { id: 'P1', status: 'whatever' },
    {},
    [],
    null,
    7,
    'x',
  ])
    expect(await report('sms', value)).toBe(200);
  const form = 'id=P1&status=read';
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect(await desk.post('sms', form, { ...headers, 'X-Hub-Signature-256': signed(SECRETS.sms, form) })).toBe(
    200,
  );
  expect(await state('P1')).toBe('read');
});

test('[MSG-12] older than 5 minutes where it is dated, or said again: no change; a state never goes back', async () => {
  await message('P2');
  const at = (minutes: number) => new Date(desk.clock.now.getTime() - minutes * 60_000).toISOString();
  expect(await report('sms', { id: 'P2', status: 'DELIVRD', at: at(5 + 1 / 60_000) })).toBe(200);
  expect(await state('P2')).toBe('handed_over');
  expect(await report('sms', { id: 'P2', status: 'DELIVRD', at: at(5) })).toBe(200);
  expect(await report('sms', { id: 'P2', status: 'sent', at: at(4) })).toBe(200);
  expect(await state('P2')).toBe('delivered');
});

test('[MSG-12, MSG-14] reported as unknown a number is marked as wrong; any other failure says nothing of it', async () => {
  for (const id of ['P4', 'P5']) await message(id);
  expect(await report('sms', { id: 'P4', status: 'UNDELIV', reason: 'Handset switched off' })).toBe(200);
  expect(await desk.db.select().from(phoneMarks)).toEqual([]);
  expect(await report('sms', { id: 'P5', status: 'FAILED', reason: 'Unknown subscriber' })).toBe(200);
  expect(await desk.db.select().from(phoneMarks)).toMatchObject([
    { phone: '9848012345', wrong_at: desk.clock.now, wrong_by: null },
  ]);
});

test('[MSG-12, API-04] letters that no database keeps, and what is nested without end, are no error of the server', async () => {
  await message('P6');
  const inbox = [{ id: 'a\0b', from: '9848012345', text: 'No \0water\ud800\nsince Monday' }];
  for (const value of [{ id: 'P\x006', status: 'FAILED', reason: 'Expi\0red' }, inbox])
    expect(await report('sms', value)).toBe(200);
  const changes = [{ value: { messages: [{ id: '\0', from: '919848012345', type: '\0' }] } }];
  expect(await report('whatsapp', { entry: [{ changes }] })).toBe(200);
  expect(await desk.db.select().from(messages)).toMatchObject([
    { state: 'failed', reason: plainText('Expired') },
  ]);
  expect(await desk.db.select().from(inboxRows)).toMatchObject([
    { text: 'No water\nsince Monday' },
    { text: '', left_out: [{ kind: 'message', format: 'unknown', reason: 'unknown' }] },
  ]);
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  expect(await desk.post('sms', deep, { 'X-Hub-Signature-256': signed(SECRETS.sms, deep) })).toBe(400);
});

test('[MSG-12, MSG-15] accepts overlong values: ignores a long id, refuses a long phone, cuts a long text', async () => {
  await message('P7');
  // A report may come before the id that it is about.
  await desk.db.update(messages).set({ state: 'queued', claimed_at: desk.clock.now });
  const digits = (count: number) => Array.from({ length: count }, () => String(randomInt(10))).join('');
  const said = { from: '9848012345', text: 'న'.repeat(5_000) };
  const inbox = [
    { ...said, id: digits(5_000) },
    { ...said, id: 'I-2', from: digits(5_000) },
  ];
  expect(await report('sms', inbox)).toBe(200);
  expect(await report('sms', inbox)).toBe(200);
  expect(await report('sms', { id: digits(20_000), status: 'DELIVRD' })).toBe(200);
  expect(await desk.db.select().from(inboxRows)).toMatchObject([
    { phone: '9848012345', text: 'న'.repeat(MAX_FREE_TEXT) },
  ]);
});

test('[MSG-12] unsigned, wrongly signed, over other bytes, and with the signature of another channel: 401, and nothing changes', async () => {
  await message('P3');
  const body = JSON.stringify({ id: 'P3', status: 'DELIVRD' });
  const wrong = [
    undefined,
    '',
    'sha256=',
    `sha256=${'0'.repeat(64)}`,
    signed(SECRETS.sms, `${body} `),
    signed(SECRETS.whatsapp, body),
    signed(SECRETS.sms, body).replace('sha256=', 'sha1='),
    signed(SECRETS.sms, body).slice(0, -1),
  ];
  for (const signature of wrong)
    expect(
      await desk.post('sms', body, signature === undefined ? {} : { 'X-Hub-Signature-256': signature }),
    ).toBe(401);
  // No secret address is set, and that of another hook is wrong.
  for (const path of [
    'sms/A-joined-service-knows',
    'inbound/another-address-it-is',
    'sms/of the gateway of SMS',
  ])
    expect(await desk.post(path, body)).toBe(401);
  expect(await desk.post('inbound', body, { 'X-Hub-Signature-256': signed('', body) })).toBe(401);
  expect(await state('P3')).toBe('handed_over');
});

test('[MSG-12] above 64 kB 413, signed or not, declared or not; other hooks are 404', async () => {
  const large = JSON.stringify({ id: 'P', pad: 'x'.repeat(64 * 1024) });
  const signature = { 'X-Hub-Signature-256': signed(SECRETS.sms, large) };
  // It is refused for its size, and does not count as a guess.
  for (let n = 0; n < 31; n += 1) expect(await desk.post('sms', large, signature, '203.0.113.8')).toBe(413);
  const fits = JSON.stringify({ id: 'P', pad: 'x'.repeat(60 * 1024) });
  expect(await desk.post('sms', fits, { 'X-Hub-Signature-256': signed(SECRETS.sms, fits) })).toBe(200);
  expect(await desk.post('fax', '{}')).toBe(404);
  expect(await desk.post('sms/a/b', '{}')).toBe(404);
});

test('[MSG-12] wrong signatures count toward the 30 a minute of an address, right ones never', async () => {
  const body = '{}';
  const right = { 'X-Hub-Signature-256': signed(SECRETS.sms, body) };
  for (let n = 0; n < 40; n += 1) expect(await desk.post('sms', body, right, '203.0.113.5')).toBe(200);
  for (let n = 0; n < 30; n += 1) expect(await desk.post('sms', body, {}, '203.0.113.6')).toBe(401);
  expect([
    await desk.post('sms', body, {}, '203.0.113.6'),
    await desk.post('sms', body, right, '203.0.113.6'),
  ]).toEqual([429, 429]);
});

test('[MSG-12, MSG-15] takes a message once, with or without an id, only from phones, and not from the future', async () => {
  const said = { from: '9848012345', text: 'No water' };
  for (const value of [said, said, [said, said], { ...said, from: 'OPERATOR' }])
    expect(await report('sms', value)).toBe(200);
  expect(await desk.db.$count(inboxRows)).toBe(3);
  for (const at of ['2030-01-01T00:00:00Z', '2026-03-01T04:30:00Z'])
    await report('sms', { ...said, id: at, at });
  const rows = await desk.db.select().from(inboxRows).orderBy(inboxRows.id);
  expect(rows.slice(3).map(({ sent_at }) => sent_at)).toEqual([
    desk.clock.now,
    new Date('2026-03-01T04:30:00Z'),
  ]);
  const half = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
  expect(await desk.post('sms', half, { 'X-Hub-Signature-256': signed(SECRETS.sms, half) })).toBe(400);
});

test("[MSG-12] returns Meta's challenge only for the right token", async () => {
  const ask = async (token: string, challenge = '1158201444') => {
    const query = new URLSearchParams({ 'hub.verify_token': token, 'hub.challenge': challenge });
    const request = new Request(`http://localhost/api/v1/hook/whatsapp?${query}`);
    const response = await desk.app.fetch(request, { ip: '203.0.113.9' });
    return [response.status, response.status === 200 ? await response.text() : ''];
  };
  expect(await ask('told to Meta')).toEqual([200, '1158201444']);
  expect((await ask('told to Meta', '<script>'))[0]).toBe(401);
  // One guess was made above, and one word that could be markup.
  for (let n = 0; n < 29; n += 1) expect((await ask('guessed'))[0]).toBe(401);
  expect((await ask('told to Meta'))[0]).toBe(429);
});

test('[MSG-12, MSG-16] 10,000 posts of all kinds get 2xx or 4xx and nothing else @seldom', async () => {
  let seed = 7;
  const draw = (of: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % of;
  };
  const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const scraps = [
    'P1',
    'DELIVRD',
    '',
    null,
    7,
    -1e308,
    [],
    {},
    '\u0000',
    '\ud800',
    '9848012345',
    'x'.repeat(300),
    '2026-03-02T04:20:00Z',
    { id: 'P1' },
    [[[]]],
  ];
  const keys = [
    'id',
    'status',
    'at',
    'from',
    'text',
    'channel',
    'media',
    'entry',
    '__proto__',
    'constructor',
  ];
  const value = (): unknown =>
    draw(4) === 0
      ? pick(scraps)
      : Object.fromEntries(Array.from({ length: draw(6) }, () => [pick(keys), pick(scraps)]));
  const cloud = () => ({
    entry: [{ changes: [{ value: { statuses: [value()], messages: [value(), value()] } }] }],
  });
  const seen = new Set<number>();
  for (let n = 0; n < 10_000; n += 1) {
    const hook = pick([
      'sms',
      'whatsapp',
      'inbound/A-joined-service-knows',
      'inbound',
      'sms/x',
      'fax',
    ] as const);
    const text = JSON.stringify(draw(3) === 0 ? cloud() : draw(2) === 0 ? [value(), value()] : value());
    const body = draw(5) === 0 ? new Uint8Array([...Buffer.from(text)].map((byte) => byte ^ draw(3))) : text;
    const secret = pick([SECRETS.sms, SECRETS.whatsapp, SECRETS[hook === 'whatsapp' ? 'whatsapp' : 'sms']]);
    const type = pick(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', '']);
    const headers = { 'X-Hub-Signature-256': signed(secret, body), 'Content-Type': type };
    seen.add(await desk.post(hook, body, headers));
  }
  expect(
    [...seen].filter((status) => status < 200 || status >= 500 || (status >= 300 && status < 400)),
  ).toEqual([]);
  expect([...seen].sort()).toEqual([200, 400, 401, 404, 422]);
});
