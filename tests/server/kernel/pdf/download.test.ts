import { describe, expect, test } from 'vitest';
import { files } from '#server/kernel/db/schema/files.ts';
import { complaintPdf } from '#server/kernel/pdf/complaintPdf.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';
import { printed } from './printed.ts';

const desk = await openDesk();

const ask = (by: { token: string }, id: unknown) =>
  desk.post(by as Desk['admin'], 'complaint/download', { id });

/** A link as a new tab opens it: without a header. */
const open = (url: string) => desk.app.fetch(new Request(`http://localhost${url}`));

async function linkFor(by: { token: string }, id: number): Promise<string> {
  const { status, body } = await ask(by, id);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['url']);
  return String(body.url);
}

test('[DET-04] the link opens the PDF in the browser without a header, again and again', async () => {
  const { id, complaint_number } = await desk.record(desk.mla);
  const url = await linkFor(desk.mla, id);
  expect(url).toMatch(/^\/api\/v1\/[^?]+\?expires=\d+&signature=[\w-]+&holder=[\w.]+$/);
  for (const _ of ['just made', 'made anew']) {
    const response = await open(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="Grievance ${complaint_number}.pdf"`,
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    const { title, pages } = await printed(new Uint8Array(await response.arrayBuffer()));
    expect(title).toBe(`Grievance ${complaint_number}`);
    expect(pages).toHaveLength(1);
  }
});

test('[DET-04] each call shows the complaint as it is now, and so does a link that is opened again', async () => {
  const { id } = await desk.record(desk.mla);
  const text = async (url: string) =>
    (await printed(new Uint8Array(await (await open(url)).arrayBuffer()))).pages[0];
  const url = await linkFor(desk.mla, id);
  await linkFor(desk.mla, id);
  await desk.post(desk.mla, 'complaint/history', { complaint_id: id, message: 'Seen.' });
  await linkFor(desk.mla, id);
  expect(await text(url)).toContain('Seen.');
  await desk.post(desk.mla, 'complaint/history', { complaint_id: id, message: 'Repaired.' });
  expect(await text(url)).toContain('Repaired.');
});

test('[DET-04] nothing of it is kept in the store', async () => {
  const { id } = await desk.record(desk.mla);
  await open(await linkFor(desk.mla, id));
  expect(await desk.db.select().from(files)).toEqual([]);
});

test('[DET-04] a job without a session gets the same document by the id', async () => {
  const { id, complaint_number } = await desk.record(desk.mla);
  const { title, pages } = await printed(
    await complaintPdf(desk.db, desk.services.files, id, desk.clock.now),
  );
  expect(title).toBe(`Grievance ${complaint_number}`);
  expect(pages[0]).toContain('GrievanceDesk·madeon2Mar2026,10:00amPage1of1');
  const missing = complaintPdf(desk.db, desk.services.files, 2_147_483_647, desk.clock.now);
  await expect(missing).rejects.toMatchObject({ status: 404 });
});

describe('a link is worth nothing', () => {
  test('[DET-04, SCOPE-08] when who asked may no longer see the complaint, or it is gone', async () => {
    const { id } = await desk.record(desk.mla);
    await desk.post(desk.mla, 'complaint/staff/assign', { complaint_id: id, staff_id: desk.staff.id });
    const [ofStaff, ofMla] = [await linkFor(desk.staff, id), await linkFor(desk.mla, id)];
    await desk.post(desk.mla, 'complaint/staff/assign', { complaint_id: id, staff_id: desk.colleague.id });
    expect((await open(ofStaff)).status).toBe(404);
    expect((await open(ofMla)).status).toBe(200);
    await desk.remove(desk.admin, `complaint/${id}`);
    expect((await open(ofMla)).status).toBe(404);
  });
});
