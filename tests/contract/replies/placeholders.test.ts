import { describe, expect, test } from 'vitest';
import {
  fillPlaceholders,
  PLACEHOLDERS,
  type PlaceholderValues,
  placeholdersIn,
  unknownIn,
} from '#contract/replies/placeholders.ts';
import { languagesOf } from '#contract/replies/reply.ts';

const values: PlaceholderValues = {
  name: { name: 'Ramulu $& {{officer}}' },
  number: { name: 'GR-7' },
  category: { name: 'Water', name_te: 'నీరు', name_hi: null },
  area: { name: 'Huzurabad', name_te: 'హుజూరాబాద్' },
  due: { name: '20-12-2026' },
  officer: null,
  office: { name: 'Huzurabad' },
  ref: null,
};

describe('placeholders', () => {
  test('[DESK-14] are listed once each, with blanks in the braces, and those that stand for nothing apart', () => {
    expect(placeholdersIn(PLACEHOLDERS.map((name) => `{{${name}}}`).join())).toEqual([...PLACEHOLDERS]);
    expect(placeholdersIn('{{ due }} and {{name}}, {{due}}')).toEqual(['due', 'name']);
    expect(placeholdersIn('{name} {{}} {{ }} {{x}} name {{Name}} {{constructor}}')).toEqual([]);
    expect(unknownIn('{{name}} {{ward no}} {{x}}')).toBe('ward no');
    expect(unknownIn('{{name}} {{}} {x}')).toBeUndefined();
    expect(unknownIn('{{constructor}}')).toBe('constructor');
  });

  test('[DESK-14, GRD-16] are filled in the language of the text, else plainly; what is not known stays', () => {
    const text = '{{ category }} {{area}} {{due}} {{number}}: {{officer}} {{ref}} {{x}}';
    expect(fillPlaceholders(text, values, 'te')).toBe(
      'నీరు హుజూరాబాద్ 20-12-2026 GR-7: {{officer}} {{ref}} {{x}}',
    );
    expect(fillPlaceholders(text, values, 'hi')).toContain('Water Huzurabad');
    expect(fillPlaceholders('{{name}}!', values, 'en')).toBe('Ramulu $& {{officer}}!');
  });

  test('[DESK-14] texts are offered in the wanted languages first, and only where there is one', () => {
    const texts = { en: 'Yes', te: 'అవును', hi: null };
    expect(languagesOf(texts, 'en', 'te')).toEqual(['en', 'te']);
    expect(languagesOf(texts, null, 'te')).toEqual(['te', 'en']);
    expect(languagesOf(texts, 'hi', null)).toEqual(['te', 'en']);
  });
});
