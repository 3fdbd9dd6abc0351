import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';
import { image } from '../factories.ts';

let desk: Desk;
const links: Record<string, string> = {};

beforeAll(async () => {
  desk = await openDesk();
  const { id } = await desk.record(desk.mla);
  const form = { complaint_id: id, file: await image() };
  const media = await desk.send('POST', 'complaint/media', { token: desk.mla.token, form });
  links.media = String(media.body.path);
  links.pdf = String((await desk.post(desk.mla, 'complaint/download', { id })).body.url);
  links.export = String((await desk.get(desk.mla, 'complaint?export=yes')).body.link);
  const { mandal_id } = desk.places.M1;
  links.template = String(
    (await desk.get(desk.admin, `area/template/download?mandal_id=${mandal_id}`)).body.url,
  );
});

const open = async (url: string, headers = {}) =>
  (await desk.app.fetch(new Request(new URL(url, 'http://localhost'), { headers }))).status;
const kinds = ['media', 'pdf', 'export', 'template'];
const link = (kind: string) => links[kind] ?? '';

describe.each(kinds)('the link of a %s', (kind) => {
  test('[API-05] opens as it is, and with nothing altered', async () => {
    const url = link(kind);
    expect(await open(url)).toBe(200);
    const signature = /signature=([\w-]+)/.exec(url)?.[1] ?? '';
    const others = kinds.filter((each) => each !== kind).map((each) => /\?.*/.exec(link(each))?.[0] ?? '');
    const path = url.replace(/\?.*/, '');
    const altered = [
      path,
      url.replace(/expires=\d+/, 'expires=99999999999'),
      url.replace(/expires=\d+/, 'expires='),
      url.replace(/expires=(\d+)/, 'expires=$1.5'),
      url.replace(signature, signature.slice(0, -1)),
      url.replace(signature, `${signature}A`),
      url.replace(signature, ''),
      url.replace(/&holder=.*/, ''),
      url.replace(signature, signature.toLowerCase()),
      url.replace(/\d+/g, (digits) => String(Number(digits) + 1)),
      url.replace(path, path.replace(/(\d+)(?!.*\d)/, '$1$1')),
      ...others.map((query) => path + query),
    ];
    for (const wrong of altered) {
      expect([403, 404], wrong).toContain(await open(wrong));
      expect([403, 404], wrong).toContain(
        await open(wrong, { Authorization: `Bearer ${desk.otherMla.token}` }),
      );
    }
  });

  test('[API-05] opens the one path that it is for, however that is written', async () => {
    const url = link(kind);
    const [path = '', query = ''] = url.split('?');
    for (const other of [
      `${path}/`,
      `${path}/..`,
      `${path}%2f`,
      path.replace('/api', '//api'),
      `${path}\0`,
      path.toUpperCase(),
    ])
      expect([400, 401, 403, 404]).toContain(await open(`http://localhost${other}?${query}`));
  });

  test('[API-05] expires', async () => {
    const start = desk.clock.now;
    desk.clock.now = new Date(start.getTime() + 2 * 60 * 60 * 1000);
    expect(await open(link(kind))).toBe(404);
    desk.clock.now = start;
  });
});

test.each([
  ['is disabled', { disabled: true }],
  ['has another password', { password_hash: 'another' }],
  ['has other rights', { role: 'mp' as const }],
  ['has another duty', { duties: ['verify' as never] }],
])('[LIST-10, DET-04] links close when the account %s', async (_, changes) => {
  const leaver = await desk.account({ role: 'admin' });
  const { id } = await desk.record(desk.mla);
  const theirs = [
    String((await desk.get(leaver, 'complaint?export=yes')).body.link),
    String((await desk.post(leaver, 'complaint/download', { id })).body.url),
  ];
  for (const url of theirs) expect(await open(url)).toBe(200);
  await desk.db.update(users).set(changes).where(eq(users.id, leaver.id));
  for (const url of theirs) expect(await open(url)).toBe(404);
});
