import { expect, test } from 'vitest';
import { phoneDigits } from '../../contract/fields.ts';

test.each([
  ['98480 12345', '9848012345'],
  ['+91 98480 12345', '9848012345'],
  ['+91-98480-12345', '9848012345'],
  ['09848012345', '9848012345'],
  ['9848012345678', '9848012345'],
  ['98a4', '984'],
])('[CRE-17, CON-01] of %s a phone input keeps %s', (typed, kept) => {
  expect(phoneDigits(typed)).toBe(kept);
});
