import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ERASED } from '#contract/desk/privacy.ts';
import { tasks } from '#server/desk/schema/tasks.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { insertContact } from '../../../worlds/contacts.ts';
import { type BulkOffice, openBulk } from '../bulk/office.ts';
import { tracesOf } from './traces.ts';
import { NAME, PHONE } from './who.ts';

const texts = {
  subject: `Pipe at ${NAME}'s`,
  request: `Pipe at ${NAME}'s is broken.\nCall ${PHONE} ($&).`,
  copies_to: [{ text: `${NAME}, chair` }],
};
const WITHOUT = {
  subject: `Pipe at ${ERASED}'s`,
  request: `Pipe at ${ERASED}'s is broken.\nCall ${ERASED} ($&).`,
  copies_to: [{ text: `${ERASED}, chair` }],
};

let office: BulkOffice;
/** The case of the one who is erased, and two of others that departments were asked about together with it. */
let hers: number;
let sent: number;
let drafted: number;
beforeEach(async () => {
  office = await openBulk();
  const { mla } = office;
  await office.put(mla, 'office/registers', { code: 'HZB' });
  hers = (await office.record(mla, { name: NAME, phone: PHONE })).id;
  [sent = 0, drafted = 0] = await office.many(2);
  const officer = await insertContact(office.db, {}, { name: 'Ravi' });
  const ids = { ids: [hers, sent, drafted] };
  const { job } = await office.run('refer', { contact_ids: [officer], way: 'letter', ...texts }, ids);
  expect(job.done).toBe(3);
  const { id } = await referralOf(sent);
  expect((await office.post(mla, `referral/${id}/dispatch`, {})).status).toBe(200);
});

const referralOf = async (id: number) => {
  const [referral] = await office.db.select().from(referrals).where(eq(referrals.complaint_id, id));
  if (!referral) throw new Error('it was referred');
  return referral;
};
const letterOf = async (id: number) => {
  const [letter] = await office.db.select().from(letters).where(eq(letters.complaint_id, id));
  if (!letter) throw new Error('it was written');
  return letter;
};
const stored = async () => {
  const keys: string[] = [];
  for await (const key of office.services.files.list()) keys.push(key);
  return keys;
};
const erase = () =>
  office.post(office.admin, 'privacy/person/erase', { phone: PHONE, confirmation: PHONE, open: true });

describe('[GRD-09, DESK-10, REF-05] an erasure takes what was typed for many referrals at once', () => {
  test('out of the work, of what is asked about the others, and of their letters', async () => {
    expect((await erase()).status).toBe(200);
    expect(await tracesOf(office.db, office.services.files, [NAME, PHONE])).toEqual([]);
    expect((await office.db.select().from(tasks))[0]?.params).toMatchObject(WITHOUT);
    for (const id of [sent, drafted]) {
      expect(await referralOf(id)).toMatchObject(WITHOUT);
      const { texts: said, copies_to } = await letterOf(id);
      expect(said.en).toMatchObject({ subject: WITHOUT.subject });
      expect(said.en?.body).toContain(WITHOUT.request);
      expect(copies_to).toEqual(WITHOUT.copies_to);
    }
    expect(await referralOf(hers)).toMatchObject({ subject: ERASED, copies_to: [{ text: ERASED }] });
  });

  test('removes the PDF of a sent letter, whose number stays', async () => {
    const before = await letterOf(sent);
    const files = await stored();
    expect(files).toHaveLength(1);
    await erase();
    expect(await stored()).toEqual([]);
    const { number, state, file_id, sha256 } = await letterOf(sent);
    expect({ number, state, file_id, sha256 }).toEqual({
      ...{ number: before.number, state: 'dispatched' },
      ...{ file_id: null, sha256: before.sha256 },
    });
  });

  test('and nothing else that is written about the others', async () => {
    const { id } = await letterOf(drafted);
    const body = `${texts.request}\n\nSomebody else of the name ${NAME} agrees.`;
    const json = { texts: { en: { subject: texts.subject, body } } };
    const edited = await office.put(office.mla, `letter/${id}`, json);
    expect(edited.status).toBe(200);
    await office.record(office.mla, { name: NAME, phone: '9848011111' });
    await erase();
    expect((await letterOf(drafted)).texts.en?.body).toBe(
      `${WITHOUT.request}\n\nSomebody else of the name ${NAME} agrees.`,
    );
  });
});
