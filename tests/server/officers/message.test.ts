import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { officerMessage } from '#server/officers/message.ts';
import { openDesk } from '../complaints/desk.ts';

test('[DET-08] an officer reads a dash where the phone of a citizen is not known', async () => {
  const desk = await openDesk();
  const { id } = await desk.record(desk.mla);
  const [complaint] = await desk.db
    .update(complaints)
    .set({ phone: '' })
    .where(eq(complaints.id, id))
    .returning();
  if (!complaint) throw new Error('not recorded');
  const officer = { name: 'Ravi', designation: null };
  const { text } = await officerMessage(desk.db, {
    ...{ complaint, officer, creator_id: null, pdf: Buffer.of() },
    ...{ request: null, link: null },
  });
  expect(text).toMatch(/^Phone: –$/m);
});
