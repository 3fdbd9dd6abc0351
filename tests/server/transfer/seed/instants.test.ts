import { expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { seed } from '#server/transfer/seed/index.ts';
import { testApp } from '../../app.ts';

const HOUR_MS = 3_600_000;

/** Begin at any instant: weekdays, Sundays, nights, ends of months and years. */
const INSTANTS = Array.from({ length: 40 }, (_, at) => new Date(Date.parse('2026-11-28T16:44:00Z') + at * 41 * HOUR_MS));

test.each(INSTANTS.map((each) => each.toISOString()))('an office can be filled with the demo data at %s @seldom', async (instant) => {
  const { services, db, clock } = await testApp();
  clock.now = new Date(instant);
  await seed(services, { demo: true });
  expect(await db.$count(complaints)).toBeGreaterThan(0);
});
