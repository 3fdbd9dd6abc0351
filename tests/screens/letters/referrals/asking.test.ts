import { expect, test } from 'vitest';
import { bodyOf, isWrongDay, NOTHING_ASKED } from '#src/custom/letters/complaint/referrals/asking.ts';

const past = { ...NOTHING_ASKED, due_on: '2020-01-01' };

test('[REF-01] checks the day of an answer only while its field is shown', () => {
  expect(isWrongDay(past)).toBe(true);
  expect(isWrongDay({ ...past, waits: false })).toBe(false);
  expect(isWrongDay({ ...past, waits: false, way: 'portal' })).toBe(true);
});

test('[REF-01] sends the day of an answer whenever its field is shown', () => {
  const typed = { ...NOTHING_ASKED, due_on: '2099-01-01' };
  expect(bodyOf(typed).due_on).toBe('2099-01-01');
  expect(bodyOf({ ...typed, waits: false, way: 'phone' }).due_on).toBe('2099-01-01');
  expect(bodyOf({ ...typed, waits: false }).due_on).toBeNull();
});
