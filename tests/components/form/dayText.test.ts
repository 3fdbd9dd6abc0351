import { expect, test } from 'vitest';
import { dayFault, dayText, dayValue } from '#src/components/form/dayText.ts';

test.each([
  '1/2/2026',
  '01/02/2026',
  '01-02-2026',
  '1.2.2026',
  '01 02 2026',
  '1 / 2 / 2026',
  '01022026',
  '2026-02-01',
  '2026-2-1',
  ' 01/02/2026 ',
  '०१/०२/२०२६',
  '౦౧౦౨౨౦౨౬',
])('%j is the first of February, read as 01/02/2026', (typed) => {
  expect(dayValue(typed)).toBe('2026-02-01');
  expect(dayFault(dayValue(typed), false)).toBeUndefined();
  expect(dayText(dayValue(typed))).toBe('01/02/2026');
});

test.each([
  '1/2/2026 17:30',
  '01022026 1730',
  '01-02-2026, 5:30 pm',
  '1.2.2026 5.30PM',
  '2026-02-01T17:30',
  '2026-02-01T17:30:00',
])('%j is half past five on that day', (typed) => {
  expect(dayValue(typed)).toBe('2026-02-01T17:30');
  expect(dayFault(dayValue(typed), true)).toBeUndefined();
  expect(dayText(dayValue(typed))).toBe('01/02/2026 17:30');
});

test.each([
  ['1/2/2026 12 am', '2026-02-01T00:00'],
  ['1/2/2026 12 pm', '2026-02-01T12:00'],
  ['1/2/2026 930', '2026-02-01T09:30'],
])('%j has the time of %j', (typed, value) => {
  expect(dayValue(typed)).toBe(value);
});

test.each(['soon', '1/2', '1/2/26', '2026', '1/2/2026 9', '010226', '1/2/20266'])(
  '%j stands for no day, and stays as it was typed',
  (typed) => {
    expect(dayValue(typed)).toBe(typed);
    expect(dayText(typed)).toBe(typed);
    expect(dayFault(typed, false)).toBe('declare.day.write');
    expect(dayFault(typed, true)).toBe('declare.day.writeWithTime');
  },
);

test('distinguishes a day that the calendar does not have from a text that is no day; empty has no error', () => {
  expect(dayFault(dayValue('30/2/2026'), false)).toBe('declare.day.unknown');
  expect(dayFault(dayValue('12/13/2026'), false)).toBe('declare.day.unknown');
  expect(dayFault(dayValue('1/1/0000'), false)).toBe('declare.day.unknown');
  expect(dayFault(dayValue('1/2/2026 25:00'), true)).toBe('declare.day.unknownWithTime');
  expect(dayFault(dayValue('1/2/2026'), true)).toBe('declare.day.writeWithTime');
  expect(dayFault(dayValue('1/2/2026 17:30'), false)).toBe('declare.day.write');
  expect(dayFault('', true)).toBeUndefined();
});
