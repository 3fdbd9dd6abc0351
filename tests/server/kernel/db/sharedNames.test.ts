import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { names } from '#server/kernel/db/names.ts';
import { installQueues } from '#server/kernel/jobs/index.ts';
import { areas } from '#server/places/schema/places.ts';
import { type TestApp, testApp } from '../../app.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';
import { hasPostgresql, sharedDatabase } from '../../database.ts';

describe.skipIf(!hasPostgresql)('two servers on one database', () => {
  let here: Desk;
  let there: TestApp;
  let token = '';

  beforeAll(async () => {
    const [first, second] = await sharedDatabase(2);
    await installQueues(first);
    here = await openDesk(first);
    there = await testApp(undefined, second);
    token = here.admin.token;
  });

  const onOther = async (path: string) => (await there.send('GET', path, { token })).body;
  const add = async (path: string, json: object) =>
    Number((await here.send('POST', path, { token, json })).body.id);

  test('[API-03, LIST-07] a name added or changed on one server appears on the other at once', async () => {
    await onOther('complaint?page=1');
    const category_id = await add('complaint/category', { name: 'Street lights' });
    const { mandal_id, ...above } = here.places.V1;
    const area_id = await add('area', { name: 'Kandugula', mandal_id });
    const { id } = await here.record(here.admin, { ...above, mandal_id, category_id, area_id });
    const named = (category: string, area: string) => ({
      category: { name: category },
      area: { name: area },
    });
    expect(await onOther(`complaint/${id}`)).toMatchObject(named('Street lights', 'Kandugula'));
    await here.send('PUT', `area/${area_id}`, { token, json: { name: 'Kandugula East' } });
    await here.send('PUT', `complaint/category/${category_id}`, { token, json: { name: 'Lights' } });
    expect(await onOther(`complaint/${id}`)).toMatchObject(named('Lights', 'Kandugula East'));
    expect((await onOther('complaint?page=1')).data?.[0]).toMatchObject(named('Lights', 'Kandugula East'));
  });

  test('[LIST-10, DET-04] in files too', async () => {
    const category_id = await add('complaint/category', { name: 'Drains' });
    await onOther('complaint?page=1');
    await here.send('PUT', `complaint/category/${category_id}`, {
      token,
      json: { name: 'Drains and wells' },
    });
    await here.record(here.admin, { category_id });
    const { link } = await onOther(`complaint?export=yes&format=csv&category=${category_id}`);
    const file = await there.app.fetch(new Request(`http://localhost${link}`));
    expect(await file.text()).toContain('Drains and wells');
  });

  test('[GIC-01] those of people, and of what no server has changed', async () => {
    const { id } = await here.record(here.admin);
    expect(await onOther(`complaint/${id}`)).toMatchObject({ creator: { name: 'state-admin' } });
    const user = { name: 'Sunitha', phone: '9848011111', password: 'Mango season 7' };
    const { parliament_id, assembly_id, area_id } = here.places.V1;
    const staff_id = await add('staff', { ...user, parliament_id, assembly_id });
    await here.post(here.admin, 'complaint/staff/assign', { complaint_id: id, staff_id });
    expect(await onOther(`complaint/${id}`)).toMatchObject({ staff: { name: 'Sunitha' } });
    await here.db
      .update(areas)
      .set({ name: 'By hand' })
      .where(eq(areas.id, Number(area_id)));
    expect(await onOther(`complaint/${id}`)).toMatchObject({ area: { name: 'By hand' } });
  });

  test('a rolled-back name appears on neither server', async () => {
    const area_id = Number(here.places.V2.area_id);
    const tried = here.db.transaction(async (tx) => {
      await tx.update(areas).set({ name: 'Nowhere' }).where(eq(areas.id, area_id));
      expect((await names(tx)).place('area', area_id)?.name).toBe('Nowhere');
      throw new Error('taken back');
    });
    await expect(tried).rejects.toThrow('taken back');
    for (const { db } of [here, there]) {
      expect((await names(db)).place('area', area_id)?.name).toBe('V2');
    }
  });
});
