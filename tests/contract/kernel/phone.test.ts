import { describe, expect, test } from 'vitest';
import * as fields from '#contract/kernel/fields.ts';
import { isPhone, phoneForms, phoneOf } from '#contract/kernel/phone.ts';
import { isMobile } from '#contract/messages/messageRules.ts';
import { refused, taken } from '../taken.ts';
import { NO_PHONES, PHONES } from './phoneCases.ts';

describe('[CRE-17, CRE-19] a phone number', () => {
  test.each(PHONES)('%j is read as %s, and that is read as itself', (typed, phone) => {
    expect(taken(fields.phone(), typed)).toBe(phone);
    expect(taken(fields.phoneIfKnown(), phone)).toBe(phone);
    expect([isPhone(phone), phoneOf(phone)]).toEqual([true, phone]);
  });

  test.each(NO_PHONES)('%j is refused: %s', (typed, refusal) => {
    expect(taken(fields.phone(), typed)).toEqual(refused(refusal));
    expect(taken(fields.phoneIfKnown(), typed)).toEqual(refused(refusal));
  });

  test('may be a number in JSON, and any ten digits that do not begin with 0', () => {
    const typed = [9848012345, '1234567890', '4023456789', '9999999999', '0000000000'];
    expect(typed.map((each) => taken(fields.phone(), each))).toEqual(typed.map(String));
  });

  test.each(['', ' - ', null, undefined])('%j is missed', (typed) => {
    expect(taken(fields.phone(), typed)).toEqual(refused('required'));
  });

  test('that is not known stays empty only where none may be known', () => {
    expect(taken(fields.phoneIfKnown(), '')).toBe('');
    expect(taken(fields.phoneIfKnown(), {})).toEqual(refused('notPhone'));
  });

  test('takes no time however long the text is', () => {
    for (const typed of ['9 '.repeat(50_000), '9,'.repeat(50_000), '+('.repeat(50_000)])
      expect(phoneOf(typed)).toBeNull();
  });
});

test('[MSG-11] a landline is no mobile', () => {
  expect(['0878-2245678', '040-23456789', '08742-222333'].map(isMobile)).toEqual([false, false, false]);
});

test('[PER-04] ten digits that begin with an STD code may be stored as a landline', () => {
  expect(phoneForms('08782245678')).toEqual(['8782245678', '0878-2245678']);
  expect(phoneForms('0878-2245678')).toEqual(['0878-2245678', '8782245678']);
  expect(phoneForms('9848012345')).toEqual(['9848012345']);
  expect(phoneForms('98480')).toEqual([]);
});
