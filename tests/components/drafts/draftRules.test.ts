import { expect, test } from 'vitest';
import { draftToOffer, isExpired, isWritten, withoutFiles } from '#src/components/drafts/draftRules.ts';

const now = new Date('2026-11-27T14:08:00Z');
const draft = (id: string, saved_at: string) => ({ id, saved_at, values: id });

test('[AUTH-10] offers the newest draft that no form shows and that is younger than seven days', () => {
  const drafts = [
    draft('old', '2026-11-20T14:07:59Z'),
    draft('first', '2026-11-26T09:00:00Z'),
    draft('last', '2026-11-27T09:00:00Z'),
  ];
  expect(draftToOffer(drafts, () => false, now)?.id).toBe('last');
  expect(draftToOffer(drafts, (id) => id === 'last', now)?.id).toBe('first');
  expect(draftToOffer(drafts.slice(0, 1), () => false, now)).toBeNull();
  expect(draftToOffer([], () => false, now)).toBeNull();
});

test.each([
  ['2026-11-27T14:08:00Z', false],
  ['2026-11-20T14:08:01Z', false],
  ['2026-11-20T14:08:00Z', true],
  [undefined, true],
] as const)('[AUTH-10] a draft of %s is expired: %s', (saved_at, expired) => {
  expect(isExpired(saved_at, now)).toBe(expired);
});

test('[AUTH-10] stores neither files nor passwords', () => {
  const file = new File(['x'], 'letter.pdf');
  const values = {
    note: 'Ring',
    file,
    files: [file],
    password: 'Secret@1',
    new_password: 'Secret@1',
    ids: [1],
  };
  expect(withoutFiles(values)).toEqual({ note: 'Ring', ids: [1] });
});

test.each([
  [{ note: '' }, { note: null }, false],
  [{ details: '<p></p>' }, { details: '' }, false],
  [{ note: 'Ring' }, { note: '' }, true],
  [{ note: '', on: '2026-11-28' }, { note: '' }, true],
  ['', 'Begun', true],
])('[AUTH-10] %j is written where the form began with %j: %s', (values, initial, written) => {
  expect(isWritten(values, initial)).toBe(written);
});
