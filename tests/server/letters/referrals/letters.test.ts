import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LetterRecord } from '#contract/letters/letterFields.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { compact, printed } from '../../kernel/pdf/printed.ts';
import { openReferrals } from './office.ts';

const desk = await openReferrals();
const template = { kind: 'referral', name: 'Referral', language: 'en' };
const body = 'Sir,\n\n{{name}} of {{area}} has come to us.\n\nPlease quote {{outward_no}}.';
const texts = { en: { subject: 'About {{number}}', body } };
const kept = await desk.post(desk.mla, 'letter/template', { ...template, texts });
expect(kept.status).toBe(201);
beforeEach(async () => {
  desk.clock.now = new Date('2026-03-02T04:30:00Z');
  await desk.withCode('HZB');
});

const stored = async (id: number | undefined) =>
  (
    await desk.db
      .select()
      .from(letters)
      .where(eq(letters.id, id ?? 0))
  )[0];
const letterOf = async (id: number | undefined) => {
  const answered = await desk.get(desk.mla, `letter/${id}`);
  expect(answered.status).toBe(200);
  return answered.body as unknown as LetterRecord;
};
const counterOf = (number: string | null | undefined) => Number(number?.split('/')[3]);
const drafts = () => desk.db.$count(letters, eq(letters.state, 'draft'));

describe('a referral by letter', () => {
  test('[REF-01, REF-03] is a letter already, with what is asked within the office’s template', async () => {
    const { id, number, letter } = await desk.drafted({
      copies_to: [{ contact_id: desk.sita, text: 'Sita, Executive Engineer' }],
    });
    expect(letter).toEqual({ id: expect.any(Number), number: null });
    expect(await letterOf(letter?.id)).toMatchObject({
      ...{ kind: 'referral', state: 'draft', number: null, contact_id: desk.ravi, referral: { id, number } },
      addressee: { name: 'Ravi', department: 'Roads and Buildings' },
      copies_to: [{ contact_id: desk.sita, text: 'Sita, Executive Engineer' }],
      texts: {
        en: {
          subject: 'Broken road',
          body: 'Sir,\n\nRamulu Goud of V1 has come to us.\n\nPlease repair it.\n\nPlease quote {{outward_no}}.',
        },
      },
    });
    const unsaid = await desk.drafted({ subject: '', request: '' });
    expect(unsaid.subject).toBe(`About ${unsaid.complaint?.complaint_number}`);
  });

  test('[REF-01, REF-05, REF-06] sent, gets number, PDF and digest in the same transaction', async () => {
    const { id, letter } = await desk.drafted();
    const sent = await desk.done(desk.act(desk.dispatcher, id, 'dispatch'));
    expect(sent.letter).toEqual({ id: letter?.id, number: expect.stringMatching(/^HZB\/GR\/2026\/\d{4}$/) });
    const { link } = await letterOf(letter?.id);
    const file = await desk.app.fetch(new Request(`http://localhost${link}`));
    const pdf = new Uint8Array(await file.arrayBuffer());
    expect(createHash('sha256').update(pdf).digest('hex')).toBe((await stored(letter?.id))?.sha256);
    const text = (await printed(pdf)).pages.join('');
    for (const words of ['Broken road', 'Please repair it.', `Please quote ${sent.letter?.number}.`])
      expect(text).toContain(compact(words));
    expect(refusalOf(await desk.act(desk.mla, id, 'dispatch'), 'state')).toHaveLength(1);
    const twice = await desk.post(desk.mla, `letter/${letter?.id}/dispatch`, {});
    expect(refusalOf(twice, 'id')).toEqual([`This letter was dispatched as ${sent.letter?.number}.`]);
  });

  test('[REF-05] is not sent where its letter cannot be: no number is lost, and both stay drafts', async () => {
    const first = await desk.sent();
    const { id, letter } = await desk.drafted({ request: 'Dear 漢 friend' });
    expect(refusalOf(await desk.act(desk.mla, id, 'dispatch'), 'body')).toEqual([
      'No font has these letters: 漢',
    ]);
    expect([(await desk.read(id)).state, (await stored(letter?.id))?.state]).toEqual(['draft', 'draft']);
    await desk.withCode(null);
    const other = await desk.drafted();
    expect(refusalOf(await desk.act(desk.mla, other.id, 'dispatch'), 'code')).toEqual([
      'Give the office a code first.',
    ]);
    await desk.withCode('HZB');
    const next = await desk.done(desk.act(desk.mla, other.id, 'dispatch'));
    expect(counterOf(next.letter?.number)).toBe(counterOf(first.letter?.number) + 1);
  });

  test('[REF-01, REF-06] is sent from the page of its letter as well, to whom that is for and as it says', async () => {
    const { id, letter } = await desk.drafted({ subject: '', request: '' });
    const changed = { contact_id: desk.sita, addressee: { name: 'Smt. Sita', designation: 'EE' } };
    await desk.put(desk.staff, `letter/${letter?.id}`, changed);
    expect((await desk.post(desk.staff, `letter/${letter?.id}/dispatch`, {})).status).toBe(403);
    expect((await desk.post(desk.dispatcher, `letter/${letter?.id}/dispatch`, {})).status).toBe(200);
    const sent = await desk.read(id);
    expect(sent).toMatchObject({
      ...{ state: 'sent', contact_id: desk.sita, addressee: { name: 'Smt. Sita', designation: 'EE' } },
      ...{ department: { id: desk.waterDepartment }, due_on: '2026-03-20', reminders: 0 },
      request: expect.stringContaining('has come to us.'),
    });
    const nobody = await desk.drafted({ contact_ids: [] });
    const named = { addressee: { name: 'The Engineer' } };
    await desk.put(desk.mla, `letter/${nobody.letter?.id}`, named);
    const refused = await desk.post(desk.mla, `letter/${nobody.letter?.id}/dispatch`, {});
    expect(refusalOf(refused, 'contact_id')).toEqual(['Choose whom it is for.']);
    expect((await stored(nobody.letter?.id))?.number).toBeNull();
  });

  test('[REF-01] changed, its letter is written again unless a user has edited it', async () => {
    const { id, letter } = await desk.drafted();
    const put = (path: string, json: object) => desk.put(desk.mla, path, json);
    const other = await desk.done(put(`referral/${id}`, { request: 'Build a new one.' }));
    expect((await letterOf(other.letter?.id)).texts.en?.body).toContain('Build a new one.');
    expect(await stored(letter?.id)).toBeUndefined();
    await put(`letter/${other.letter?.id}`, {
      texts: { en: { subject: 'By hand', body: 'Written by hand' } },
    });
    const to = await desk.done(put(`referral/${id}`, { contact_id: desk.sita, request: 'Another' }));
    expect(await letterOf(to.letter?.id)).toMatchObject({
      ...{ contact_id: desk.sita, addressee: { name: 'Sita' }, texts: { en: { subject: 'By hand' } } },
    });
    expect((await desk.done(put(`referral/${id}`, { way: 'phone' }))).letter).toBeNull();
  });

  test('[REF-01, REF-06] withdrawn, its draft is deleted; a user cannot delete that draft alone', async () => {
    const { id, number, letter } = await desk.drafted();
    const removed = await desk.remove(desk.mla, `letter/${letter?.id}`);
    expect(refusalOf(removed, 'id')).toEqual([
      `This letter belongs to ${number}: it goes when that is answered or withdrawn.`,
    ]);
    expect((await desk.act(desk.mla, id, 'withdraw')).status).toBe(200);
    expect(await stored(letter?.id)).toBeUndefined();
    const sent = await desk.sent();
    await desk.act(desk.mla, sent.id, 'withdraw');
    expect((await stored(sent.letter?.id))?.state).toBe('dispatched');
  });

  test('[REF-06] is to be sent again when its letter is cancelled before an answer, with a copy to be corrected', async () => {
    const { id, letter } = await desk.sent();
    const cancel = (letterId?: number) =>
      desk.post(desk.dispatcher, `letter/${letterId}/cancel`, { reason: 'Wrong village' });
    expect((await cancel(letter?.id)).body).toMatchObject({ state: 'cancelled', number: letter?.number });
    const back = await desk.read(id);
    expect(back).toMatchObject({ state: 'draft', sent_at: null, due_on: null, letter: { number: null } });
    expect((await letterOf(back.letter?.id)).texts).toEqual((await letterOf(letter?.id)).texts);
    const again = await desk.done(desk.act(desk.dispatcher, id, 'dispatch'));
    expect(counterOf(again.letter?.number)).toBe(counterOf(letter?.number) + 1);
    await desk.done(desk.answer(id));
    await cancel(again.letter?.id);
    expect(await desk.read(id)).toMatchObject({ state: 'answered', letter: again.letter });
  });

  test('[REF-13] sent back, has a new letter that says why and names the first one', async () => {
    const { id, letter } = await desk.sent();
    await desk.done(desk.answer(id));
    const json = { reason: 'Only half of it is done', due_on: '2026-04-01' };
    const back = await desk.done(desk.act(desk.mla, id, 'sendback', json));
    expect(await letterOf(back.letter?.id)).toMatchObject({
      ...{ state: 'draft', our_ref: letter?.number },
      texts: { en: { body: expect.stringContaining('Please repair it.\n\nOnly half of it is done') } },
    });
    const again = await desk.done(desk.act(desk.mla, id, 'dispatch'));
    expect([again.state, counterOf(again.letter?.number)]).toEqual(['sent', counterOf(letter?.number) + 1]);
  });

  test('[REF-12] sent on, makes the next referral, whose letter is written', async () => {
    const before = await drafts();
    const { id, complaint } = await desk.sent();
    await desk.done(desk.answer(id, { action: 'sent_on', sent_on_to: desk.sita }));
    const { body } = await desk.get(desk.mla, `referral?complaint_id=${complaint?.id}`);
    expect(body.data).toMatchObject([
      { state: 'draft', contact_id: desk.sita, way: 'letter', letter: { number: null } },
      { id, state: 'answered' },
    ]);
    expect(await drafts()).toBe(before + 1);
  });
});
