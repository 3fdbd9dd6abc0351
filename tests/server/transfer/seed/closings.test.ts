import { and, count, eq, gt, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { closingCalls, complaintClosings } from '#server/closing/schema/closings.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { demoApp } from '../../demo.ts';

const office = await demoApp();

test('[REF-20] one office of the demo limits reopening, no other does', async () => {
  const rows = await office.db.select({ settings: offices.settings }).from(offices);
  const limits = rows.flatMap(({ settings }) => settings.closing ?? []);
  expect(limits).toEqual([{ reopen_max: 2, reopen_days: 30 }]);
});

test('[REF-16, REF-17, REF-18, REF-19] 80 closings are verified, none by who closed it, and some wait', async () => {
  const { db } = office;
  const { closed_by, complaint_id, is_last, rating, reopened_at, verification, verified_by } =
    complaintClosings;
  const by = await db.select({ verification, n: count() }).from(complaintClosings).groupBy(verification);
  const found = Object.fromEntries(by.map((row) => [row.verification, row.n]));
  expect(found).toMatchObject({ confirmed: 52, disputed: 14, unreachable: 9, declined: 5, pending: 18 });
  expect(await db.$count(complaintClosings, eq(closed_by, verified_by))).toBe(0);
  expect(await db.$count(complaintClosings, isNotNull(rating))).toBe(66);
  expect(await db.$count(complaintClosings, isNotNull(reopened_at))).toBe(14);
  expect(await db.$count(closingCalls)).toBe(52 + 14 + 3 * 9 + 5);
  // Each closed complaint has one current closing, at its closing time.
  const closed = await db.$count(complaints, eq(complaints.status_group, 'closed'));
  const standing = await db
    .select({ closing: complaintClosings.closed_at, complaint: complaints.closed_at })
    .from(complaintClosings)
    .innerJoin(complaints, and(eq(complaints.id, complaint_id), is_last));
  expect(standing).toHaveLength(closed);
  for (const { closing, complaint } of standing) expect(closing).toEqual(complaint);
  expect(await db.$count(closingCalls, gt(closingCalls.created_at, office.clock.now))).toBe(0);
});
