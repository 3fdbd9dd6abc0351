import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { namesChanged } from '#server/kernel/db/names.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { letterheads, letters, signatures } from '#server/letters/schema/letters.ts';
import { assemblies } from '#server/places/schema/places.ts';
import { png } from '../../fixtures/index.ts';
import { insertContact, insertDepartment } from '../../worlds/contacts.ts';
import { refusalOf } from '../complaints/desk.ts';
import { compact, printed } from '../kernel/pdf/printed.ts';
import { ADDRESSEE, openRoom, TEXTS } from './room.ts';

const room = await openRoom();

const upload = async (by: { token: string }, path: string, file: File) =>
  room.send('POST', path, { token: by.token, form: { file } });
const preview = (given: object = {}) => room.post(room.mla, 'letter/preview', room.letter({ ...given }));

describe('[REF-04] the letterhead', () => {
  test('without an image is the text alone; an image is printed above each letter', async () => {
    const plain = await printed(await room.opened((await room.sent(room.mla)).link));
    expect(plain.pictures).toEqual([0]);
    expect(plain.pages[0]).toContain(compact('Camp Office, Karimnagar Road'));
    expect(refusalOf(await upload(room.mla, 'letterhead', await png(1_199, 60)), 'file')).toEqual([
      'The image must be at least 1,200 pixels wide.',
    ]);
    const set = await upload(room.deskHead, 'letterhead', await png(1_200, 60));
    expect(set).toMatchObject({ status: 200, body: { image: { from: 'own' }, version: 1 } });
    expect((await printed(await room.opened((await room.sent(room.mla)).link))).pictures).toEqual([1]);
    for (const by of [room.staff, room.dispatcher])
      expect((await upload(by, 'letterhead', await png(1_200, 60))).status).toBe(403);
    const stale = await room.post(room.mla, 'letterhead/remove', { version: 7 });
    expect(stale).toMatchObject({ status: 409, body: { current: { version: 1 } } });
    expect((await room.post(room.mla, 'letterhead/remove', { version: 1 })).body.image).toBeNull();
    expect(await room.db.select().from(letterheads)).toMatchObject([{ file_id: null }]);
    expect(await room.db.$count(files, eq(files.name, 'image.png'))).toBe(0);
  });
});

describe('[REF-04] a scanned signature', () => {
  test('is stored by its owner, and printed on a letter only by name; the timeline records each use', async () => {
    const { mla, deskHead, dispatcher, complaint_id } = room;
    const nobody = await room.post(deskHead, 'letter', room.letter({ signed_by: mla.id }));
    expect(refusalOf(nobody, 'signed_by')).toEqual(['This person has stored no signature.']);
    expect((await upload(mla, 'signature', await png(300, 100))).body.path).toEqual(expect.any(String));
    expect((await room.get(deskHead, 'signature')).body).toEqual({ path: null });
    const draft = await room.draft(deskHead, { signed_by: mla.id });
    const name = String(
      (await room.get(mla, 'me')).body.user && (await room.get(mla, `letter/${draft}`)).body.signed_by,
    );
    expect(name).not.toBe('');
    const { body: letter } = await room.get(mla, `letter/${draft}`);
    const signer = (letter.signed_by as { name: string }).name;
    for (const signature of [undefined, 'Somebody Else'])
      expect(refusalOf(await room.dispatch(dispatcher, draft, { signature }), 'signature')).toEqual([
        `This letter carries the signature of ${signer}: confirm it by name.`,
      ]);
    const sent = await room.dispatch(dispatcher, draft, { signature: signer });
    expect(sent.status).toBe(200);
    expect((await printed(await room.opened(sent.body.link))).pictures).toEqual([1]);
    const { body } = await room.get(mla, `complaint/timeline?complaint_id=${complaint_id}`);
    expect(body.data?.[0]).toMatchObject({
      action: 'letterSigned',
      changes: [
        { field: 'letter', to: sent.body.number },
        { field: 'signature', to: signer },
      ],
    });
  });

  test('is not on a draft, and goes when its owner takes it back', async () => {
    const { mla, deskHead } = room;
    const { body } = await preview({ signed_by: mla.id });
    expect(String(body.picture)).not.toContain('<image');
    const draft = await room.draft(deskHead, { signed_by: mla.id });
    expect((await room.remove(mla, 'signature')).status).toBe(200);
    expect(await room.db.$count(signatures)).toBe(0);
    const gone = await room.dispatch(mla, draft, { signature: 'x' });
    expect(refusalOf(gone, 'signed_by')).toEqual(['This person has stored no signature.']);
  });
});

describe('[REF-03] a preview', () => {
  test('is a picture of the pages, and names what stays open', async () => {
    const { status, body } = await preview({
      texts: { en: { subject: 'About {{number}}', body: '{{officer}}\n\n{{outward_no}}' } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ pages: 1, open: ['officer'] });
    expect(String(body.picture)).toMatch(/^<svg/);
  });

  test('[GRD-13] takes one case, cause or person, and nobody else’s', async () => {
    const none = await preview({ complaint_id: undefined });
    expect(refusalOf(none, 'complaint_id')).toEqual([
      'A letter is about one grievance, shared problem or person.',
    ]);
    const { id } = await room.record(room.otherMla, room.places.V4);
    expect((await preview({ complaint_id: id })).status).toBe(404);
  });
});

describe('[REF-03] a letter of any length', () => {
  const sent = async (given: object) =>
    printed(await room.opened((await room.sent(room.mla, { ...given })).link));

  test('with the longest names, fifty copies and five pages is printed whole', async () => {
    const name = 'వెంకటరమణమూర్తి'.repeat(14).slice(0, 200);
    const department = `${'Panchayat Raj and Rural Development '.repeat(5)}X`;
    const copies_to = Array.from({ length: 50 }, (_, at) => ({
      text: `Copy number ${at + 1}, ${'Collector '.repeat(8)}`,
    }));
    const paragraph = `${'The road to the village is broken and nobody comes. '.repeat(12)}\n\n`;
    const { pages } = await sent({
      addressee: { ...ADDRESSEE, name, department },
      copies_to,
      texts: { en: { subject: 'x'.repeat(300), body: paragraph.repeat(24) } },
    });
    expect(pages.length).toBeGreaterThanOrEqual(5);
    const all = pages.join('');
    expect(all).toContain(compact(name));
    for (const at of [1, 25, 50]) expect(all).toContain(compact(`Copy number ${at},`));
    for (const page of pages.slice(1)) expect(page).toContain('HZB/GR/2026/');
  });

  test('in Telugu and English side by side has both on each page', async () => {
    const texts = {
      te: { subject: 'రహదారి', body: `${'గ్రామ రహదారి పాడైంది. '.repeat(20)}\n\n`.repeat(8) },
      en: { subject: 'The road', body: `${'The road of the village is broken. '.repeat(20)}\n\n`.repeat(8) },
    };
    const { pages } = await sent({ language: 'both', texts });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages.slice(0, 2)) {
      expect(page).toContain('రహదారి');
      expect(page).toContain(compact('The road of the village'));
    }
    const half = { language: 'both', texts: { te: texts.te } };
    const refused = await room.dispatch(room.mla, await room.draft(room.mla, half));
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(['body', 'subject']);
  });

  test('in Hindi has the words of Hindi', async () => {
    const { pages } = await sent({ language: 'hi', texts: { hi: { subject: 'सड़क', body: 'सड़क टूटी है।' } } });
    for (const words of ['विषय:', 'दिनांक: 02-03-2026', 'भवदीय,']) expect(pages[0]).toContain(compact(words));
  });

  test('[GRD-16] names seat and title of who signs in its language, as do its envelope and the register', async () => {
    const named = { name_te: 'హుజూరాబాద్', name_hi: 'हुज़ूराबाद' };
    const { assembly_id } = room.places.A1;
    await room.db.update(assemblies).set(named).where(eq(assemblies.id, assembly_id));
    namesChanged(room.db);
    const texts = { te: { subject: 'రహదారి', body: 'మా' }, hi: { subject: 'सड़क', body: 'सड़क' }, ...TEXTS };
    const telugu = await room.sent(room.mla, { language: 'te', texts });
    const { pages } = await printed(await room.opened(telugu.link));
    expect(pages[0]).toContain(compact('శాసనసభ్యులు, హుజూరాబాద్'));
    expect(pages[0]).not.toContain('Member');
    expect((await sent({ language: 'hi', texts })).pages[0]).toContain(compact('विधायक, हुज़ूराबाद'));
    const [both] = (await sent({ language: 'both', texts })).pages;
    for (const title of ['శాసనసభ్యులు, హుజూరాబాద్', 'Member of the Legislative Assembly, A1'])
      expect(both).toContain(compact(title));
    const print = async (json: object) =>
      printed(
        await room.opened(
          (await room.post(room.mla, 'letter/print', { id: [telugu.id], ...json })).body.link,
        ),
      );
    expect((await print({ print: 'envelopes' })).pages[0]).toContain(compact('శాసనసభ్యులు, హుజూరాబాద్'));
    const register = await room.get(room.mla, 'register/outward?export=yes&format=pdf&language=te');
    expect((await printed(await room.opened(register.body.link))).pages[0]).toContain('హుజూరాబాద్');
    await room.post(room.mla, `letter/${telugu.id}/cancel`, { reason: 'Wrong' });
    const cancelled = await printed(
      await room.opened((await room.get(room.mla, `letter/${telugu.id}`)).body.link),
    );
    expect(cancelled.pages[0]).toContain('CANCELLED');
    await room.db
      .update(assemblies)
      .set({ name_te: null, name_hi: null })
      .where(eq(assemblies.id, assembly_id));
    namesChanged(room.db);
  });
});

test('[REF-22] a contact whom a letter names is not deleted', async () => {
  const department = await insertDepartment(room.db, 'Energy');
  const contact_id = await insertContact(room.db, room.places.A1, { name: 'Anjaiah', department });
  await room.draft(room.mla, { contact_id });
  const refused = await room.remove(room.mla, `contact/${contact_id}`);
  expect(refusalOf(refused, 'id')).toEqual(['This cannot be deleted: other records use it.']);
});

test('[REF-23, PER-12] letters for a merged person are listed and opened on the survivor’s page', async () => {
  const person = async (name: string) =>
    Number(
      (await room.post(room.mla, 'person', { name, phones: ['9848055555'], ...room.places.V1 })).body.id,
    );
  const [one, two] = [await person('Lachamma'), await person('Laxmamma')];
  const about = { complaint_id: undefined, person_id: two };
  const sent = await room.sent(room.mla, { ...about, kind: 'recommendation' });
  await room.post(room.mla, 'person/merge', { person_ids: [one, two], survivor_id: one });
  expect((await room.get(room.mla, `letter?person_id=${one}`)).body).toMatchObject({
    total: 1,
    data: [{ kind: 'recommendation', subject: TEXTS.en.subject }],
  });
  const letter = await room.get(room.colleague, `letter/${sent.id}`);
  expect([letter.status, letter.body.person]).toEqual([200, { id: two, name: 'Laxmamma' }]);
});

test('[REF-03] users who may open a grievance see its letters; users who send letters see the drafts', async () => {
  const { staff, colleague, dispatcher, mla } = room;
  const { id } = await room.record(staff);
  const draft = await room.draft(staff, { complaint_id: id });
  expect((await room.get(staff, `letter?complaint_id=${id}`)).body.total).toBe(1);
  expect((await room.get(colleague, `letter?complaint_id=${id}`)).status).toBe(404);
  expect((await room.get(colleague, `letter/${draft}`)).status).toBe(404);
  expect((await room.get(staff, 'letter')).status).toBe(403);
  for (const by of [dispatcher, mla]) {
    const { body } = await room.get(by, 'letter?per_page=100');
    expect(body.data?.map((letter) => letter.id)).toContain(draft);
  }
  const [row] = await room.db.select().from(letters).where(eq(letters.id, draft));
  expect(row?.creator_id).toBe(staff.id);
});
