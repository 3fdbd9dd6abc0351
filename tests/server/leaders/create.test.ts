import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { leaderRecord } from '#contract/leaders/leader.ts';
import { appUsers } from '#server/leaders/schema/leaders.ts';
import { image } from '../factories.ts';
import { openOffice } from './office.ts';

const office = await openOffice();

describe('app/register', () => {
  test('[VOL-02] registers a person once, however often and by whomever it is tried', async () => {
    const { post, inCharge, db } = office;
    const person = inCharge({ phone: '+91 98480 11111' });
    const first = await post('mla', 'app/register', person);
    expect(first).toMatchObject({ status: 201, body: { user: { id: expect.any(Number) } } });
    const before = await db.$count(appUsers);
    const again = await Promise.all(
      (['mla', 'mp', 'otherMla'] as const).map((by) =>
        post(by, 'app/register', { ...person, phone: '9848011111', name: 'Another' }),
      ),
    );
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body, first.body]);
    expect(await db.$count(appUsers)).toBe(before);
  });

  test('[VOL-02, API-04] needs a name and a phone', async () => {
    const { status, body } = await office.post('mla', 'app/register', { phone: '12' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ name: [errorTexts.required], phone: [errorTexts.phoneHas2] });
  });
});

describe('a new area in-charge', () => {
  const LOCATION = '{"latitude":18.2,"longitude":79.4}';

  test('[SCOPE-03] stands in the session’s own place without its being sent', async () => {
    const { parliament_id, assembly_id, ...person } = office.inCharge({ phone: '9848033331' });
    const { status, body } = await office.post('mla', 'leader', person);
    expect([status, body.parliament_id, body.assembly_id]).toEqual([201, parliament_id, assembly_id]);
  });

  test('[VOL-02, LDR-02] is kept as sent, on hold, with its places by name', async () => {
    const { post, get, inCharge, places } = office;
    const person = inCharge({ name: 'లక్ష్మి', location: LOCATION });
    const { user } = (await post('mla', 'app/register', person)).body as unknown as { user: { id: number } };
    const { status, body } = await post('mla', 'leader', { ...person, app_user_id: user.id });
    expect(status).toBe(201);
    expect(z.safeParse(leaderRecord, body).error).toBeUndefined();
    expect(body).toMatchObject({
      ...person,
      app_user_id: user.id,
      status: null,
      designation: null,
      area: { id: places.V1.area_id, name: 'V1' },
      assembly: { name: 'A1' },
      profile_image_path: null,
      id_document_path: null,
    });
    expect((await get('mla', `leader/${body.id}`)).body).toEqual(body);
  });

  test('[VOL-02, LDR-02] photo and ID proof come back as signed links', async () => {
    const { send, signIn, account, inCharge } = office;
    const { id } = await account({ role: 'admin' });
    const form = {
      ...inCharge(),
      type: 'Voter ID',
      water_id_number: 'ABC1234567',
      profile_image: await image('jpeg'),
      id_document: await image('png'),
    };
    const { status, body } = await send('POST', 'leader', { token: await signIn(id), form });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'Voter ID',
      water_id_number: 'ABC1234567',
      profile_image_path: expect.stringMatching(/\/file\.jpe?g\?expires=\d+&signature=/),
      id_document_path: expect.stringMatching(/\/file\.png\?expires=\d+&signature=/),
    });
    const refused = await send('POST', 'leader', {
      token: await signIn(id),
      form: { ...inCharge(), profile_image: new File(['%PDF-1.4'], 'a.png', { type: 'image/png' }) },
    });
    expect(refused.body.errors).toEqual({ profile_image: [errorTexts.imageType] });
  });

  test('[VOL-02] is not put in charge of the same area twice, by two calls at once either', async () => {
    const { post, inCharge, places } = office;
    const person = inCharge();
    const answers = await Promise.all([post('mla', 'leader', person), post('mla', 'leader', person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.errors).toEqual({ phone: [errorTexts.inChargeKnown] });
    expect((await post('mla', 'leader', { ...person, ...places.V2 })).status).toBe(201);
  });

  test('[VOL-02] does not take over the registration of another phone', async () => {
    const { post, inCharge } = office;
    const { user } = (await post('otherMla', 'app/register', inCharge())).body as unknown as {
      user: { id: number };
    };
    const { status, body } = await post('mla', 'leader', inCharge({ app_user_id: user.id }));
    expect([status, body.errors]).toEqual([422, { app_user_id: [errorTexts.unknownChoice] }]);
  });

  test('[VOL-03, API-04] names everything that is missing', async () => {
    const { status, body } = await office.post('admin', 'leader', {});
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(
      ['area_id', 'assembly_id', 'mandal_id', 'name', 'parliament_id', 'phone'].sort(),
    );
  });

  test('[SCOPE-03, SCOPE-08] is at the caller’s own places, and only at places that belong together', async () => {
    const { post, inCharge, places } = office;
    const foreign = await post('mla', 'leader', inCharge({ ...places.V4 }));
    expect([foreign.status, foreign.body.errors]).toEqual([422, { mandal_id: [errorTexts.placeMismatch] }]);
    const { parliament_id, assembly_id } = places.A3;
    const own = await post('mla', 'leader', inCharge({ parliament_id, assembly_id }));
    expect(own.body).toMatchObject(places.V1);
  });
});
