import { join } from 'node:path';
import { expect } from 'vitest';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { openDatabase } from '#server/kernel/db/open.ts';
import { diskStore } from '#server/kernel/files/disk.ts';
import { openFiles } from '#server/kernel/files/open.ts';
import { installQueues } from '#server/kernel/jobs/index.ts';
import type { Target } from '#server/transfer/backup/restoreBackup.ts';
import { jpeg, pdf, png } from '../../../fixtures/index.ts';
import { atEnd } from '../../../leftovers.ts';
import { insertContact } from '../../../worlds/contacts.ts';
import { testApp } from '../../app.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';
import { copyOf } from '../../database.ts';
import { temporaryFolder } from '../../kernel/db/notes.ts';
import { merging } from '../../persons/merging.ts';
import { access } from '../../s3.ts';

interface Where {
  dataDir?: string;
  databaseUrl?: string;
  storageUrl?: string;
}

/** The environment of an office, with a new DATA_DIR. */
export const environment = ({ dataDir, databaseUrl, storageUrl }: Where = {}) => ({
  dataDir: dataDir ?? join(temporaryFolder(), 'data'),
  databaseUrl,
  storage: storageUrl ? { url: storageUrl, ...access } : undefined,
});

/** Its database and its store, opened as a server does; closed after the file unless before. */
export async function openOffice(env: ReturnType<typeof environment>): Promise<Target> {
  const files = await openFiles(env, () => {});
  const database = await openDatabase(env);
  let open = true;
  const close = async () => {
    if (open) await database.close();
    open = false;
  };
  atEnd(close);
  return { database: { ...database, close }, files, dataDir: env.dataDir };
}

/** An empty office with a database in memory: equivalent to others, and faster. */
export async function memoryOffice(): Promise<Target> {
  const { dataDir } = environment();
  const database = await copyOf('empty');
  return { database, files: diskStore(join(dataDir, 'files')), dataDir };
}

/** An office with people and places. */
export async function founded(env: ReturnType<typeof environment>) {
  const office = await openOffice(env);
  await office.database.migrate();
  await installQueues(office.database);
  return { office, desk: await openDesk(office.database, office.files) };
}

/** The API of an office that is there already. */
export const served = ({ database, files }: Target) => testApp(undefined, database, files);

/** Three merged people, the survivor with the first id, in a household; one merge was undone. */
async function isOne(desk: Desk) {
  const { newPhone, merge, undo } = merging(desk);
  const someone = async () => {
    const { body } = await desk.post(desk.mla, 'person', {
      ...{ name: 'Anjaiah', phones: [newPhone()] },
      ...desk.places.V1,
    });
    return { id: Number(body.id) };
  };
  const [first, second, third, other] = [await someone(), await someone(), await someone(), await someone()];
  await desk.post(desk.mla, 'household', { person_ids: [first.id, other.id] });
  expect((await merge(third, first)).status).toBe(201);
  expect((await merge(second, third)).status).toBe(201);
  const { body } = await merge(second, other);
  expect((await undo(body.merge_id)).status).toBe(200);
}

/** A cause of two, answered and then joined by a third; an answer is running; one suggestion was declined. */
export async function bringOneMatter(desk: Desk): Promise<number> {
  const { mla, places, post, roads, services } = desk;
  const someone = async (phone: string) => (await desk.record(mla, { name: 'Anjaiah', phone })).id;
  const complaint_ids = [await someone('9848077771'), await someone('9848077772')];
  const given = { ...places.V1, title: 'నీళ్లు లేవు', category_id: roads, complaint_ids };
  const { body, status } = await post(mla, 'cause', given);
  expect(status).toBe(201);
  const answer = (json: object) => post(mla, `cause/${body.id}/answer`, { message: 'బాగు చేశాం', ...json });
  expect((await answer({ status: 'responded' })).status).toBe(200);
  registerHandlers(services);
  await services.jobs.runDue();
  await post(mla, `cause/${body.id}/member`, { complaint_ids: [await someone('9848077773')] });
  expect((await answer({ close: true })).status).toBe(200);
  const no = { category_id: roads, area_id: places.V1.area_id };
  expect((await post(mla, 'cause/suggestion/decline', no)).status).toBe(200);
  return Number(body.id);
}

/** One that was sent, one that was cancelled, one that is a draft, by a template, on a letterhead and with a signature. */
async function sendLetters(desk: Desk, complaint_id: number) {
  const { mla, post, send } = desk;
  const text = { subject: 'రహదారి', body: 'రహదారి పాడైంది.' };
  const letter = { kind: 'referral', language: 'te', texts: { te: text } };
  await send('PUT', 'office/registers', { token: mla.token, json: { code: 'HZB', year: 'april' } });
  expect((await post(mla, 'letter/template', { ...letter, name: 'శాఖకు' })).status).toBe(201);
  const upload = async (path: string, file: File) =>
    expect((await send('POST', path, { token: mla.token, form: { file } })).status).toBe(200);
  await upload('letterhead', await png(1_200, 60));
  await upload('signature', await png(300, 100));
  const written = async () => {
    const addressee = { name: 'Sri Narsaiah', department: 'Roads' };
    return (await post(mla, 'letter', { ...letter, complaint_id, addressee })).body.id;
  };
  const [sent, wrong] = [await written(), await written(), await written()];
  for (const id of [sent, wrong]) expect((await post(mla, `letter/${id}/dispatch`, {})).status).toBe(200);
  expect((await post(mla, `letter/${wrong}/cancel`, { reason: 'Wrong' })).status).toBe(200);
}

/** A department was asked about it and has answered; the answer is not accepted yet. */
async function hasAnswer({ db, mla, post }: Desk, complaint_id: number) {
  const contact_ids = [await insertContact(db, {}, { name: 'నర్సయ్య' })];
  const asked = { contact_ids, way: 'phone', subject: 'రహదారి', request: 'బాగు చేయండి' };
  const { body } = await post(mla, 'referral', { complaint_id, ...asked });
  const path = `referral/${body.data?.[0]?.id}`;
  expect((await post(mla, `${path}/dispatch`, {})).status).toBe(200);
  const reply = { way: 'phone', is_final: true, action: 'done', text: 'బాగు చేశాం' };
  expect((await post(mla, `${path}/reply`, reply)).status).toBe(200);
}

/** Complaints in two scripts, one with files of every kind and an answer, one closed; a mail waits to be sent. */
export async function work(desk: Desk) {
  const { id } = await desk.record(desk.mla, {
    name: 'లక్ష్మి నర్సింహ',
    details: '<p>మా ఊరి రోడ్డు పాడైంది “\\n” 😀</p>',
  });
  const upload = async (file: File) =>
    desk.send('POST', 'complaint/media', { token: desk.mla.token, form: { complaint_id: id, file } });
  await upload(await jpeg());
  await upload(await png());
  await upload(pdf());
  const closed = await desk.record(desk.staff, { name: "D'Souza \\ Ramulu" });
  await desk.post(desk.mla, 'complaint/close', { id: closed.id, message: 'పరిష్కరించాం' });
  await isOne(desk);
  await sendLetters(desk, id);
  await hasAnswer(desk, id);
  await desk.db.transaction((tx) => desk.services.jobs.enqueue(tx, 'officer-mail', { mail_id: 1 }));
  return { id, closed: closed.id };
}
