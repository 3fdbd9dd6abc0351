import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { insertContact } from '../../worlds/contacts.ts';
import { openServer, tally, together } from './server.ts';

const { desk, send } = await openServer();
const { db, mla } = desk;
const OFFICERS = 10;

for (let nth = 0; nth < OFFICERS; nth += 1) await insertContact(db, {}, { name: `Officer ${nth}` });
const officers = (await db.select({ id: contacts.id }).from(contacts)).map(({ id }) => id);

/** All officers are asked about one grievance. */
async function askedOfAll(complaint_id: number): Promise<number[]> {
  const drafted = await desk.post(mla, 'referral', {
    ...{ complaint_id, contact_ids: officers, way: 'phone' },
    ...{ subject: 'Broken road', request: 'Please repair it.' },
  });
  const ids = (drafted.body.data as unknown as { id: number }[]).map(({ id }) => id);
  for (const id of ids) expect((await desk.post(mla, `referral/${id}/dispatch`, {})).status).toBe(200);
  return ids;
}
const all = (ids: number[], action: string, json: Record<string, unknown> = {}) =>
  together(ids.length, (nth) => send(mla, 'POST', `referral/${ids[nth]}/${action}`, { json }));
const answer = { way: 'phone', is_final: true, action: 'done', text: 'Repaired.' };
const isListed = async (id: number) =>
  (await desk.list(mla, { given: 'answered', page: 1 })).data.some((row) => row.id === id);

test('[REF-12] of 10 departments that answer one grievance at once, and 10 answers accepted at once, none is lost for the list', async () => {
  const { id } = await desk.record(mla);
  const ids = await askedOfAll(id);
  expect(tally(await all(ids, 'reply', answer))).toEqual({ 200: OFFICERS });
  expect(await isListed(id)).toBe(true);
  expect(tally(await all(ids, 'accept'))).toEqual({ 200: OFFICERS });
  expect(await isListed(id)).toBe(false);
});

test('[REF-12, SLA-09] answers are accepted while the grievance is closed and opened again, and the list has what waits', async () => {
  const { id } = await desk.record(mla);
  const ids = await askedOfAll(id);
  for (const each of ids) await desk.post(mla, `referral/${each}/reply`, answer);
  const [accepted] = await Promise.all([
    all(ids.slice(1), 'accept'),
    together(4, async () => {
      await send(mla, 'POST', 'complaint/close', { json: { id, message: 'Done.' } });
      await send(mla, 'POST', 'complaint/reopen', { json: { id, message: 'It is broken again.' } });
    }),
  ]);
  expect(tally(accepted)).toEqual({ 200: OFFICERS - 1 });
  expect(await isListed(id)).toBe(true);
  await desk.post(mla, `referral/${ids[0]}/accept`, {});
  expect(await isListed(id)).toBe(false);
  expect(await db.$count(referrals, eq(referrals.state, 'answered'))).toBe(0);
});
