import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { complaintPdf } from '#server/kernel/pdf/complaintPdf.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';
import { complaintLeaders } from '#server/officers/schema/forwarding.ts';
import { jpeg, pdf, png, recording } from '../../../fixtures/index.ts';
import { openDesk } from '../../complaints/desk.ts';
import { compact, printed } from './printed.ts';

const desk = await openDesk();

const paper = async (id: number, by?: string) =>
  printed(await complaintPdf(desk.db, desk.services.files, id, desk.clock.now, by));
const textOf = async (id: number) => (await paper(id)).pages.join('');
const attach = (complaint_id: number, file: File) =>
  desk.send('POST', 'complaint/media', { token: desk.mla.token, form: { complaint_id, file } });
const remark = (complaint_id: number, message: string) =>
  desk.post(desk.mla, 'complaint/history', { complaint_id, message });
const close = (id: number, message: string, file: File | null = null) =>
  desk.send('POST', 'complaint/close', { token: desk.mla.token, form: { id, message, file } });

describe('the page', () => {
  test('[DET-04, DET-01] holds every field of the complaint, times in the time zone of the state', async () => {
    const { id } = await desk.record(desk.admin, {
      email: 'ramulu@example.org',
      assigned: 'Office of the Home Secretary',
      location: JSON.stringify({ latitude: 17.385, longitude: 78.4867 }),
      staff_id: desk.staff.id,
    });
    const [leader] = await desk.db
      .insert(leaders)
      .values({ name: 'Bhaskar', phone: '9848012346' })
      .returning();
    await desk.db.insert(complaintLeaders).values({ complaint_id: id, leader_id: leader?.id ?? 0 });
    await close(id, 'Repaired.');
    const { pages, title } = await paper(id, 'Sunitha');
    for (const line of [
      'Grievance Desk · Assembly A1, Parliament P1 Grievance 2026-000001 Closed 0 Days Took to Close',
      'Name Ramulu Goud Phone 9848012345 Category Roads Email ramulu@example.org',
      'Type Complaint Source Web Area V1 Mandal M1 Assembly A1 Parliament P1',
      'Origin – Position 17.385, 78.4867 Grievance Incharge Office of the Home Secretary Staff sunitha',
      'Forwarded to Bhaskar Recorded by state-admin Recorded on 2 Mar 2026, 10:00 am Closed on 2 Mar 2026, 10:00 am',
      'Details The road is broken. Attachments No attachments. Replies to the citizen',
      'made on 2 Mar 2026, 10:00 am by Sunitha Page 1 of 1',
    ]) {
      expect(pages[0]).toContain(compact(line));
    }
    expect(title).toBe('Grievance 2026-000001');
  });

  test('[DET-04] has a dash where nothing was given', async () => {
    const { id } = await desk.record(desk.mla);
    const text = await textOf(id);
    for (const line of ['Email –', 'Origin – Position – Grievance Incharge – Staff –', 'Closed on –'])
      expect(text).toContain(compact(line));
    expect(text).toContain(compact('Replies to the citizen No reply yet. History Nothing has happened yet.'));
  });

  test('[DET-04, DET-02] holds the replies to the citizen and the history, newest first', async () => {
    const { id } = await desk.record(desk.mla);
    await desk.post(desk.admin, 'complaint/history', { complaint_id: id, message: 'Called\nthe engineer.' });
    desk.pass(1);
    await close(id, 'The road is repaired.', await png());
    const text = await textOf(id);
    expect(text).toContain(compact('2 Mar 2026, 10:01 am · Closed The road is repaired. image.png History'));
    expect(text).toContain(
      compact('10:01 am Resolved state-admin 2 Mar 2026, 10:00 am · Office Called the engineer.'),
    );
  });

  test('[DET-04] is numbered, over as many pages as it takes', async () => {
    const { id } = await desk.record(desk.mla);
    for (let day = 1; day <= 20; day++) await remark(id, `Day ${day}: ${'the work goes on. '.repeat(25)}`);
    const { pages } = await paper(id);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toMatch(new RegExp(`Page${index + 1}of${pages.length}$`));
      if (index > 0) expect(page).toMatch(/^Grievance2026-\d{6}/);
    }
    expect(pages.join('').match(/Day\d+:/g)).toHaveLength(20);
  });
});

describe('scripts', () => {
  const TELUGU =
    'శ్రీ లక్ష్మి గారి గ్రామంలో రోడ్డు, విద్యుత్ ట్రాన్స్ఫార్మర్ మరమ్మత్తు చేయాలి. రాష్ట్ర ప్రభుత్వ క్షేత్ర సిబ్బందికి నష్టం, కష్టాలు. స్త్రీ వృద్ధాప్య పింఛను జ్ఞాపకం.';
  const HINDI =
    'प्रधानमंत्री कार्यालय को श्री कृष्ण की शिकायत: क्षेत्र में बिजली नहीं, विद्यार्थियों को कठिनाई, सड़क की मरम्मत शीघ्र करवाएँ।';

  test('[DET-04] Telugu, Hindi and English are read back as they were typed, in all weights', async () => {
    const { id } = await desk.record(desk.mla, {
      name: 'శ్రీమతి సత్యనారాయణమ్మ',
      details: `<p>${TELUGU}</p><p><strong>${TELUGU} ${HINDI}</strong></p><p><em>${HINDI} The road – “broken”, ₹ 5,000.</em></p>`,
    });
    await remark(id, TELUGU);
    await close(id, HINDI);
    const { pages, fonts } = await paper(id);
    const text = pages.join('');
    expect(text).toContain(compact('Name శ్రీమతి సత్యనారాయణమ్మ Phone'));
    expect(text.split(compact(TELUGU))).toHaveLength(4);
    expect(text.split(compact(HINDI))).toHaveLength(4);
    expect(text).toContain(compact('The road – “broken”, ₹ 5,000.'));
    const families = fonts.map((font) => font.replace(/^[A-Z]{6}\+/, ''));
    const weights = ['NotoSans-Bold', 'NotoSans-Italic', 'NotoSans-Regular'];
    expect(families.sort()).toEqual([...weights, 'NotoSansTelugu-Bold', 'NotoSansTelugu-Regular']);
  });

  test('[DET-04] a word longer than its column is broken, not cut off, and read back whole', async () => {
    const email = `${'very.long.address'.repeat(3)}@${'example.'.repeat(8)}org`;
    const word = 'రాష్ట్రప్రభుత్వక్షేత్ర'.repeat(12);
    const { id } = await desk.record(desk.mla, {
      email,
      name: word.slice(0, 200),
      details: `<p>${word}</p>`,
    });
    const text = await textOf(id);
    for (const whole of [email, word.slice(0, 200), `Details${word}`]) expect(text).toContain(compact(whole));
  });
});

describe('attachments', () => {
  test('[DET-04, CRE-12] images are shown; recordings and documents are named', async () => {
    const { id } = await desk.record(desk.mla);
    for (const file of [await png(), await jpeg(), recording(), pdf()]) await attach(id, file);
    const { pages, pictures } = await paper(id);
    expect(pictures.reduce((sum, count) => sum + count)).toBe(2);
    expect(pages.join('')).toContain(
      compact('image.png image.jpg Voice recordings: audio.aac Documents: petition.pdf'),
    );
  });

  test('[DET-04] a large image needs little space, whatever its size was', async () => {
    const { id } = await desk.record(desk.mla);
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const photo = sharp({ create: { width: 2_400, height: 1_800, channels: 3, background: 'grey', noise } });
    const bytes = await photo.jpeg({ quality: 60 }).toBuffer();
    expect(bytes.length).toBeGreaterThan(1_000_000);
    await attach(id, new File([new Uint8Array(bytes)], 'photo.jpg'));
    const made = await complaintPdf(desk.db, desk.services.files, id, desk.clock.now);
    expect(made.length).toBeLessThan(bytes.length * 0.75);
    expect((await printed(made)).pictures).toContain(1);
  });

  test('[DET-04] a broken or missing image is named and does not keep the rest from being printed', async () => {
    const { id } = await desk.record(desk.mla);
    for (const name of ['broken.png', 'gone.png', 'fine.png']) {
      await attach(id, new File([await (await png()).arrayBuffer()], name));
    }
    const key = await desk.services.files.put(Buffer.from('\x89PNG no picture'));
    await desk.db.update(files).set({ key }).where(eq(files.name, 'broken.png'));
    await desk.db.update(files).set({ key: '00/000000' }).where(eq(files.name, 'gone.png'));
    const { pages, pictures } = await paper(id);
    const none = 'This image is not shown here:';
    expect(pages.join('')).toContain(compact(`${none} broken.png ${none} gone.png fine.png`));
    expect(pictures).toEqual([1]);
  });
});

test('[DET-04, DET-16] prints text that looks like typesetter code, and does not run it', async () => {
  const code =
    '#panic("no") #read("/etc/passwd") #import "@preview/x:1.0.0" #{1+1} [x] $ a^2 $ *b* _i_ `r` \\ \\u{41} // c /* d */ <l> @r = h - i + j "q\' ~ --- ...';
  const escaped = code.replaceAll('<', '&lt;');
  await desk.db.update(users).set({ name: code }).where(eq(users.id, desk.colleague.id));
  namesChanged(desk.db);
  const { id } = await desk.record(desk.admin, {
    name: code,
    assigned: code,
    email: '#panic*_$1@x.org',
    details: `<p>${escaped}</p><ul><li><b>${escaped}</b></li></ul><p><a href="https://x.org/#panic()">${escaped}</a></p>`,
    staff_id: desk.colleague.id,
  });
  await remark(id, code);
  await attach(id, new File([await (await png()).arrayBuffer()], `${code}.png`));
  await close(id, code, new File([await pdf().arrayBuffer()], `${code}.pdf`));
  const { pages } = await paper(id, code);
  const text = pages.join('');
  const body = text.replaceAll(/GrievanceDesk·madeon.*?Page\dof\d(Grievance2026-\d{6})?/g, '');
  const printedIn = [
    'name',
    'assigned',
    'staff',
    'assignment',
    'p',
    'li',
    'a',
    'remark',
    'image',
    'answer',
    'document',
  ];
  expect(body.split(compact(code))).toHaveLength(printedIn.length + 1);
  expect(body).toContain('#panic*_$1@x.org');
  expect(body).toContain('(https://x.org/#panic())');
  expect(text).toContain(compact(`by ${code} Page 1 of`));
});

test('[DET-04] lists within lists within lists are printed to their last word', async () => {
  const details = `${'<ul><li>'.repeat(300)}<blockquote>${'<ol><li>'.repeat(300)}the end`;
  const { id } = await desk.record(desk.mla, { details });
  expect(await textOf(id)).toContain('theend');
});
