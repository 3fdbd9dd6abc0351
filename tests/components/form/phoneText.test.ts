import { describe, expect, test } from 'vitest';
import { changedPhone, refusedText } from '#src/components/form/phoneText.ts';
import { NO_PHONES, PHONES } from '../../contract/kernel/phoneCases.ts';

/** The value of the input after each letter. */
const typedInto = (before: string, letters: string) =>
  [...letters].reduce((held, letter) => changedPhone(held, held + letter, false), before);
const pasted = (text: string) => changedPhone('', text, true);

describe('[CRE-17, CON-01] into a phone input', () => {
  test.each([
    ['98480 12345 67', '9848012345'],
    ['98a4', '984'],
    ['(98480) 12345-678', '9848012345'],
    ['09848012345', '9848012345'],
    ['+91 98480 12345', '9848012345'],
    ['౯౮౪౮౦౧౨౩౪౫', '9848012345'],
    ['0878-2245678', '0878-2245678'],
    ['0878 22456789', '0878-2245678'],
    ['040-23456', '040-23456'],
  ])('typing %j leaves %j', (letters, held) => {
    expect(typedInto('', letters)).toBe(held);
    expect(refusedText(held)).toBeUndefined();
  });

  test('typing a number in full behind 91 never leaves its first ten digits', () => {
    expect(typedInto('', '91984801234')).toBe('91984801234');
    expect(typedInto('', '9191234567')).toBe('9191234567');
  });

  test.each(PHONES)('pasting %j leaves %j', (text, phone) => {
    expect(pasted(text)).toBe(phone);
  });

  test.each(NO_PHONES)('pasting %j leaves the text, to be corrected', (text) => {
    expect(pasted(text)).toBe(text);
  });

  test('a refused text says why, keeps what is edited in it, and becomes the phone that is left', () => {
    const two = pasted('98480 11101 / 98480 11102');
    expect(refusedText(two)).toBe('twoPhones');
    expect(changedPhone(two, two.slice(0, -1), false)).toBe('98480 11101 / 98480 1110');
    expect(changedPhone(two, '98480 11101 /', false)).toBe('98480 11101 /');
    expect(changedPhone('98480 11101 /', '98480 11101 ', false)).toBe('9848011101');
    expect(changedPhone(two, '', false)).toBe('');
    expect(typedInto(changedPhone(two, '', false), '98480123456')).toBe('9848012345');
  });

  test('a part that is pasted is put with what is there', () => {
    expect(changedPhone('98480', '98480 12345', true)).toBe('9848012345');
    expect(changedPhone('98480', '98480111', true)).toBe('98480111');
  });

  test('parses text that a keyboard inserts at once, and cuts it only where that makes no other number', () => {
    expect(changedPhone('', '+91 98480 12345', false)).toBe('9848012345');
    expect(changedPhone('', '98480123456', false)).toBe('9848012345');
    expect(changedPhone('', '+91 98480 123456', false)).toBe('+91 98480 123456');
    expect(changedPhone('', '98480 11101 / 98480 11102', false)).toBe('98480 11101 / 98480 11102');
  });
});
