import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { PRIVACY_NOTICE } from '#server/messages/privacyNotice.ts';
import { sensitiveComplaints, statusLinks } from '#server/messages/schema/citizens.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { openDesk, refusalOf } from '../../complaints/desk.ts';
import { compact, printed } from '../../kernel/pdf/printed.ts';

const desk = await openDesk();
await desk.db.update(offices).set({ settings: { messages: { phone: '0870-2345678' } } });

async function slip(id: number, json: Record<string, unknown> = {}) {
  const { status, body } = await desk.post(desk.staff, `complaint/${id}/slip`, json);
  expect(status).toBe(200);
  const response = await desk.app.fetch(new Request(`http://localhost${body.link}`));
  const pdf = new Uint8Array(await response.arrayBuffer());
  return {
    qr: body.qr,
    pdf,
    text: (await printed(pdf)).pages.join(),
    type: response.headers.get('content-type'),
  };
}
const recorded = () => desk.record(desk.mla, { staff_id: desk.staff.id });
const links = (id: number) => desk.db.$count(statusLinks, eq(statusLinks.complaint_id, id));

test('[MSG-17, MSG-07] tells number, day, category, day due, name, how to ask and the short notice; in Telugu when nothing is known', async () => {
  const { id, complaint_number } = await recorded();
  const { qr, text, type } = await slip(id);
  expect([qr, type]).toEqual([true, 'application/pdf']);
  for (const told of [
    complaint_number,
    '02-03-2026',
    'Roads',
    'Ramulu Goud',
    '0870-2345678',
    'పేరు',
    'STOP',
    'కార్యాలయం',
  ])
    expect(text).toContain(compact(String(told)));
  expect(text).toContain(compact('స్థితి చూడటానికి'));
  expect(text).not.toContain('9848012345');
  expect(await links(id)).toBe(1);
});

test('[MSG-17] in the language of the person, or in another that is asked for, also as a strip of 80 mm', async () => {
  const { id, person_id } = await recorded();
  await desk.db
    .update(persons)
    .set({ language: 'hi' })
    .where(eq(persons.id, Number(person_id)));
  const hindi = await slip(id, { format: '80mm' });
  expect(hindi.text).toContain(compact('नाम'));
  expect((await slip(id, { language: 'en' })).text).toContain(compact('Scan this to see how it stands'));
  expect(await links(id)).toBe(2);
});

test('[MSG-17] is one page with all texts at the bottom, even with a long name and category', async () => {
  const name = 'వేంకటలక్ష్మీనరసింహరాజేశ్వరప్రసాదరావు '.repeat(5).slice(0, 200);
  const { id } = await desk.record(desk.mla, { staff_id: desk.staff.id, name });
  await desk.db
    .update(complaintCategories)
    .set({ name_te: name })
    .where(eq(complaintCategories.name, 'Roads'));
  namesChanged(desk.db);
  const { pages } = await printed((await slip(id)).pdf);
  await desk.db.update(complaintCategories).set({ name_te: null });
  namesChanged(desk.db);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(compact(`విషయం ${name}`));
  expect(pages[0]).toContain(compact(`పేరు ${name}`));
  expect(pages[0]).toContain(compact(PRIVACY_NOTICE.short.te));
});

test('[MSG-17] prints a name in any script of the state, and refuses one that no font has', async () => {
  const { id } = await desk.record(desk.mla, { staff_id: desk.staff.id, name: 'முருகேசன் 🙏 محمد' });
  const { fonts } = await printed((await slip(id)).pdf);
  for (const family of ['NotoSansTamil', 'NotoEmoji', 'NotoSansArabic'])
    expect(fonts.some((font) => font.includes(family))).toBe(true);
  const chinese = await desk.record(desk.mla, { staff_id: desk.staff.id, name: '王 Wang' });
  const refused = await desk.post(desk.staff, `complaint/${chinese.id}/slip`, {});
  expect(refusalOf(refused, 'id')).toEqual(['No font has these letters: 王']);
});

test('[MSG-17] without an address of the server has "Ask with this number" instead of a QR code', async () => {
  const { id } = await recorded();
  const app = createApp({ ...desk.services, publicUrl: null });
  const headers = { Authorization: `Bearer ${desk.staff.token}`, 'Content-Type': 'application/json' };
  const ask = { method: 'POST', headers, body: JSON.stringify({ language: 'en' }) };
  const answer = await app.fetch(new Request(`http://localhost/api/v1/complaint/${id}/slip`, ask));
  const { link, qr } = (await answer.json()) as { link: string; qr: boolean };
  const pdf = await (await app.fetch(new Request(`http://localhost${link}`))).arrayBuffer();
  const text = (await printed(new Uint8Array(pdf))).pages.join();
  expect([qr, text.includes(compact('Ask with this number')), text.includes('Scan')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(await links(id)).toBe(0);
});

test('[MSG-17, MSG-20] of a sensitive grievance it tells no category and has no QR', async () => {
  const { id } = await recorded();
  await desk.db.insert(sensitiveComplaints).values({ complaint_id: id });
  const { qr, text } = await slip(id, { language: 'en' });
  expect([qr, text.includes('Roads')]).toEqual([false, false]);
  expect(text).toContain(compact('Ask with this number'));
  expect(await links(id)).toBe(0);
});

test('[MSG-18, MSG-20] staff make a new address, and all that were given before are dead', async () => {
  const { id } = await recorded();
  await slip(id);
  const { body } = await desk.post(desk.staff, `complaint/${id}/statuslink`, {});
  expect(body.url).toMatch(/^https:\/\/desk\.example\.org\/s\/[\w-]{22}$/);
  expect(await links(id)).toBe(1);
  const open = (url: unknown) =>
    desk.app.fetch(new Request(`http://localhost${new URL(String(url)).pathname}`), { ip: '198.51.100.7' });
  expect((await open(body.url)).status).toBe(200);
  const again = await desk.post(desk.staff, `complaint/${id}/statuslink`, {});
  expect([(await open(body.url)).status, (await open(again.body.url)).status]).toEqual([404, 200]);
  await desk.db.insert(sensitiveComplaints).values({ complaint_id: id });
  expect(refusalOf(await desk.post(desk.staff, `complaint/${id}/statuslink`, {}), 'complaint')).toEqual([
    'This grievance has a status page only when the person has asked for it.',
  ]);
});
