import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { InboxRow } from '#contract/messages/inbox.ts';
import { callRequests, inboxFiles, inboxRows } from '#server/messages/schema/citizens.ts';
import { png } from '../../fixtures/index.ts';
import { openHooks, signed } from './hooks.ts';

const desk = await openHooks();
beforeEach(async () => {
  await desk.db.delete(inboxRows);
});
const inbox = () => desk.db.select().from(inboxRows).orderBy(asc(inboxRows.id));

test('[MSG-16] of bodies with files few are read at a time of an address that has proved nothing; signed rightly none counts', async () => {
  const { hooks } = desk.services;
  desk.services.hooks = { ...hooks, inbound: { secret: 'of the joined service', address: null } };
  const body = '{"channel":"bot","from":"9848012345","at":"2026-03-02T04:20:00Z","text":"x"}';
  const right = { 'X-Hub-Signature-256': signed('of the joined service', body) };
  const wrong = { 'X-Hub-Signature-256': signed('guessed', body) };
  const many = (count: number, headers: Record<string, string>, from: string) =>
    Promise.all(Array.from({ length: count }, () => desk.post('inbound', body, headers, from)));
  for (let n = 0; n < 10; n += 1) expect(await desk.post('inbound', body, right, '203.0.113.21')).toBe(200);
  const statuses = await many(10, wrong, '203.0.113.22');
  expect(statuses.sort()).toEqual([...Array(6).fill(401), ...Array(4).fill(429)]);
  expect(await desk.post('inbound', body, right, '203.0.113.22')).toBe(429);
  // A body with a small declared size, or for the secret address, is read like a report.
  const small = { ...wrong, 'Content-Length': String(body.length) };
  expect(new Set(await many(10, small, '203.0.113.23'))).toEqual(new Set([401]));
  desk.services.hooks = hooks;
  expect(
    new Set(
      await Promise.all(
        Array.from({ length: 10 }, () =>
          desk.post('inbound/A-joined-service-knows', body, {}, '203.0.113.24'),
        ),
      ),
    ),
  ).toEqual(new Set([200]));
});

test('[MSG-15, MSG-16] a joined service brings a message with files, and a missed call, once each', async () => {
  const picture = Buffer.from(await (await png()).arrayBuffer()).toString('base64');
  const told = {
    ...{
      channel: 'bot',
      id: 'B-1',
      from: '+91 98480 12345',
      at: '2026-03-02T04:20:00Z',
      text: 'The road again',
    },
    media: [
      { name: 'road.png', type: 'image/png', data: picture },
      { name: 'evil.html', type: 'image/png', data: Buffer.from('<script>').toString('base64') },
    ],
  };
  const missed = { channel: 'missed_call', from: '9848099999', at: '2026-03-02T04:25:00Z' };
  for (const value of [told, told, missed, missed]) expect(await desk.joined(value)).toBe(200);
  expect(await inbox()).toMatchObject([
    { channel: 'bot', phone: '9848012345', text: 'The road again', state: 'open' },
    { channel: 'missed_call', phone: '9848099999', text: '' },
  ]);
  expect(await desk.db.select().from(inboxFiles)).toHaveLength(1);
  expect(await desk.db.select().from(callRequests)).toMatchObject([
    { phone: '9848099999', reason: 'missed' },
  ]);
});

/** The first bytes of a photo of an iPhone. */
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(64),
]);
const media = (name: string, type: string, bytes: Buffer) => ({ name, type, data: bytes.toString('base64') });

test('[MSG-15, MSG-16] a file that cannot be stored is named with the reason, and is no missed call', async () => {
  const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42\0\0\0\0mp42isom')]);
  const files = [
    media('IMG_1.heic', 'image/heic', HEIC),
    media('walk.mp4', 'video/mp4', Buffer.concat([mp4, Buffer.alloc(2_200_000)])),
    media('bill.docx', 'application/msword', Buffer.from('not a document')),
    media('broken.jpg', 'image/jpeg', Buffer.from([255, 216, 255, 224, 0, 16, 74, 70, 73, 70])),
  ];
  const sent = { channel: 'bot', id: 7, from: 9848012345, at: '2026-03-02T04:20:00Z', media: files };
  expect(await desk.joined(sent)).toBe(200);
  const { data } = (await desk.get(desk.admin, 'inbox')).body as unknown as { data: InboxRow[] };
  expect(data[0]?.left_out.map(({ text, name }) => [text, name])).toEqual([
    [
      'A photo in HEIC was left out: only JPEG and PNG photos, PDF and voice recordings are stored',
      'IMG_1.heic',
    ],
    ['A video was left out: larger than 2 MB', 'walk.mp4'],
    [
      'A document in DOCX was left out: only JPEG and PNG photos, PDF and voice recordings are stored',
      'bill.docx',
    ],
    ['A photo was left out: the file is broken', 'broken.jpg'],
  ]);
  expect(
    await desk.db
      .select()
      .from(callRequests)
      .where(eq(callRequests.inbox_id, data[0]?.id ?? 0)),
  ).toEqual([]);
  expect(await desk.joined({ ...sent, id: 8, text: 98480, media: [] })).toBe(200);
  expect((await inbox()).map(({ text, provider_id }) => [text, provider_id])).toEqual([
    ['', '7'],
    ['98480', '8'],
  ]);
});

test('[MSG-16] a body with files may be 12 MB large, and no larger', async () => {
  const said = { channel: 'bot', from: '9848012345', at: '2026-03-02T04:20:00Z', text: 'x' };
  const data = Buffer.alloc(3 * 1024 * 1024).toString('base64');
  const file = { name: 'x.bin', type: 'application/pdf', data };
  expect(await desk.joined({ ...said, media: [file, file] })).toBe(200);
  expect(await desk.joined({ ...said, media: [file, file, file, file] })).toBe(413);
});

test("[MSG-16] reports a service's errors by field; corrects a clock ahead of ours, or of another century", async () => {
  const right = { channel: 'bot', from: '9848012345', at: '2026-03-02T04:20:00Z', text: 'x' };
  const wrong = [
    { ...right, channel: 'A b' },
    { ...right, from: 'abc' },
    { ...right, at: 'yesterday' },
    { ...right, media: [{ name: 'x', type: 'y', data: '%%%' }] },
    { ...right, media: Array(5).fill({ name: 'x', type: 'y', data: '' }) },
    [],
    null,
  ];
  for (const value of wrong) expect([value, await desk.joined(value)]).toEqual([value, 422]);
  expect(await desk.post('inbound/A-joined-service-knows', '{')).toBe(400);
  for (const at of ['2030-01-01T00:00:00Z', '0000-01-01T00:00:00Z', '1999-12-31T23:59:59Z'])
    expect([at, await desk.joined({ ...right, id: at, at })]).toEqual([at, 200]);
  expect((await inbox()).map(({ sent_at }) => sent_at)).toEqual(Array(3).fill(desk.clock.now));
});
