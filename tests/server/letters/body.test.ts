import { describe, expect, test } from 'vitest';
import { partsOf, type Span } from '#server/letters/typesetting/body.ts';
import { filledBody, filledLine, type Writing } from '#server/letters/typesetting/fill.ts';

const plain = (text: string): Span => ({ text, bold: false });
const bold = (text: string): Span => ({ text, bold: true });

describe('[REF-03] the text of a letter', () => {
  test('has paragraphs, apart by a blank line, with lines of their own', () => {
    expect(partsOf('One\r\ntwo\n\n \nThree ')).toEqual([
      { kind: 'paragraph', spans: [plain('One\ntwo')] },
      { kind: 'paragraph', spans: [plain('Three')] },
    ]);
    expect(partsOf('')).toEqual([]);
  });

  test('has bold words between two pairs of asterisks; single and empty pairs are printed', () => {
    expect(partsOf('a **b c** d')).toEqual([
      { kind: 'paragraph', spans: [plain('a '), bold('b c'), plain(' d')] },
    ]);
    for (const text of ['a ** b', '2 * 3 * 4', '****', '** a **'])
      expect(partsOf(text)).toEqual([{ kind: 'paragraph', spans: [plain(text)] }]);
  });

  test('has lists, with or without numbers, and a table whose first row is its head', () => {
    expect(partsOf('See:\n- one\n* two\n1. a\n2) b\n| x | y |\n|---|:-:|\n| 1 |')).toEqual([
      { kind: 'paragraph', spans: [plain('See:')] },
      { kind: 'list', items: [[plain('one')], [plain('two')]] },
      { kind: 'numbers', items: [[plain('a')], [plain('b')]] },
      {
        kind: 'table',
        rows: [
          [[plain('x')], [plain('y')]],
          [[plain('1')], []],
        ],
      },
    ]);
  });

  test('prints what looks like a loop, a link to an image or code as it is', () => {
    for (const text of [
      '{{#each people}} {{this}} {{/each}}',
      '#for x in range(9) [ #x ]',
      '![x](http://example.org/x.png)',
      '<img src="http://example.org/x.png">',
      '#image("/etc/passwd")',
      '$ sum_(x=0) $ \\ @ref <label>',
    ])
      expect(partsOf(text)).toEqual([{ kind: 'paragraph', spans: [plain(text)] }]);
  });
});

describe('[REF-03] what is filled in', () => {
  const writing: Writing = {
    side: 'te',
    number: 'HZB/GR/2026/0001',
    filling: {
      values: { name: { name: '**Ramulu** | x' }, area: { name: 'Mothkur', name_te: 'మోత్కూర్' }, due: null },
      language: null,
      our_ref: null,
    },
    people: [
      { name: 'Ramulu', area: { name: 'Mothkur', name_te: 'మోత్కూర్' }, number: '2026-000001' },
      { name: 'Sammakka', area: null, number: '2026-000002' },
    ],
    enclosures: ['A petition', 'A photograph'],
    our_ref: '2026-000001',
    their_ref: null,
  };

  test('is named in the language of the letter, and is no markup', () => {
    expect(filledBody('{{name}} of {{ area }}', writing)).toEqual([
      { kind: 'paragraph', spans: [plain('**Ramulu** | x of మోత్కూర్')] },
    ]);
  });

  test('stays open where nothing is known, and where nothing is meant', () => {
    const open = '{{due}} {{their_ref}} {{unknown}}';
    expect(filledLine(open, writing)).toBe(open);
    expect(filledLine('{{outward_no}} {{our_ref}}', writing)).toBe('HZB/GR/2026/0001 2026-000001');
  });

  test('people and enclosures are a table and a list where they stand alone, else words', () => {
    const [table, list] = filledBody('{{people}}\n\n{{enclosures}}', writing);
    expect(table).toMatchObject({ kind: 'table' });
    const rows = (table as { rows: Span[][][] }).rows.map((row) =>
      row.map((cell) => cell.map(({ text }) => text).join('')),
    );
    expect(rows).toEqual([
      ['', 'పేరు', 'గ్రామం', 'ఫిర్యాదు'],
      ['1', 'Ramulu', 'మోత్కూర్', '2026-000001'],
      ['2', 'Sammakka', '', '2026-000002'],
    ]);
    expect(list).toEqual({ kind: 'numbers', items: [[plain('A petition')], [plain('A photograph')]] });
    expect(filledLine('{{people}}: {{enclosures}}', writing)).toBe(
      'Ramulu, Sammakka: A petition; A photograph',
    );
  });
});
