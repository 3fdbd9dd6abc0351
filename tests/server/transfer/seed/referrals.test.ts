import { expect, test } from 'vitest';
import { dayOf } from '#contract/kernel/day.ts';
import { REFERRAL_STATES } from '#contract/letters/letterKinds.ts';
import { inwardLetters } from '#server/letters/schema/letters.ts';
import { referralReminders, referrals } from '#server/letters/schema/referrals.ts';
import { demoApp } from '../../demo.ts';

const office = await demoApp();

test('[REF-01, REF-09] 90 referrals in all states over 20 contacts; 12 of them overdue, with reminders', async () => {
  const all = await office.db.select().from(referrals);
  expect(all).toHaveLength(90);
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(REFERRAL_STATES));
  expect(new Set(all.map(({ contact_id }) => contact_id)).size).toBe(20);
  const today = dayOf(office.clock.now);
  const late = all.filter(
    ({ state, due_on }) => ['sent', 'interim'].includes(state) && (due_on ?? today) < today,
  );
  expect(late).toHaveLength(12);
  const reminded = await office.db
    .selectDistinct({ id: referralReminders.referral_id })
    .from(referralReminders);
  expect(reminded.map(({ id }) => id).sort()).toEqual(late.map(({ id }) => id).sort());
});

test('[REF-10] 60 inward letters without a gap, 4 of them to be matched', async () => {
  const all = await office.db.select().from(inwardLetters).orderBy(inwardLetters.id);
  expect(all).toHaveLength(60);
  expect(all.filter(({ is_matched }) => !is_matched)).toHaveLength(4);
  for (const year of new Set(all.map((letter) => letter.year))) {
    const counters = all.filter((letter) => letter.year === year).map(({ counter }) => counter);
    expect(counters).toEqual(counters.map((_, at) => at + 1));
  }
});
