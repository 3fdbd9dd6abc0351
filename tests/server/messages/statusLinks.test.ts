import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { NOTICE_VERSION } from '#contract/messages/messageKinds.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { messageContext, withOwnLink } from '#server/messages/messageContext.ts';
import { PRIVACY_NOTICE } from '#server/messages/privacyNotice.ts';
import { sensitiveComplaints, statusLinks } from '#server/messages/schema/citizens.ts';
import { dropStatusLinks, newStatusLink } from '#server/messages/statusLinks.ts';
import { openDesk } from '../complaints/desk.ts';

const desk = await openDesk();
const made = { publicUrl: 'https://desk.example.org', now: new Date('2026-03-02T04:30:00Z') };
const kept = (id: number) => desk.db.select().from(statusLinks).where(eq(statusLinks.complaint_id, id));

test('[MSG-18] an address has 22 letters of 128 random bits, of which a hash is kept; each is one more', async () => {
  const { id } = await desk.record(desk.mla);
  const [one, other] = [await newStatusLink(desk.db, id, made), await newStatusLink(desk.db, id, made)];
  expect(one).toMatch(/^https:\/\/desk\.example\.org\/s\/[\w-]{22}$/);
  expect(one).not.toBe(other);
  const rows = await kept(id);
  const token = (one ?? '').slice(-22);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.map(({ token_hash }) => token_hash)).toContain(
    createHash('sha256').update(token).digest('base64url'),
  );
  await dropStatusLinks(desk.db, id);
  expect(await kept(id)).toEqual([]);
});

test('[MSG-17, MSG-18] without an address of the server there is none', async () => {
  const { id } = await desk.record(desk.mla);
  expect(await newStatusLink(desk.db, id, { ...made, publicUrl: null })).toBeNull();
  expect(await kept(id)).toEqual([]);
});

test('[MSG-18] a text that names it more than once has the same address everywhere', async () => {
  const { id } = await desk.record(desk.mla);
  const [complaint] = await desk.db.select().from(complaints).where(eq(complaints.id, id));
  if (!complaint) throw new Error('nothing was recorded');
  const told = await messageContext(desk.db, complaint, made);
  const sample = told.values.link?.name ?? '';
  const [one, other] = (await withOwnLink(desk.db, told, `${sample} ${sample}`, made)).split(' ');
  expect([one === other, one === sample, (await kept(id)).length]).toEqual([true, false, 1]);
});

test('[MSG-20] of a sensitive grievance there is none unless its person has asked for it', async () => {
  const { id } = await desk.record(desk.mla);
  await desk.db.insert(sensitiveComplaints).values({ complaint_id: id });
  expect(await newStatusLink(desk.db, id, made)).toBeNull();
  await desk.db
    .update(sensitiveComplaints)
    .set({ status_page: true })
    .where(eq(sensitiveComplaints.complaint_id, id));
  expect(await newStatusLink(desk.db, id, made)).not.toBeNull();
});

test('[MSG-07] the notice is whole in three languages, and another text is another version', () => {
  for (const language of LANGUAGES) {
    expect(PRIVACY_NOTICE.full[language].split('\n')).toHaveLength(6);
    expect(PRIVACY_NOTICE.full[language]).toContain('STOP');
    expect(PRIVACY_NOTICE.short[language].length).toBeLessThan(260);
  }
  const digest = createHash('sha256')
    .update(JSON.stringify([PRIVACY_NOTICE.full, PRIVACY_NOTICE.short]))
    .digest('hex');
  expect({ [NOTICE_VERSION]: digest.slice(0, 16) }).toEqual({ 1: 'b7b2c2a80d48d5b8' });
});
