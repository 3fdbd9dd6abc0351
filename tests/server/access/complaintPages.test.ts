import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#server/transfer/seed/accounts.ts';
import { compact, printed } from '../kernel/pdf/printed.ts';
import { type Account, openOffice } from './office.ts';
import { complaintsOf, idsIn, type StoredComplaint, some, sorted } from './sets.ts';

/** Single complaints: those that open must be those in the list. */
const office = await openOffice();
const people = DEMO_ACCOUNTS.map(({ username, role }) => ({ name: username.split('@')[0] ?? '', role }));
let everything: StoredComplaint[] = [];
beforeAll(async () => {
  everything = await complaintsOf(office, office.accountOf('admin'));
});

describe.each(people)('complaints that $name can open', ({ name }) => {
  let account: Account;
  let inside: Set<number>;
  let tried: StoredComplaint[];
  beforeAll(async () => {
    account = office.accountOf(name);
    const own = await complaintsOf(office, account);
    inside = new Set(own.map(({ id }) => id));
    const outside = everything.filter(({ id }) => !inside.has(id));
    tried = [...some(own, 12), ...some(outside, 12)];
  });
  const get = (path: string) => office.send('GET', path, { token: account.token });

  test.each([
    ['detail', 'complaint/:id'],
    ['timeline', 'complaint/timeline?complaint_id=:id'],
    ['history', 'complaint/history?complaint_id=:id'],
    ['answers', 'complaint/response?complaint_id=:id'],
    ['mails', 'complaint/officer?complaint_id=:id'],
  ])('[SCOPE-08, DET-15] the %s of those in the list, 404 for all others', async (_, path) => {
    for (const { id } of tried) {
      const { status } = await get(path.replace(':id', String(id)));
      expect([id, status]).toEqual([id, inside.has(id) ? 200 : 404]);
    }
  });

  test('[DET-04, SCOPE-08] the PDF of one in the list, 404 for all others', async () => {
    const pdf = (id: number) =>
      office.send('POST', 'complaint/download', { token: account.token, json: { id } });
    for (const { id } of tried.filter((one) => !inside.has(one.id))) expect((await pdf(id)).status).toBe(404);
    const [first] = tried;
    if (!first) throw new Error('nothing to print');
    const { body } = await pdf(first.id);
    const file = await office.app.fetch(new Request(`http://localhost${body.url}`));
    const { pages } = await printed(new Uint8Array(await file.arrayBuffer()));
    expect(pages.join('')).toContain(compact(first.complaint_number));
  });

  test('[DET-15, SCOPE-08] links to all files of those in the list, and each link opens', async () => {
    const withFiles = await idsIn(
      office,
      sql`(select distinct complaint_id as id from complaint_media) as m`,
    );
    for (const id of some(
      withFiles.filter((one) => inside.has(one)),
      4,
    )) {
      const { body } = await get(`complaint/${id}?media=1&response=1`);
      const media = [
        ...(body.media as { id: number; path: string }[]),
        ...(body.response as { media: { id: number; path: string }[] }[]).flatMap((answer) => answer.media),
      ];
      const stored = await idsIn(office, sql`complaint_media where complaint_id = ${id}`);
      expect(sorted(media.map((item) => item.id))).toEqual(stored);
      for (const { path } of media) {
        const file = await office.app.fetch(new Request(`http://localhost${path}`));
        expect(file.status).toBe(200);
        await file.body?.cancel();
      }
    }
    for (const id of some(
      withFiles.filter((one) => !inside.has(one)),
      6,
    )) {
      const { status, body } = await get(`complaint/${id}?media=1&response=1`);
      expect([status, JSON.stringify(body).includes('/files/')]).toEqual([404, false]);
    }
  });
});
