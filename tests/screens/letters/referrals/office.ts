import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll } from 'vitest';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { inwardLetters } from '#server/letters/schema/letters.ts';
import { referralReplies, referrals } from '#server/letters/schema/referrals.ts';
import { insertContact, insertDepartment } from '../../../worlds/contacts.ts';
import { grievanceDesk } from '../../complaints/grievances.ts';

type Values = Record<string, unknown>;

/** The desk of grievances with a code and two officers; no referrals at the start of each test. Call once a file. */
export function referralDesk() {
  const grievances = grievanceDesk();
  const { desk, record } = grievances;
  let ravi = 0;
  let sita = 0;

  beforeAll(async () => {
    const { db } = desk.app;
    const roads = await insertDepartment(db, 'Roads and Buildings');
    ravi = await insertContact(db, {}, { name: 'Ravi', department: roads });
    sita = await insertContact(
      db,
      {},
      { name: 'Sita', department: await insertDepartment(db, 'Water Supply') },
    );
    const all = await db.select().from(offices);
    for (const [nth, { id }] of all.entries())
      await db
        .update(offices)
        .set({ code: `HZ${'ABCDEFG'[nth]}` })
        .where(eq(offices.id, id));
  });
  afterEach(async () => {
    for (const table of [referralReplies, referrals, inwardLetters]) await desk.app.db.delete(table);
  });

  const post = (path: string, json: Values) =>
    desk.app.send('POST', path, { token: desk.accounts.mla.token, json });
  /** A grievance with a referral, dispatched by default; `number` is the one that screens show. */
  async function asked(given: Values = {}, sent = true) {
    const complaint = await record();
    const drafted = await post('referral', {
      ...{ complaint_id: complaint.id, contact_ids: [ravi], way: 'letter' },
      ...{ subject: 'Broken road', request: 'Please repair it.', ...given },
    });
    const [row] = drafted.body.data as unknown as ReferralRow[];
    if (!row) throw new Error('not drafted');
    if (!sent) return { ...row, complaint };
    const { body } = await post(`referral/${row.id}/dispatch`, {});
    const { letter } = body as unknown as ReferralRow;
    return { ...row, complaint, number: letter?.number ?? row.number };
  }
  const region = async (name: string) => within(await screen.findByRole('region', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  return {
    ...{ ...grievances, desk, post, asked, region, dialog },
    officers: () => ({ ravi, sita }),
  };
}
