import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PROFILE_IMAGES, type ProfileImage, pixelRefusal } from '#contract/accounts/account.ts';
import { codedText } from '#contract/kernel/coded.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import { assemblies, parliaments } from '#server/places/schema/places.ts';
import { padded } from '../../fixtures/index.ts';
import type { NewAccount } from '../../worlds/accounts.ts';
import { testApp } from '../app.ts';

const api = await testApp();
await api.db.insert(parliaments).values([
  { id: 1, name: 'Karimnagar' },
  { id: 2, name: 'Medak' },
]);
await api.db.insert(assemblies).values([
  { id: 11, name: 'Huzurabad', parliament_id: 1 },
  { id: 21, name: 'Siddipet', parliament_id: 2 },
]);

async function newCandidate(given: Partial<NewAccount> = {}) {
  const account = await api.account({ role: 'mla', parliament_id: 1, assembly_id: 11, ...given });
  const [candidate] = await api.db
    .insert(candidates)
    .values({ user_id: account.id, designation: 'MLA' })
    .returning();
  return { ...account, path: `candidate/${candidate?.id}` };
}

const complete = {
  phone: '98480 12345',
  address: 'Camp Office, Huzurabad',
  email: 'mla@example.org',
  custom_designation: 'Member of the Legislative Assembly',
  twitter: '@mla',
};

/** A picture of a size; `sideways` as a phone stores it, with an EXIF rotation. */
async function picture(width: number, height: number, sideways = false) {
  const [w, h] = sideways ? [height, width] : [width, height];
  const image = sharp({ create: { width: w, height: h, channels: 3, background: '#b71c1c' } }).jpeg();
  const bytes = await (sideways ? image.withMetadata({ orientation: 6 }) : image).toBuffer();
  return new File([new Uint8Array(bytes)], 'picture.jpg', { type: 'image/jpeg' });
}

const put = (path: string, token: string, form: Record<string, unknown>) =>
  api.send('POST', path, { token, form: { ...form, _method: 'PUT' } });

test('[PROF-02, PROF-05, PROF-06] a profile is changed by its owner and then counts as updated', async () => {
  const { id, token, path } = await newCandidate({ username: 'owner@example.org' });
  const before = await api.send('GET', path, { token });
  expect(before.body).toMatchObject({ designation: 'MLA', phone: null, image_path: null, version: 1 });
  const { status, body } = await put(path, token, {
    ...complete,
    name: 'Another name',
    designation: 'MP',
    candidate_id: 999,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...complete,
    phone: '9848012345',
    name: 'owner@example.org',
    designation: 'MLA',
    parliament_id: 1,
    assembly_id: 11,
    version: 2,
  });
  expect((await api.send('GET', path, { token })).body).toEqual(body);
  expect((await api.send('GET', 'me', { token })).body).toMatchObject({
    user: { id },
    profile_updated: true,
  });
});

test('[PROF-02] reports missing fields, and changes nothing', async () => {
  const { token, path } = await newCandidate();
  const { status, body } = await put(path, token, { phone: '12', address: ' ', twitter: '@x' });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    phone: [errorTexts.phoneHas2],
    address: [errorTexts.required],
    email: [errorTexts.required],
    custom_designation: [errorTexts.required],
  });
  expect((await api.send('GET', 'me', { token })).body.profile_updated).toBe(false);
  expect((await api.send('GET', path, { token })).body).toMatchObject({ twitter: null, version: 1 });
});

test('[PROF-02] locks places of accounts that have some, and lets other accounts choose', async () => {
  const bound = await newCandidate();
  const moved = await put(bound.path, bound.token, { ...complete, parliament_id: 2, assembly_id: 21 });
  expect(moved.body).toMatchObject({ parliament_id: 1, assembly_id: 11 });

  const free = await newCandidate({ parliament_id: null, assembly_id: null });
  const mismatch = await put(free.path, free.token, { ...complete, parliament_id: 1, assembly_id: 21 });
  expect(mismatch.body.errors).toEqual({ assembly_id: [errorTexts.placeMismatch] });
  const chosen = await put(free.path, free.token, { ...complete, parliament_id: 2, assembly_id: 21 });
  expect(chosen.body).toMatchObject({ parliament_id: 2, assembly_id: 21 });
  const kept = await put(free.path, free.token, complete);
  expect(kept.body).toMatchObject({ parliament_id: 2, assembly_id: 21 });
});

test('[PROF-04, PROF-05] pictures of the exact size are kept, and replaced ones are gone', async () => {
  const { id, token, path } = await newCandidate();
  const sized = (field: ProfileImage, sideways = false) =>
    picture(PROFILE_IMAGES[field].width, PROFILE_IMAGES[field].height, sideways);
  const { body } = await put(path, token, {
    ...complete,
    file: await sized('file'),
    header_image: await sized('header_image', true),
    profile_image: await sized('profile_image'),
  });
  for (const link of [body.image_path, body.header_image_path, body.avatar_path]) {
    const image = await api.app.fetch(new Request(`http://localhost${link}`));
    expect(image.headers.get('content-type')).toBe('image/jpeg');
  }
  const stored = await api.storedFiles();
  const again = await put(path, token, { ...complete, file: await sized('file') });
  expect(again.body.image_path).not.toBe(body.image_path);
  expect(again.body.avatar_path).toBe(body.avatar_path);
  expect(await api.storedFiles()).toHaveLength(stored.length);
  const [candidate] = await api.db.select().from(candidates).where(eq(candidates.user_id, id));
  expect(candidate?.avatar_id).not.toBeNull();
});

test('[PROF-03] a picture of exactly 5 MB is taken, one byte more is not', async () => {
  const { token, path } = await newCandidate();
  const { width, height } = PROFILE_IMAGES.profile_image;
  const sent = async (bytes: number) =>
    put(path, token, { ...complete, profile_image: padded(await picture(width, height), bytes) });
  const { status, body } = await sent(5_242_881);
  expect([status, body.errors]).toEqual([422, { profile_image: [errorTexts.profileImageSize] }]);
  expect((await sent(5_242_880)).status).toBe(200);
});

test('[PROF-03, PROF-04] pictures of another size or kind are refused under their fields', async () => {
  const { id, token, path } = await newCandidate();
  const wrong = await put(path, token, {
    ...complete,
    file: await picture(500, 201),
    header_image: await picture(500, 130),
    profile_image: await picture(249, 250),
  });
  expect(wrong.status).toBe(422);
  expect(wrong.body.errors).toEqual({
    file: [codedText(pixelRefusal('file'))],
    header_image: [codedText(pixelRefusal('header_image'))],
    profile_image: [codedText(pixelRefusal('profile_image'))],
  });
  expect(wrong.body.error_codes).toMatchObject({ file: [{ code: 'pixels' }] });
  const unfit = await put(path, token, {
    ...complete,
    file: new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }),
    profile_image: new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'b.png', { type: 'image/png' }),
  });
  expect(unfit.body.errors).toEqual({
    file: [errorTexts.imageType],
    profile_image: [errorTexts.profileImageSize],
  });
  const [user] = await api.db.select().from(users).where(eq(users.id, id));
  expect(user?.profile_updated).toBe(false);
});
