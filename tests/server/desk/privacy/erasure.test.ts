import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ERASED } from '#contract/desk/privacy.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { exports } from '#server/transfer/schema/exports.ts';
import { openDesk } from '../../complaints/desk.ts';
import { holdCitizen } from './citizen.ts';
import { tracesOf } from './traces.ts';
import { MARKER, NAME, PHONE } from './who.ts';

const desk = await openDesk();
registerHandlers(desk.services);
const held = await holdCitizen(desk);

const [FIRST_NAME = '', LAST_NAME = ''] = NAME.split(' ');
const traces = () => tracesOf(desk.db, desk.services.files, [FIRST_NAME, LAST_NAME, PHONE, MARKER, '79.128']);
const erase = (given: Record<string, unknown> = {}, by = desk.admin) =>
  desk.post(by, 'privacy/person/erase', { phone: PHONE, confirmation: PHONE, ...given });

/** Everything that the dashboard and the lists count. */
async function statistics() {
  const of = (path: string) => desk.post(desk.admin, path, {}).then(({ body }) => body);
  const lists = await Promise.all(
    [{}, { status: 'closed' }, { category: desk.roads }, { area: desk.places.V1.area_id }].map((query) =>
      desk.list(desk.admin, { page: 1, ...query }).then(({ total }) => total),
    ),
  );
  return {
    stats: await of('dashboard/stats'),
    issues: await of('dashboard/issues'),
    report: await of('dashboard/report'),
    lists,
  };
}

describe('refused', () => {
  test('[API-04] without the number typed again', async () => {
    const { status, body } = await erase({ confirmation: '9876501235' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ confirmation: [errorTexts.confirmationWrong] });
    expect((await erase({ confirmation: '' })).status).toBe(422);
  });

  test('[API-04] while complaints are open that were not agreed to; they may be erased all the same', async () => {
    const phone = '9876500000';
    const { id } = await desk.record(desk.mla, { phone });
    const refused = await erase({ phone, confirmation: phone });
    expect(refused.body.errors).toEqual({ open: [errorTexts.openComplaints] });
    expect((await erase({ phone, confirmation: phone, open: true })).status).toBe(200);
    const { body } = await desk.get(desk.mla, `complaint/${id}`);
    expect(body).toMatchObject({ name: ERASED, phone: '', status: 'open' });
  });
});

describe('a person', () => {
  test('[API-07, DASH-07] goes from every table and every file, and no figure changes', async () => {
    const outbox = () => readdirSync(join(desk.folder, 'outbox'));
    expect((await traces()).length).toBeGreaterThan(15);
    expect(outbox()).toHaveLength(2);
    const before = await statistics();
    const { status, body } = await erase();
    expect([status, body.message]).toEqual([200, 'Personal data erased.']);
    expect(body).toMatchObject({ records: 7, files: expect.any(Number) });
    expect(await traces()).toEqual([]);
    expect(outbox()).toEqual([]);
    const withoutName = JSON.parse(JSON.stringify(before).replaceAll(NAME, ERASED));
    expect(await statistics()).toEqual(withoutName);
    expect(await countDifferences(desk.db)).toEqual([]);
  });

  test('[API-07] leaves what happened and who worked on it', async () => {
    const { body } = await desk.get(desk.admin, `complaint/${held.id}?media=1&response=1`);
    expect(body).toMatchObject({ name: ERASED, phone: '', details: ERASED, email: null, location: null });
    expect(body).toMatchObject({ status: 'Resolved', area_id: desk.places.V1.area_id, media: [] });
    const timeline = (await desk.get(desk.admin, `complaint/timeline?complaint_id=${held.id}`)).body.data;
    expect(timeline?.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['erased', 'resolved', 'edited', 'created']),
    );
    expect(timeline?.[0]).toMatchObject({ action: 'erased', creator: { name: 'state-admin' } });
    expect(await desk.history(desk.admin, held.other)).toContain(`Forwarded to ${ERASED}`);
  });

  test('[UPD-05] does not come back with an edit that was begun before', async () => {
    const json = { name: NAME, version: 1 };
    const edit = await desk.put(desk.mla, `complaint/${held.id}`, json);
    expect(edit.status).toBe(409);
    expect(await traces()).toEqual([]);
  });

  test('[GRD-09] is looked for by no saved view any more, and named by none of the office', async () => {
    const { data } = (await desk.get(desk.mla, 'view')).body;
    expect(data).toMatchObject([{ name: `Roads for ${ERASED}`, is_shared: true }]);
  });

  test('[LIST-10] is in no export that was made before', async () => {
    expect(await desk.db.$count(exports)).toBe(0);
  });

  test('erased again is as erased as before', async () => {
    const row = () => desk.db.select().from(complaints).where(eq(complaints.id, held.id));
    const before = await row();
    expect((await erase()).body).toMatchObject({ records: 0, files: 0 });
    expect(await row()).toEqual(before);
  });

  test('[LIST-13] named demo stays hidden', async () => {
    const phone = '9876500009';
    await desk.record(desk.mla, { name: 'Demo', phone });
    const before = await statistics();
    expect((await erase({ phone, confirmation: phone, open: true })).status).toBe(200);
    expect(await statistics()).toEqual(before);
  });
});

test('a timeline is altered by an erasure only, and nothing of it but what changed', async () => {
  const refused = (work: string, erasing = true) =>
    expect(
      desk.db.transaction(async (tx) => {
        if (erasing) await tx.execute(sql`select set_config('desk.erasing', 'on', true)`);
        await tx.execute(sql.raw(work));
      }),
    ).rejects.toThrow();
  await refused(`update complaint_changes set changes = '{}'`, false);
  await refused(`update complaint_changes set action = 'created'`);
  await refused('update complaint_changes set created_at = now()');
  await refused('delete from complaint_changes');
});
