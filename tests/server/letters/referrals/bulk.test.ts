import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import type { ReferralBulk } from '#contract/letters/referralBulk.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { openReferrals } from './office.ts';

const desk = await openReferrals();

const bulk = (json: object, by = desk.mla) => desk.post(by, 'referral/bulk', { ...json });
/** What became of each, once it is over. */
async function outcome(json: object, by = desk.mla): Promise<ReferralBulk> {
  const begun = await bulk(json, by);
  expect([begun.status, begun.body.message]).toEqual([200, undefined]);
  const id = (begun.body.job as { id: number }).id;
  return (await desk.get(by, `referral/bulk/${id}`)).body as unknown as ReferralBulk;
}

test('[REF-15] tells how many would go, by which way and to whom, and changes nothing', async () => {
  const [road, water] = [
    await desk.drafted(),
    await desk.drafted({ contact_ids: [desk.sita], way: 'email' }),
  ];
  const nobody = await desk.drafted({ contact_ids: [] });
  const ids = [road.id, water.id, nobody.id];
  const { body } = await bulk({ action: 'dispatch', ids, dry_run: true }, desk.dispatcher);
  expect(body).toMatchObject({
    ...{ total: 3, possible: 2 },
    ways: [
      { way: 'letter', count: 1 },
      { way: 'email', count: 1 },
    ],
    recipients: [
      { name: 'Ravi', designation: 'Executive Engineer', department: 'Roads and Buildings', count: 1 },
      { name: 'Sita', count: 1 },
    ],
    refused: [{ reason: errorTexts.addresseeNeeded, count: 1, numbers: [nobody.number] }],
  });
  expect(await desk.read(road.id)).toMatchObject({ state: 'draft', letter: { number: null } });
});

test('[REF-05, REF-15] sends each in its own transaction: one that fails says why and takes no number from the others', async () => {
  const [one, bad, two] = [await desk.drafted(), await desk.drafted(), await desk.drafted()];
  await desk.db
    .update(letters)
    .set({ addressee: { name: '', designation: '', department: '', address: '' } })
    .where(eq(letters.id, bad.letter?.id ?? 0));
  const { job, rows } = await outcome({ action: 'dispatch', ids: [one.id, bad.id, two.id] });
  expect(job).toMatchObject({ state: 'done', total: 3, done: 2, refused: 1 });
  const [first, failed, last] = rows;
  expect(failed).toMatchObject({
    number: bad.number,
    state: 'refused',
    reason: errorTexts.required,
    letter: null,
  });
  const counter = (row = first) => Number(row?.letter?.number?.split('/').at(-1));
  expect(counter(last)).toBe(counter(first) + 1);
  expect(await desk.read(bad.id)).toMatchObject({ state: 'draft', letter: { number: null } });
  const id = [first, last].map((row) => row?.letter?.id);
  const printed = await desk.post(desk.dispatcher, 'letter/print', { id, print: 'all' });
  expect(printed.body.link).toMatch(/^\//);
  const csv = await desk.app.fetch(new Request(`http://localhost${job.results}`));
  expect(await csv.text()).toContain(bad.number);
});

test('[REF-15] repeated it sends nothing twice', async () => {
  const { id } = await desk.drafted({ way: 'email' });
  const mails = await desk.db.$count(officerMails);
  const json = { action: 'dispatch', ids: [id] };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const twice = [1, 2].map(() =>
    desk.send('POST', 'referral/bulk', { token: desk.mla.token, json, headers }),
  );
  const [one, other] = await Promise.all(twice);
  expect(one?.body).toEqual(other?.body);
  expect((await outcome(json)).rows).toMatchObject([{ state: 'refused', reason: errorTexts.referralSent }]);
  expect(await desk.db.$count(officerMails)).toBe(mails + 1);
});

test('[REF-15] takes the whole list by its filters, with the number that was shown', async () => {
  const subject = 'Culvert at the tank';
  for (const way of ['phone', 'by_hand']) await desk.drafted({ way, subject });
  const filters = { stage: 'to_send', term: 'CULVERT' };
  const asked = { action: 'dispatch', filters };
  expect(refusalOf(await bulk(asked), 'expected_total')).toEqual([errorTexts.required]);
  expect(await bulk({ ...asked, expected_total: 3 })).toMatchObject({
    status: 409,
    body: { current: { total: 2 } },
  });
  expect((await outcome({ ...asked, expected_total: 2 })).job).toMatchObject({ done: 2, refused: 0 });
});

test('[REF-13, REF-15] accepts the answers that are ticked; who may not decide of one leaves it', async () => {
  const [one, two] = [await desk.sent(), await desk.sent({}, { staff_id: desk.colleague.id })];
  for (const { id } of [one, two]) await desk.done(desk.answer(id, {}, desk.mla));
  const { body } = await desk.get(desk.mla, 'referral?stage=answered');
  expect(body.data?.[0]).toMatchObject({ answer: { text: 'Repaired.', action: 'done' } });
  const { rows } = await outcome({ action: 'accept', ids: [one.id, two.id] }, desk.mla);
  expect(rows.map(({ state }) => state)).toEqual(['done', 'done']);
  expect((await desk.read(one.id)).state).toBe('accepted');
});

test('[REF-15, SCOPE-08] of other offices and of others nothing is done; without the duty nothing is sent', async () => {
  const { id } = await desk.drafted();
  expect(refusalOf(await bulk({ action: 'dispatch', ids: [id] }, desk.otherMla), 'ids')).toEqual([
    errorTexts.nothingSelected,
  ]);
  expect((await bulk({ action: 'dispatch', ids: [id] }, desk.staff)).status).toBe(403);
  const { job } = await outcome({ action: 'dispatch', ids: [id] });
  expect((await desk.get(desk.deskHead, `referral/bulk/${job.id}`)).status).toBe(404);
});

test('[REF-22] names the current recipients of a mail, not the former holder of the post', async () => {
  const { id } = await desk.drafted({ way: 'email', contact_ids: [desk.sita] });
  await desk.db.update(contacts).set({ successor_id: desk.ravi }).where(eq(contacts.id, desk.sita));
  expect((await desk.read(id)).goes_to).toMatchObject({ name: 'Ravi' });
  await desk.db.update(contacts).set({ successor_id: null }).where(eq(contacts.id, desk.sita));
});
