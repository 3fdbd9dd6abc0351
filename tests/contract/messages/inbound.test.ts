import { expect, test } from 'vitest';
import { inbound } from '#contract/messages/inbox.ts';
import { statusForm } from '#contract/messages/slip.ts';

const missed = { channel: 'missed_call', from: '+919848012345', at: '2026-03-01T10:00:00+05:30' };

test('[MSG-16] accepts a missed call from a service without text and files', () => {
  expect(inbound.parse(missed)).toEqual({ ...missed, id: null, text: '', media: [] });
  const photo = { name: 'a.jpg', type: 'image/jpeg', data: 'aGVsbG8=' };
  expect(inbound.parse({ ...missed, id: 'x1', text: ' No water ', media: [photo] })).toMatchObject({
    id: 'x1',
    text: 'No water',
    media: [photo],
  });
  for (const wrong of [
    { channel: 'SMS 1' },
    { from: '' },
    { at: 'yesterday' },
    { media: Array(5).fill(photo) },
    { media: [{ ...photo, data: '?' }] },
  ])
    expect(inbound.safeParse({ ...missed, ...wrong }).success).toBe(false);
});

test('[MSG-19] the status page takes four digits, also with blanks around them', () => {
  const takes = (digits: unknown) => statusForm.digits.safeParse(digits).success;
  expect([' 0123 ', 4321, '12345', '12a4', '', null].map(takes)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
