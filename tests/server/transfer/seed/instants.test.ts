import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/kernel/day.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { seed } from '#server/transfer/seed/index.ts';
import { testApp } from '../../app.ts';

const HOUR_MS = DAY_MS / 24;
const FIRST = Date.parse('2026-11-28T16:44:00Z');
/** 41 hours apart, for weekdays and hours of every kind. */
const INSTANTS = Array.from({ length: 12 }, (_, nth) => new Date(FIRST + nth * 41 * HOUR_MS));

async function seedAt(instant: Date) {
  const app = await testApp();
  app.clock.now = instant;
  await seed(app.services, { demo: true });
  expect(await app.db.$count(complaints)).toBeGreaterThanOrEqual(400);
}

test('the demo is filled on a Saturday night', () => seedAt(INSTANTS[0] as Date));

test.each(INSTANTS.slice(1))('the demo is filled at %o @seldom', seedAt);
