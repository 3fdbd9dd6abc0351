import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { refusalOf } from '../complaints/desk.ts';
import { compact, printed } from '../kernel/pdf/printed.ts';
import { openRoom, TEXTS } from './room.ts';

const room = await openRoom();

describe('a letter that is sent', () => {
  test('[REF-05, REF-06] gets its number and is stored with its digest, printed again byte for byte', async () => {
    const { mla, db } = room;
    const { id, number, link, state } = await room.sent(mla);
    expect(number).toMatch(/^HZB\/GR\/2026\/000\d$/);
    expect(state).toBe('dispatched');
    const pdf = await room.opened(link);
    const [row] = await db.select().from(letters).where(eq(letters.id, id));
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(row?.sha256);
    room.clock.now = new Date('2026-05-02T04:30:00Z');
    const again = await room.get(mla, `letter/${id}`);
    expect(Buffer.from(await room.opened(again.body.link)).equals(Buffer.from(pdf))).toBe(true);
    room.clock.now = new Date('2026-03-02T04:30:00Z');
  });

  test('[REF-03, REF-04] says who writes, to whom, when, about what', async () => {
    const { link, number } = await room.sent(room.mla, {
      their_ref: 'EE/2026/17',
      enclosures: ['A petition', 'Two photographs'],
      copies_to: [{ text: 'The Collector, Karimnagar' }],
      texts: { en: { subject: 'The road', body: 'As **{{name}}** of {{area}} says.\n\n- First\n- Second' } },
    });
    const { pages, title } = await printed(await room.opened(link));
    expect(title).toBe(number);
    for (const words of [
      'Member of the Legislative Assembly',
      'Camp Office, Karimnagar Road',
      '9848011111 · mla@example.org',
      `No. ${number}`,
      'Date: 02-03-2026',
      'Sri K. Narsaiah',
      'Executive Engineer',
      'Roads and Buildings',
      'Sub: The road',
      'EE/2026/17',
      'As Ramulu Goud of V1 says.',
      '• First',
      'A petition',
      'Copy to: The Collector, Karimnagar',
    ]) {
      expect(pages[0]).toContain(compact(words));
    }
  });

  test('[REF-06] is never edited, sent again or thrown away', async () => {
    const { mla } = room;
    const { id, number } = await room.sent(mla);
    expect(refusalOf(await room.dispatch(mla, id), 'id')).toEqual([
      `This letter was dispatched as ${number}.`,
    ]);
    const edit = await room.put(mla, `letter/${id}`, { texts: {} });
    expect(refusalOf(edit, 'id')).toEqual(['A letter that was sent is not changed.']);
    expect(refusalOf(await room.remove(mla, `letter/${id}`), 'id')).toHaveLength(1);
  });

  test('[REF-05, GRD-05, GRD-06] is recorded in the timeline of its grievance; the version stays', async () => {
    const { db, complaint_id, mla } = room;
    const version = async () =>
      (await db.select().from(complaints).where(eq(complaints.id, complaint_id)))[0]?.version;
    const before = await version();
    const { number } = await room.sent(mla);
    const { body } = await room.get(mla, `complaint/timeline?complaint_id=${complaint_id}`);
    expect(body.data?.[0]).toMatchObject({
      action: 'letterDispatched',
      changes: [{ field: 'letter', from: null, to: number }],
    });
    expect(await version()).toBe(before);
  });
});

describe('what is refused', () => {
  test('[REF-06] without addressee, subject or text: under each field, and no number is lost', async () => {
    const { mla } = room;
    const first = await room.sent(mla);
    const empty = await room.draft(mla, { addressee: {}, texts: {} });
    const refused = await room.dispatch(mla, empty);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: {
          addressee: ['This field is required.'],
          subject: ['This field is required.'],
          body: ['This field is required.'],
        },
      },
    });
    const next = await room.sent(mla);
    expect(counterOf(next.number)).toBe(counterOf(first.number) + 1);
  });

  test('[REF-05] from an office without a code', async () => {
    const { otherMla, places } = room;
    const { id } = await room.record(otherMla, { ...places.V4 });
    const draft = await room.draft(otherMla, { complaint_id: id });
    expect(refusalOf(await room.dispatch(otherMla, draft), 'code')).toEqual([
      'Give the office a code first.',
    ]);
  });

  test('[REF-08] with letters that no font has: they are named, under their field, and no number is lost', async () => {
    const { mla } = room;
    const first = await room.sent(mla);
    const body = { en: { ...TEXTS.en, body: 'Dear 漢 friend' } };
    const wrong = await room.draft(mla, { texts: body });
    expect(refusalOf(await room.dispatch(mla, wrong), 'body')).toEqual(['No font has these letters: 漢']);
    const subject = await room.draft(mla, { texts: { en: { subject: 'A 龍', body: 'x' } } });
    expect(refusalOf(await room.dispatch(mla, subject), 'subject')).toEqual([
      'No font has these letters: 龍',
    ]);
    expect(counterOf((await room.sent(mla)).number)).toBe(counterOf(first.number) + 1);
    expect((await room.post(mla, 'letter/preview', room.letter({ texts: body }))).status).toBe(422);
  });

  test('[REF-03] with a placeholder that nothing is known for', async () => {
    const { mla } = room;
    const texts = { en: { subject: 'x', body: '{{their_ref}} of {{due}}, {{unknown}}' } };
    const draft = await room.draft(mla, { texts });
    expect(refusalOf(await room.dispatch(mla, draft), 'body')).toEqual(['Please fill in: {{their_ref}}']);
  });
});

describe('a letter that is cancelled', () => {
  test('[REF-06] keeps number, day and reason; its PDF says so, what is stored stays', async () => {
    const { mla, dispatcher, db } = room;
    const { id, number } = await room.sent(mla);
    const [before] = await db.select().from(letters).where(eq(letters.id, id));
    expect(refusalOf(await room.post(mla, `letter/${id}/cancel`, {}), 'reason')).toEqual([
      'This field is required.',
    ]);
    const cancelled = await room.post(dispatcher, `letter/${id}/cancel`, { reason: 'Wrong department' });
    expect(cancelled).toMatchObject({
      status: 200,
      body: { state: 'cancelled', number, cancel_reason: 'Wrong department' },
    });
    const { pages } = await printed(await room.opened(cancelled.body.link));
    expect(pages[0]).toContain('CANCELLED');
    expect(pages[0]).toContain('02-03-2026');
    const [after] = await db.select().from(letters).where(eq(letters.id, id));
    expect([after?.file_id, after?.sha256]).toEqual([before?.file_id, before?.sha256]);
    const again = await room.post(mla, `letter/${id}/cancel`, { reason: 'Again' });
    expect(refusalOf(again, 'id')).toEqual(['This letter is cancelled already.']);
    expect(counterOf((await room.sent(mla)).number)).toBe(counterOf(number) + 1);
  });

  test('[REF-06] was sent before', async () => {
    const { mla } = room;
    const refused = await room.post(mla, `letter/${await room.draft(mla)}/cancel`, { reason: 'x' });
    expect(refusalOf(refused, 'id')).toEqual(['This letter has not been sent.']);
  });
});

const counterOf = (number: string) => Number(number.split('/')[3]);
