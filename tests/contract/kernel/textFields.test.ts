import { expect, test } from 'vitest';
import * as fields from '#contract/kernel/fields.ts';
import { cleanText } from '#contract/kernel/text.ts';
import { refused, taken } from '../taken.ts';

test.each([
  ['a line', fields.line(), 200],
  ['several lines', fields.longText(), 10_000],
  ['rich text', fields.html(), 50_000],
  ['a link', fields.link(), 2_000, 'https://'],
  ['an address of a mailbox', fields.email(), 200, 'a@b.'],
])('[API-04] %s has a longest length', (_, field, max, start = '') => {
  const longest = start.padEnd(max, 'a');
  expect(taken(field, longest)).toBe(longest);
  expect(taken(field, `${longest}a`)).toEqual(refused('tooLong'));
  expect(taken(field, ` ${longest}\n`)).toBe(longest);
});

test('[API-04] blanks alone are nothing, a number is its digits, anything else is missed', () => {
  for (const nothing of [' \n\t', '', null, undefined, [], {}, true]) {
    expect(taken(fields.line(), nothing)).toEqual(refused('required'));
  }
  expect(taken(fields.line(), 12)).toBe('12');
});

test.each(['\u200b', '\u200c\u200d', '\ufeff', '\u2060 \u00ad', '\u3164', '\u2800', ' \u200b\n'])(
  '[API-04] %j shows nothing, and is nothing',
  (unseen) => {
    for (const field of [fields.line(), fields.longText(), fields.html()]) {
      expect(taken(field, unseen)).toEqual(refused('required'));
      expect(taken(fields.optional(field), unseen)).toBeNull();
    }
    expect(taken(fields.line(), `క్${unseen}ష`)).toBe(`క్${unseen}ష`);
  },
);

test('is kept in NFC with plain line ends, without control characters and overrides of direction', () => {
  expect(cleanText('a\r\nb\rc\n\td')).toBe('a\nb\nc\n\td');
  expect(cleanText('e\u0301')).toBe('é');
  expect(cleanText('a\u0000\u001b\u007f\u0085b\u202a\u202e\u2066\u2069c')).toBe('abc');
  expect(cleanText('\u2065\u206a\u2029')).toBe('\u2065\u206a\u2029');
});

test.each([
  ['a@example.org', 'a.b+c@mail.example.co.in'],
  ['https://example.org/a?b=c#d', 'HTTP://example.org'],
])('[API-04] %s and %s have their shape', (one, other) => {
  const field = one.includes('://') ? fields.link() : fields.email();
  expect([taken(field, one), taken(field, other)]).toEqual([one, other]);
});

test.each([
  'a',
  'a@b',
  '@example.org',
  'a@.',
  'a b@example.org',
  'a@example.org b',
  'a@example.org, b@example.org',
  'Ravi <a@example.org>',
  'a@exam\nple.org',
  'a@b@c.d',
])('[API-04] %s is no address of a mailbox', (typed) => {
  expect(taken(fields.email(), typed)).toEqual(refused('notEmail'));
});

test.each([
  'a@example.org,',
  ' a@example.org;',
  'a@example.org.',
  '<a@example.org>',
  '<a@example.org>,',
  'mailto:a@example.org?subject=Road',
  '\u202Aa@example.org\u202C',
  'a@\u200Bexample.org\u00A0',
  'a\uFF20example.org',
])('[API-04, AUTH-02] of %j the address is kept, of a mailbox and of an account', (typed) => {
  expect(taken(fields.email(), typed)).toBe('a@example.org');
  expect(taken(fields.username(), typed)).toBe('a@example.org');
});

test('[AUTH-02] a name of an account is an address, or has no @', () => {
  expect(taken(fields.username(), 'state-admin')).toBe('state-admin');
  expect(taken(fields.username(), 'a@b')).toEqual(refused('notEmail'));
});

test.each([
  'javascript:alert(1)',
  'ftp://example.org',
  '//example.org',
  'https://',
  'https://a b',
  'x https://a',
  'https://a"b',
])('[API-04] %s is no link', (typed) => {
  expect(taken(fields.link(), typed)).toEqual(refused('notLink'));
});

test('[PWD-03] a password has eight to two hundred characters, blanks at its ends among them', () => {
  const field = fields.newPassword();
  expect(taken(field, ' 345678 ')).toBe(' 345678 ');
  expect(taken(field, '1234567')).toEqual(refused('passwordShort'));
  expect(taken(field, 'x')).toEqual(refused('passwordShort'));
  expect(taken(field, '')).toEqual(refused('required'));
  expect(taken(field, 'x'.repeat(200))).toBe('x'.repeat(200));
  expect(taken(field, 'x'.repeat(201))).toEqual(refused('tooLong'));
});
