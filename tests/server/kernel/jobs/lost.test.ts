import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { HANDING_OVER } from '#server/kernel/mail/state.ts';
import { failLostMails } from '#server/officers/failLost.ts';
import { failLostExports } from '#server/transfer/export/failLostExports.ts';
import { failLostImports } from '#server/transfer/import/importJob.ts';
import { filesBelow } from '../../../sources.ts';
import { insertContact, insertDepartment } from '../../../worlds/contacts.ts';
import { openDesk } from '../../complaints/desk.ts';
import { insertMany } from '../../complaints/many.ts';
import { CASE_MAP, cases, csvFile } from '../../transfer/import/complaintFile.ts';

const desk = await openDesk();
registerHandlers(desk.services);
beforeEach(async () => {
  await desk.db.execute(sql`delete from pgboss.job`);
});

/** Every process that has tried the job ended in the middle, until pg-boss gave it up without a word. */
const giveUp = () =>
  desk.db.execute(
    sql`update pgboss.job set state = 'failed', completed_on = now() where state < 'completed'`,
  );

async function forwarded() {
  const department = await insertDepartment(desk.db, crypto.randomUUID());
  const officer = await insertContact(desk.db, {}, { name: 'Ravi', department });
  const { id } = await desk.record(desk.mla);
  const body = { complaint_id: id, is_administrator: 'false', dept_id: department, officer_id: [officer] };
  expect((await desk.post(desk.mla, 'complaint/officer', body)).status).toBe(200);
  const mail = async () =>
    (await desk.get(desk.mla, `complaint/officer?complaint_id=${id}`)).body.data?.[0] ?? {};
  return { id, mail };
}

test('[DET-08] a mail whose job failed is failed, is reported, and can be sent again', async () => {
  const { id, mail } = await forwarded();
  await failLostMails(desk.services);
  expect(await mail()).toMatchObject({ state: 'queued' });
  await giveUp();
  await failLostMails(desk.services);
  expect(await mail()).toMatchObject({ state: 'failed', failure: 'The mail could not be made.' });
  const timeline = (await desk.get(desk.mla, `complaint/timeline?complaint_id=${id}`)).body.data;
  expect(timeline?.map(({ action }) => action)).toContain('mailFailed');

  const resent = await desk.post(desk.mla, 'complaint/officer/resend', { mail_id: (await mail()).id });
  expect(resent.status).toBe(200);
  await desk.services.jobs.runDue();
  expect(await mail()).toMatchObject({ state: 'kept' });
});

test('[DET-08] one that was being handed over is unconfirmed: it may have arrived', async () => {
  const { mail } = await forwarded();
  await giveUp();
  await desk.db.execute(
    sql`update officer_mails set failure = ${JSON.stringify(HANDING_OVER)} where id = ${(await mail()).id}`,
  );
  await failLostMails(desk.services);
  expect(await mail()).toMatchObject({ state: 'unconfirmed' });
});

test('[LIST-10] an export whose job failed is failed, and another one can be started', async () => {
  await insertMany(desk, 2_100);
  const ask = async () => (await desk.get(desk.mla, 'complaint?export=yes')).body.export as { id: number };
  const stateOf = async (id: number) => (await desk.get(desk.mla, `complaint/export/${id}`)).body;
  const { id } = await ask();
  const later = new Date(desk.clock.now.getTime() + 20 * 60_000);
  await failLostExports(desk.services, later);
  expect(await stateOf(id)).toMatchObject({ failure: null });
  await giveUp();
  await failLostExports(desk.services, desk.clock.now);
  expect(await stateOf(id)).toMatchObject({ failure: null });
  await failLostExports(desk.services, new Date(desk.clock.now.getTime() + 1), 0);
  expect(await stateOf(id)).toMatchObject({ failure: errorTexts.exportFailed, link: null });

  const again = await ask();
  expect(again.id).not.toBe(id);
  await desk.services.jobs.runDue();
  expect(await stateOf(again.id)).toMatchObject({ failure: null, link: expect.any(String) });
});

test('an import whose job failed is failed, leaves no file, and can be sent again', async () => {
  const start = () =>
    desk.send('POST', 'complaint/import', {
      token: desk.admin.token,
      form: { file: csvFile(cases(3)), map: JSON.stringify(CASE_MAP) },
    });
  const last = async () => (await desk.get(desk.admin, 'complaint/import')).body.data?.[0];
  const before = [await desk.db.$count(files), filesBelow(desk.folder).length];
  await start();
  await failLostImports(desk.services);
  expect(await last()).toMatchObject({ failure: null, finished_at: null });
  await giveUp();
  await failLostImports(desk.services);
  expect(await last()).toMatchObject({ failure: errorTexts.importFailed, finished_at: expect.any(String) });
  expect([await desk.db.$count(files), filesBelow(desk.folder).length]).toEqual(before);

  await start();
  await desk.services.jobs.runDue();
  expect(await last()).toMatchObject({ failure: null, created: 3 });
});
