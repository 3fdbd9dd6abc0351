import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fitsVariable,
  hasWords,
  isVariable,
  readTemplate,
  unknownVariable,
  VARIABLE_KINDS,
  variablesOf,
  wrongWord,
} from '#contract/messages/templateText.ts';
import {
  fillTemplate,
  MESSAGE_VALUES,
  type TiedValue,
  wholeWords,
} from '#contract/messages/templateValues.ts';

const ADDRESS = 'https://grievance.example.in';
const LINK = `${ADDRESS}/s/abcdefghijklmnopqrstuv`;

/** Words in three scripts. */
const words = fc
  .array(fc.constantFrom('నీటి', 'ఫిర్యాదు', 'शिकायत', 'पानी', 'Your', 'request', '(no.)', '$&', 'a'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) => all.join(' '));
const VALUES = {
  numeric: '2026',
  alphanumeric: 'వార్డు 7-A',
  url: LINK,
  cbn: '+919848012345',
  email: 'a@b.in',
  var: 'रामुलु',
};
const kind = fc.constantFrom(...VARIABLE_KINDS);
/** Alternating words and variables, as in most templates. */
const template = fc
  .tuple(words, fc.array(fc.tuple(kind, words), { maxLength: 4 }))
  .map(([first, rest]) => `${first} ${rest.map(([one, more]) => `{#${one}#} ${more}`).join(' ')}`);
const filledWith = (text: string) =>
  readTemplate(text)
    .map((part) => (isVariable(part) ? VALUES[part.variable] : part.words))
    .join('');

describe('the text of a template', () => {
  test('[MSG-03] is words and typed variables, and reads as it is written', () => {
    fc.assert(
      fc.property(template, (text) => {
        const written = readTemplate(text).map((part) =>
          isVariable(part) ? `{#${part.variable}#}` : part.words,
        );
        expect(written.join('')).toBe(text);
      }),
    );
    expect(variablesOf('{#var#}{#numeric#} a {#url#}{#x#}')).toEqual(['var', 'numeric', 'url']);
    expect(unknownVariable('{#var#} {#Numeric#}')).toBe('{#Numeric#}');
    expect(unknownVariable('{#var#} {{name}} #a#')).toBeUndefined();
  });

  test('[MSG-03] a template needs fixed words', () => {
    expect(['', '{#var#}', '{#var#} {#numeric#}.', ' -- {#url#}'].map(hasWords)).toEqual(
      Array(4).fill(false),
    );
    expect(['a{#var#}', '{#var#} కు'].map(hasWords)).toEqual([true, true]);
  });

  test('[MSG-03] equals what is sent but for the values, in any script', () => {
    fc.assert(
      fc.property(template, (text) => {
        expect(wrongWord(text, filledWith(text), ADDRESS)).toBeNull();
      }),
    );
  });

  test('[MSG-03] a letter, its case, a space more or less anywhere in the words is found', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.constantFrom('x', ' ', 'క', ''), (text, at, put) => {
        const place = at % text.length;
        const changed = text.slice(0, place) + put + text.slice(place + (put ? 0 : 1));
        expect(wrongWord(`${text} {#numeric#}`, `${changed} 7`, null) === null).toBe(changed === text);
      }),
    );
    const text = 'Your request {#alphanumeric#} is resolved.';
    expect(wrongWord(text, 'Your request 2026-000123 is resolved.', null)).toBeNull();
    expect(wrongWord(text, 'Your Request 2026-000123 is resolved.', null)).toBe('Request');
    expect(wrongWord(text, 'Your request 2026-000123 is solved.', null)).toBe('solved.');
    expect(wrongWord(text, 'Your request 2026-000123 is resolved. Vote', null)).toBe('Vote');
    expect(wrongWord('Number {#numeric#} only', 'Number seven only', null)).toBe('seven');
    expect(wrongWord(text, 'Your request', null)).toBe('request');
  });

  test('[MSG-03] matching adjacent variables ends, although the number of splits is huge', () => {
    expect(wrongWord(`${'{#var#}'.repeat(20)}!`, 'a'.repeat(600), null)).not.toBeNull();
  });

  test('[MSG-03] a link begins with the registered address, not only with its letters', () => {
    const fits = (value: string, address: string | null = ADDRESS) => fitsVariable('url', value, address);
    expect(fits(LINK)).toBe(true);
    expect(fits(LINK, `${ADDRESS}/`)).toBe(true);
    expect(
      [`${ADDRESS}.evil.in/s`, `${ADDRESS}@evil.in`, 'http://grievance.example.in/s', 'javascript:1'].some(
        (one) => fits(one),
      ),
    ).toBe(false);
    expect(fits(LINK, null)).toBe(false);
    expect(fits(`${LINK}abcdefghijk`)).toBe(false);
  });
});

describe('values', () => {
  const fill = (text: string, value: string, tied: Partial<TiedValue> = {}) =>
    fillTemplate(
      { text, values: [{ value: 'name', shorten: false, ...tied }] },
      { values: { [tied.value ?? 'name']: { name: value } }, language: 'en', address: ADDRESS },
    );

  test('[MSG-03] above 30 letters are cut to whole words where the template says so, else refused', () => {
    const long = 'Venkata Lakshmi Narasimha Rajeshwara Rao';
    expect(fill('Dear {#var#}.', long, { shorten: true })).toEqual({
      text: 'Dear Venkata Lakshmi Narasimha.',
    });
    expect(fill('Dear {#var#}.', long)).toEqual({
      refused: { code: 'valueTooLong', values: { value: long } },
    });
    expect(fill('No. {#var#}.', 'x'.repeat(31), { shorten: true })).toHaveProperty('refused');
    // A part of a number is another number.
    expect(fill('No. {#var#}.', `${'7 '.repeat(20)}`, { value: 'number', shorten: true })).toHaveProperty(
      'refused',
    );
    fc.assert(
      fc.property(words, words, (one, more) => {
        const value = `${one} ${more}`;
        const cut = wholeWords(value) ?? '';
        expect([...cut].length).toBeLessThanOrEqual(30);
        expect(`${value} `.startsWith(`${cut} `)).toBe(true);
      }),
    );
  });

  test('[MSG-03] line breaks are spaces, the kind must fit, and what is not known is refused', () => {
    expect(fill('Dear {#alphanumeric#}.', ' Ramulu\n  Goud ')).toEqual({ text: 'Dear Ramulu Goud.' });
    expect(fill('No. {#numeric#}.', 'seven')).toMatchObject({ refused: { code: 'valueKind' } });
    expect(fill('See {#url#} .', 'https://evil.in/s', { value: 'link' })).toEqual({
      refused: { code: 'foreignLink', values: { address: ADDRESS } },
    });
    expect(fill('Dear {#var#}.', ' ')).toMatchObject({ refused: { code: 'valueUnknown' } });
    expect(new Set(MESSAGE_VALUES).size).toBe(MESSAGE_VALUES.length);
  });

  test('[MSG-03] a filled-in text matches its template, for any values', () => {
    fc.assert(
      fc.property(template, fc.string({ unit: 'grapheme', maxLength: 60 }), (text, name) => {
        const values = variablesOf(text).map((): TiedValue => ({ value: 'name', shorten: true }));
        const filled = fillTemplate(
          { text, values },
          { values: { name: { name } }, language: 'te', address: ADDRESS },
        );
        if ('text' in filled) expect(wrongWord(text, filled.text, ADDRESS)).toBeNull();
      }),
    );
  });
});
