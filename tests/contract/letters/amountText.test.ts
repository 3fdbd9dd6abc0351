import { expect, test } from 'vitest';
import { amountOf } from '#contract/letters/amountText.ts';

test.each([
  ['1', 1],
  ['100000', 100_000],
  [' 2500.50 ', 2_500.5],
  ['0.5', 0.5],
  ['999999999999.99', 999_999_999_999.99],
])('[REF-12] reads the plain decimal %j', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test.each([
  '',
  '0',
  '0.00',
  '-1',
  '+1',
  '1e5',
  '0x10',
  '1,00,000',
  '1 000',
  '0.001',
  '.5',
  '5.',
  '₹5',
  'Infinity',
  '1000000000000',
])('[REF-12] refuses %j as an amount', (text) => {
  expect(amountOf(text)).toBeUndefined();
});
